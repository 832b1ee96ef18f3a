import { describe, expect, test } from 'vitest';
import { gatherLinked } from '../../../../src/search/engine/gather-linked';
import { type Match, makeSearch } from '../../../../src/search/engine/search';
import { type Entry, type PublishedEntry, unpack } from '../../../../src/search/published-index';

const page = (u: string, n: string, d: string): PublishedEntry => ({ u: `/jeu/${u}/`, n, d, y: 'terme' });
const statement = (i: string, p: number, d: string): PublishedEntry => ({ u: `#${i}`, d, p });

const both = 'Le deck est vide, qui remélange et qui perd ?';
const entries: PublishedEntry[] = [
	page('deck', 'deck', 'Un deck est une pile de cartes.'),
	statement('deck-vide', 0, 'Un joueur dont le deck est vide remélange sa défausse.'),
	statement('deck-sommet', 0, 'On pioche au sommet du deck.'),
	page('defaite', 'défaite', 'Une défaite met fin à la partie.'),
	statement('defaite-pioche', 3, 'Celui qui ne peut plus piocher perd.'),
	statement('defaite-deck', 3, 'Un deck épuisé ne fait pas perdre.'),
	page('main', 'main', 'Les cartes que vous tenez.'),
];
const search = makeSearch(
	unpack(
		{ name: 'Jeu', entries },
		{
			questions: [
				[1, both, 'remélanger la défausse'],
				[2, 'où piocher'],
				[4, both, 'défaite par la pioche'],
			],
			words: [],
		},
	),
);

/** Passages for a query: ids of what the first page says, those of each other page, then the same of the next ones. */
const shown = (query: string) => {
	const { found, linked } = search.find(query);
	return gatherLinked(found, linked).map(({ statements, others }) => [
		statements.map(({ entry }) => entry.i),
		...others.map((other) => other.statements.map(({ entry }) => entry.i)),
	]);
};

/** A statement of a page, by its number. */
function match(number: number, name: string): Match {
	const above = unpack({ name: 'Jeu', entries: [page(name, name, '')] });
	const entry: Entry = { ...(above[0] as Entry), i: `${name}-${number}`, n: undefined, p: 0 };
	return { entry, number, above, score: 10 - number };
}

describe('a question that statements of two pages answer', () => {
	test('has them in one passage, and what it says stands nowhere else', () => {
		const [first = [], ...rest] = shown(both);
		expect(first[0]).toContain('deck-vide');
		expect(first[1]).toEqual(['defaite-pioche']);
		expect(rest.flat(2)).not.toContain('defaite-pioche');
		expect(rest.flat(2)).toContain('defaite-deck');
	});

	test('is not guessed from few of its words, nor where what it names is not all found', () => {
		for (const query of ['où piocher', 'perdre']) expect(search.find(query).linked, query).toEqual([]);
		expect(search.find(both, 'chapitre').linked).toEqual([]);
	});

	test('is one passage of each page when it is not asked', () => {
		expect(shown('où piocher')[0]).toEqual([expect.arrayContaining(['deck-sommet'])]);
	});

	test('has what is linked on its own page, however much is found there', () => {
		const many = Array.from({ length: 6 }, (_, number) => match(number, 'a'));
		const linked = [match(5, 'a'), match(9, 'b')];
		const [first] = gatherLinked([...many, match(9, 'b')], linked);
		expect(first?.statements.map(({ number }) => number)).toEqual([0, 1, 2, 5]);
		expect(first?.others.map(({ statements }) => statements.map(({ number }) => number))).toEqual([[9]]);
	});
});
