import { describe, expect, test } from 'vitest';
import { makeCandidates } from '../../../../src/search/engine/candidates';
import { makePageOrder } from '../../../../src/search/engine/page-order';
import { makePageSigns } from '../../../../src/search/engine/page-signs';
import type { PageSigns } from '../../../../src/search/engine/signs';
import { unpack } from '../../../../src/search/engine/unpack';
import { type Weights, weights } from '../../../../src/search/engine/weights';
import type { PublishedEntry, PublishedQuestions } from '../../../../src/search/published-index';

const published: PublishedEntry[] = [
	{ u: '/jeu/armure/', n: 'armure', d: 'L’armure annule des dégâts.', y: 'terme' },
	{ u: '#armure-tour', d: 'Elle revient à chaque tour.', p: 0 },
	{ u: '#armure-cumul', d: 'Plusieurs armures s’ajoutent.', p: 0 },
	{ u: '/jeu/poison/', n: 'poison', d: 'Le poison détruit malgré une armure.', y: 'terme' },
];
const questions: PublishedQuestions = {
	questions: [
		[1, 'mon armure revient quand ?', 'l’armure se recharge au tour suivant ?'],
		[3, 'le poison marche sur une armure ?'],
	],
	words: [],
	restated: [],
};

const none = Object.fromEntries(Object.keys(weights.pages).map((sign) => [sign, 0])) as unknown as PageSigns;
const only = (signs: Partial<PageSigns>): Weights => ({ ...weights, pages: { ...none, ...signs } });

/** Addresses of what a query finds, as its pages are put in order. */
function order(query: string, made: Weights, asked: PublishedQuestions | undefined = questions) {
	const entries = unpack({ name: 'Jeu', entries: published }, asked);
	const { of, documents, occurrences } = makeCandidates(entries, made);
	const { found, words } = of(query);
	const ordered = makePageOrder(entries, documents, occurrences, made)(query, words, found);
	const addresses = (list: typeof found) => list.map(({ number }) => entries[number]?.u);
	return { before: addresses(found), after: addresses(ordered) };
}

describe('pages in order', () => {
	test('stand by their signs, and what is found stays the same', () => {
		const [fewer, more] = [-1, 1].map((size) => order('armure qui détruit', only({ size })));
		expect(more?.after[0]).toContain('/jeu/armure/');
		expect(fewer?.after[0]).toBe('/jeu/poison/');
		expect(fewer?.after.toSorted()).toEqual(fewer?.before.toSorted());
	});

	test('keep their answers in the order in which they were found', () => {
		const { before, after } = order('armure au tour suivant', only({ size: 1 }));
		const ofArmor = (list: readonly (string | undefined)[]) => list.filter((address) => address?.includes('armure'));
		expect(ofArmor(before).length).toBeGreaterThan(1);
		expect(ofArmor(after)).toEqual(ofArmor(before));
	});

	test('are left as they were found when the query is a whole name, and before players’ questions have come', () => {
		for (const { before, after } of [
			order('armure', only({ size: -1 })),
			order('armure qui détruit', only({ size: -1 }), { questions: [], words: [], restated: [] }),
		])
			expect(after).toEqual(before);
	});

	test('may be none', () => {
		expect(order('zzzz', weights).after).toEqual([]);
	});
});

describe('the signs of pages', () => {
	const entries = unpack({ name: 'Jeu', entries: published }, questions);
	const { of, documents, occurrences } = makeCandidates(entries, weights);
	const signsOf = (query: string) => {
		const { found, words } = of(query);
		return makePageSigns(entries, documents, occurrences)(query, words, found);
	};

	test('tell the page of which the question is asked', () => {
		const signs = signsOf('armure qui revient au tour');
		const [armor, poison] = ['/jeu/armure/', '/jeu/poison/'].map((page) => signs.get(page) as PageSigns);
		for (const sign of ['score', 'anywhere', 'asked', 'naming', 'statedLanguage', 'letters'] as const)
			expect((armor as PageSigns)[sign], sign).toBeGreaterThan((poison as PageSigns)[sign]);
		expect(armor).toMatchObject({ score: 1, said: 1, tool: 0, chapter: 0 });
		expect(poison).toMatchObject({ said: 0, next: 0 });
	});

	test('are numbers, whatever is asked', () => {
		for (const query of ['', '   ', 'de la', '🃏', '<b>armure</b>', 'a'.repeat(500)])
			for (const signs of signsOf(query).values())
				for (const [sign, value] of Object.entries(signs)) expect(Number.isFinite(value), sign).toBe(true);
	});
});
