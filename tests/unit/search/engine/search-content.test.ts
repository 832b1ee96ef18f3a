import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../../../src/library/load-library';
import { publishIndex } from '../../../../src/search/build/publish-index';
import { makeSearch } from '../../../../src/search/engine/search';
import { unpack } from '../../../../src/search/engine/unpack';
import { toolCards } from '../../../../src/widgets/registry';
import { sample } from '../../../every';

// What authors promise in the front matter of the real terms, kept by the search.

const { library } = loadLibrary(process.cwd(), { base: '/', tools: toolCards });

describe.each(library.games.map((game) => [game.slug, game] as const))('the names of %s', (_, game) => {
	const { index, questions } = publishIndex(game);
	const entries = unpack(index, questions);
	const terms = entries.flatMap(({ y, n, ...entry }) => (y === 'terme' && n !== undefined ? [{ ...entry, n }] : []));
	const search = makeSearch(entries);
	/** What each page says first: a section that says the same is as good an answer. */
	const saidBy = new Map(entries.map(({ u, i }) => [u, i]));
	const found = (query: string, places: number) =>
		search
			.find(query)
			.found.slice(0, places)
			.map(({ entry }) => entry);

	/** Words of which the page is not among the first `places` answers. */
	const lost = (words: readonly (readonly [string, string])[], places: number): string[] =>
		(words.length < 20 ? words : sample(words, (_, at) => at % 4 === 0))
			.filter(
				([word, address]) =>
					!found(word, places).some(({ u, i }) => u.split('#')[0] === address || i === saidBy.get(address)),
			)
			.map(([word, address]) => `${word} → ${address}`);

	test('are there to be searched', () => {
		// A game that begins has a few terms and one chapter.
		const few = game.data.debutant ? 3 : 50;
		expect(terms.length).toBeGreaterThan(few);
		expect(entries.length).toBeGreaterThan(terms.length + few);
	});

	test('each find their own term first', () => {
		expect(
			lost(
				terms.map(({ n, u }) => [n, u]),
				1,
			),
		).toEqual([]);
	});

	test('find it first without accents, capitals and signs too', () => {
		const bare = (name: string) =>
			name
				.normalize('NFD')
				.replace(/[^\p{L}\p{N} ’-]/gu, '')
				.toUpperCase();
		expect(
			lost(
				terms.map(({ n, u }) => [bare(n), u]),
				1,
			),
		).toEqual([]);
	});

	test('find it among the first two by every other form that links to it', () => {
		expect(
			lost(
				terms.flatMap(({ f = [], u }) => f.map((form) => [form, u] as const)),
				2,
			),
		).toEqual([]);
	});

	test('find it among the first two by its English name, which two terms may share', () => {
		expect(
			lost(
				terms.flatMap(({ a = [], u }) => a.map((name) => [name, u] as const)),
				2,
			),
		).toEqual([]);
	});

	test('find it among the first five by the everyday words that it lists', () => {
		const words = terms.flatMap(({ r = [], u }) => r.map((word) => [word, u] as const));
		// A few say something of several terms (« combien de fois »): a statement about another answers better.
		expect(lost(words, 5).length, lost(words, 5).join(', ')).toBeLessThanOrEqual(words.length / 250);
	});

	test('find chapters, sections, questions and tools by their own titles', () => {
		const others = entries.flatMap(({ y, n, u, i, restates }) =>
			y === 'terme' || n === undefined || restates ? [] : [{ n, u, i }],
		);
		const missing = others.filter(({ n, i }) => !found(n, 3).some((entry) => entry.n === n || entry.i === i));
		expect(missing.map(({ n, u }) => `${n} → ${u}`)).toEqual([]);
	});

	test('say something of every page and statement that they list, once', () => {
		expect(entries.filter(({ d }) => d === '').map(({ u }) => u)).toEqual([]);
	});
});
