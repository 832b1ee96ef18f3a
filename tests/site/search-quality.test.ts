import { describe, expect, test } from 'vitest';
import { GAMES } from '../games';
import { type Baseline, objectionsTo } from '../search/baseline';
import baseline from '../search/baseline.json';
import { line, type Outcome, queriesOf } from '../search/bench';
import { askBench, HALVES, KINDS, measureOlder, measuresOf } from '../search/measures';
import { entriesOf } from '../search/published';
import { hardQueries, queries } from '../search/queries';
import { makeTargets } from '../search/targets';
import { builtPages } from './built-site';

// How well search answers what players type, judged by the committed baseline (`search/baseline.ts`). The open half is
// for whoever tunes the ranking, who never looks into the sealed one.

const REMEDY =
	'Find which change cost these queries. When it is wanted all the same: `npm run search-baseline`, on the built site, and say why in the commit.';

const recorded: Baseline = baseline;

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

describe.each(HALVES)('the %s half of the bench', (half) => {
	const outcomes = askBench(half);
	const [phrases, questions] = KINDS.map((kind) => outcomes.filter((outcome) => outcome.kind === kind));

	test.each([
		['phrases find the page that answers', 'phrases', phrases, 400],
		['whole questions find it, and what is shown states the answer', 'questions', questions, 200],
	] as const)('%s', (_, name, asked = [], enough) => {
		report(`${half} ${name}`, asked);
		expect(asked.length).toBeGreaterThanOrEqual(enough);
		const objections = objectionsTo(measuresOf(asked), recorded[`${half} ${name}`], { sealed: half === 'sealed' });
		expect(objections, REMEDY).toEqual([]);
	});
});

test('older queries, most of them written beside the site, find their page', () => {
	for (const [name, measures] of Object.entries(measureOlder()))
		expect(objectionsTo(measures, recorded[name], { sealed: false }), `${name}. ${REMEDY}`).toEqual([]);
});

test('every page that an older query expects exists', () => {
	const built = new Set(builtPages().map(({ path }) => path));
	const expected = new Set([...queries, ...hardQueries].flatMap((query) => query.expect));
	expect([...expected].filter((path) => !built.has(path))).toEqual([]);
});

test.each(HALVES)('all that the %s half of the bench expects exists', (half) => {
	const built = new Set(builtPages().map(({ path }) => path));
	const missing = GAMES.flatMap((game) => {
		const targets = makeTargets(game);
		return queriesOf(game, half)
			.flatMap(({ best, ok, parts = [] }) => [...best, ...ok, ...parts.flat(2)])
			.filter((item) => ![...targets([item]).pages].every((path) => built.has(path)));
	});
	expect([...new Set(missing)]).toEqual([]);
});

test('most everyday queries are not copied from what the terms list', () => {
	const bare = (words: string) => words.toLowerCase().replaceAll('’', "'");
	const listed = new Set(GAMES.flatMap(entriesOf).flatMap(({ r = [] }) => r.map(bare)));
	const everyday = queries.filter(({ group }) => group.endsWith('everyday'));
	expect(everyday.length).toBeGreaterThan(0);
	expect(everyday.filter(({ q }) => listed.has(bare(q))).length).toBeLessThan(everyday.length / 2);
});
