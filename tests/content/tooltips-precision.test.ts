import { describe, expect, it } from 'vitest';
import { buildBilingualIndex } from '../../src/glossary/bilingual-index';
import { indexLists } from '../../src/glossary/form-lists';
import { inCompany } from '../../src/glossary/host/company';
import { findTerms, type Match } from '../../src/glossary/match';
import type { Game } from '../../src/library/types';
import { tooltipsOf } from '../../src/publish/api/tooltips';
import { type Measure, measure, precision, readArticleFile, readPosts, recall, sum } from './host-article';
import { grown as games } from './real-content';

type Find = (text: string) => Match[];

/** What `/bulles.js` marks in a block of a host page, from the data as they are published. */
function finder(game: Game): Find {
	const index = indexLists(tooltipsOf(game, { address: (path) => `https://arbitre.test${path}` }));
	return (text) => inCompany(findTerms(text, index), text);
}

/** What would be marked by someone who knows the words and no more: any capital, any phrase, both languages. */
function naiveFinder(game: Game): Find {
	const lower = (forms: readonly string[]) => forms.map((form) => form.toLowerCase());
	const index = buildBilingualIndex(
		game.terms.map(({ slug, data: { terme, variantes, anglais } }) => ({
			slug,
			terme: terme.toLowerCase(),
			variantes: lower(variantes),
			anglais: lower(anglais),
			sauf: [],
			autolien: true,
		})),
	);
	return (text) => findTerms(text, index);
}

const articleOf = (game: Game, folder: string) =>
	readArticleFile(`${folder}${game.slug}`, new Set(game.terms.map(({ slug }) => slug)));

const finders = new Map(games.map((game) => [game, finder(game)]));

const measureOf = (game: Game, folder: string) => measure(articleOf(game, folder), finders.get(game) ?? finder(game));

/** Least recall of each game in the articles that the matching was adjusted to, then in those it never saw. */
const floors: Readonly<Record<string, readonly [adjusted: number, unseen: number]>> = {
	arkham: [0.87, 0.8],
	// Half of the unseen places are in the report of a league: its words (« inscrits ») hold ordinary ones back.
	keyforge: [0.9, 0.65],
	l5r: [0.87, 0.85],
	mistborn: [0.85, 0.7],
};

describe.each(games.map((game) => [game.slug, game] as const))('%s', (slug, game) => {
	const [adjusted, unseen] = floors[slug] ?? [1, 1];

	it.each([
		['articles that it was adjusted to', '', 0.95, adjusted],
		['articles that it never saw', 'temoins/', 0.9, unseen],
	])('marks the right words in %s', (_, folder, leastPrecision, leastRecall) => {
		const result = measureOf(game, folder);
		expect(precision(result), result.wrong.join('\n')).toBeGreaterThanOrEqual(leastPrecision);
		expect(recall(result), result.missed.join('\n')).toBeGreaterThanOrEqual(leastRecall);
	});

	it('is tried on traps that are traps', () => {
		const find = naiveFinder(game);
		for (const { text, traps } of [...articleOf(game, ''), ...articleOf(game, 'temoins/')]) {
			const found = find(text);
			const escaped = traps.filter((trap) => !found.some(({ start, end }) => start < trap.end && trap.start < end));
			expect(
				escaped.map(({ words }) => words),
				text,
			).toEqual([]);
		}
	});
});

it('is measured on enough places and traps', () => {
	const adjusted = sum(games.map((game) => measureOf(game, '')));
	const unseen = sum(games.map((game) => measureOf(game, 'temoins/')));
	expect(adjusted.marked).toBeGreaterThanOrEqual(400);
	expect(adjusted.traps).toBeGreaterThanOrEqual(120);
	expect(unseen.marked).toBeGreaterThanOrEqual(55);
	expect(unseen.traps).toBeGreaterThanOrEqual(20);
});

it('errs far less than the words alone', () => {
	const ours = sum(games.map((game) => measureOf(game, '')));
	const naive = sum(games.map((game) => measure(articleOf(game, ''), naiveFinder(game))));
	expect(ours.wrong.length).toBeLessThan(naive.wrong.length / 5);
});

/** What is found in the posts of a folder, all games together, and how many posts there are. */
function measurePosts(folder: string) {
	const count = sum(games.map((game) => measureOf(game, folder)));
	const posts = games.flatMap(({ slug }) => readPosts(`${folder}${slug}`)).length;
	console.info(
		`${folder} ${posts} posts, precision ${precision(count).toFixed(3)}, recall ${recall(count).toFixed(3)}, wrong marks ${count.wrong.length}`,
	);
	return { ...count, posts };
}

describe('in the posts of players who ask about rules', () => {
	it.each([
		['that it was adjusted to', 'questions/', 1200, 0.98, 0.86],
		['that it never saw', 'questions-temoins/', 170, 0.95, 0.85],
	])('%s', (_, folder, least, leastPrecision, leastRecall) => {
		const result = measurePosts(folder);
		expect(result.posts).toBeGreaterThanOrEqual(least);
		expect(precision(result), result.wrong.join('\n')).toBeGreaterThanOrEqual(leastPrecision);
		expect(recall(result), result.missed.join('\n')).toBeGreaterThanOrEqual(leastRecall);
	});
});

describe('in sales, tournaments, stories, other games and everyday talk', () => {
	it.each([
		['that it was adjusted to', 'autres/', 600, 0.1],
		['that it never saw', 'autres-temoins/', 170, 0.1],
	])('%s', (_, folder, least, mostWrong) => {
		const { posts, wrong } = measurePosts(folder);
		expect(posts).toBeGreaterThanOrEqual(least);
		expect(wrong.length / posts, wrong.join('\n')).toBeLessThanOrEqual(mostWrong);
	});
});

it('marks reports of games and of tournaments', () => {
	const result = measurePosts('recits/');
	expect(result.posts).toBeGreaterThanOrEqual(24);
	expect(precision(result), result.wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
	expect(recall(result), result.missed.join('\n')).toBeGreaterThanOrEqual(0.85);
});

it('leaves alone what is said of board games in general, whatever the game of the page', () => {
	const read = (game: Game): Measure => measure(readArticleFile('jeux', new Set()), finders.get(game) ?? finder(game));
	const { wrong } = sum(games.map(read));
	const posts = readPosts('jeux').length;
	expect(posts).toBeGreaterThanOrEqual(12);
	expect(wrong.length / posts / games.length, wrong.join('\n')).toBeLessThanOrEqual(0.1);
});
