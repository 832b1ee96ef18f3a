import { describe, expect, test } from 'vitest';
import { GAMES } from '../games';
import { line, type Outcome, placeOf, readBench, scoreOf } from '../search/bench';
import { entriesOf, searchOf } from '../search/published';
import { hardQueries, queries } from '../search/queries';
import { builtPages } from './built-site';

// How well search answers what players type. The sealed half judges; the open one is told for whoever tunes the ranking.

function report(title: string, outcomes: readonly Outcome[]): void {
	console.log(
		[
			title,
			...GAMES.map((game) =>
				line(
					`  ${game}`,
					outcomes.filter((outcome) => outcome.game === game),
				),
			),
			...[...Map.groupBy(outcomes, ({ style }) => style)].map(([style, part]) => line(`  ${style}`, part)),
			line('  in all', outcomes),
		].join('\n'),
	);
}

describe.each(['open', 'sealed'] as const)('the %s half of the bench', (half) => {
	const outcomes = GAMES.flatMap((game) => readBench(game, half)());
	const phrases = outcomes.filter(({ kind }) => kind === 'phrase');
	const questions = outcomes.filter(({ kind }) => kind === 'question');
	report(`${half}, phrases`, phrases);
	report(`${half}, questions`, questions);

	test('is large', () => {
		expect(phrases.length).toBeGreaterThanOrEqual(400);
		expect(questions.length).toBeGreaterThanOrEqual(200);
	});

	test('phrases find the page that answers', () => {
		const { first, three, useless } = scoreOf(phrases);
		expect(first).toBeGreaterThanOrEqual(0.94);
		expect(three).toBeGreaterThanOrEqual(0.98);
		expect(useless).toBeLessThanOrEqual(0.048);
	});

	test('whole questions find it, and what is shown states the answer', () => {
		const { first, three, useless, answerFirst, answerThree } = scoreOf(questions);
		expect(first).toBeGreaterThanOrEqual(0.92);
		expect(three).toBeGreaterThanOrEqual(0.98);
		expect(useless).toBeLessThanOrEqual(0.055);
		// A statement that is not listed may answer too: read by a reader, these shares are higher.
		expect(answerFirst).toBeGreaterThanOrEqual(0.82);
		expect(answerThree).toBeGreaterThanOrEqual(0.93);
	});
});

test('older queries, most of them written beside the site, find their page', () => {
	const searches = new Map(GAMES.map((game) => [game as string, searchOf(game)]));
	const place = ({ q, jeu, expect: pages }: (typeof queries)[number]) => {
		const search = searches.get(jeu);
		return search ? placeOf(search, q, pages) : -1;
	};
	const share = (asked: readonly (typeof queries)[number][], places: number) =>
		asked.map(place).filter((found) => found >= 0 && found < places).length / asked.length;
	for (const [name, asked] of [
		['fair', queries],
		['hard', hardQueries],
	] as const)
		console.log(
			`${name}: ${asked.length}, first ${share(asked, 1).toFixed(3)}, in three ${share(asked, 3).toFixed(3)}`,
		);
	expect(share(queries, 1)).toBeGreaterThanOrEqual(0.96);
	expect(share(queries, 3)).toBeGreaterThanOrEqual(0.985);
	expect(share(hardQueries, 1)).toBeGreaterThanOrEqual(0.92);
	expect(share(hardQueries, 3)).toBeGreaterThanOrEqual(0.97);
});

test('every page that an older query expects exists', () => {
	const built = new Set(builtPages().map(({ path }) => path));
	const expected = new Set([...queries, ...hardQueries].flatMap((query) => query.expect));
	expect([...expected].filter((path) => !built.has(path))).toEqual([]);
});

test('most everyday queries are not copied from what the terms list', () => {
	const bare = (words: string) => words.toLowerCase().replaceAll('’', "'");
	const listed = new Set(GAMES.flatMap(entriesOf).flatMap(({ r = [] }) => r.map(bare)));
	const everyday = queries.filter(({ group }) => group.endsWith('everyday'));
	expect(everyday.length).toBeGreaterThan(0);
	expect(everyday.filter(({ q }) => listed.has(bare(q))).length).toBeLessThan(everyday.length / 2);
});
