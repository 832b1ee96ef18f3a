import { describe, expect, test } from 'vitest';
import { makeDocuments } from '../../../../src/search/engine/documents';
import { makeEdges } from '../../../../src/search/engine/edges';
import { unpack } from '../../../../src/search/engine/unpack';

const entries = unpack(
	{ name: 'Jeu', entries: [{ u: '/jeu/cout/', n: 'coût', d: 'Le coût se paie.', y: 'terme' }] },
	{
		edges: [{ u: '/jeu/#acheter', n: 'Acheter un deck', d: 'Le livret ne dit aucun prix.', y: 'hors-livret' }],
		questions: [],
		words: [],
		restated: [],
	},
);
const { place } = makeEdges(makeDocuments(entries));
const [RULE, SUBJECT] = [0, 1];
const found = (number: number, score: number) => ({ number, score, words: 0, covered: 0, likeness: 0, named: 0 });

/** What stands first when a subject is worth `margin` more than a rule. */
const firstAt = (margin: number, { asked, compared = true }: { asked?: number; compared?: boolean } = {}) =>
	place([found(SUBJECT, 7 + margin), found(RULE, 7)], asked, compared)[0]?.number;

describe('a subject that stands before rules', () => {
	test('stays there when its page is clearly worth more, and only then', () => {
		expect(firstAt(4.3)).toBe(SUBJECT);
		expect(firstAt(1.6)).toBe(RULE);
	});

	test('goes behind a rule, however high its score, where pages were not compared', () => {
		expect(firstAt(50, { compared: false })).toBe(RULE);
	});

	test('stays there when it is surely asked', () => {
		expect(firstAt(0.1, { asked: SUBJECT })).toBe(SUBJECT);
		expect(firstAt(0.1, { asked: SUBJECT, compared: false })).toBe(SUBJECT);
	});
});

test('a subject that stands behind a rule stays there unless it is surely asked', () => {
	const ranked = [found(RULE, 9), found(SUBJECT, 2)];
	expect(place(ranked, undefined, true)).toBe(ranked);
	expect(place(ranked, SUBJECT, true)[0]?.number).toBe(SUBJECT);
	expect(place([], SUBJECT, true)).toEqual([]);
});
