import { describe, expect, it } from 'vitest';
import { type Chart, type Charts, MAX_DEPTH, type State, startOf, verify } from '../../src/rules/timing';
import { replay } from '../unit/rules/timing/replay';
import { closed, skipping, starts, statesOf, stuck, untaken } from './chart-states';
import { levels, seeded, type Walker, walk } from './chart-walks';
import { games } from './real-content';
import { shownChartsOf } from './shown-charts';

/** Every chart of every game, as the engine plays it, with the others of its game. */
const allCharts = games.flatMap((game): [name: string, chart: Chart, charts: Charts][] => {
	const charts = shownChartsOf(game);
	return Object.values(charts).map((chart) => [`${game.slug}/${chart.slug}`, chart, charts]);
});

/** Walks of each chart. */
const WALKS = 240;

/** Walkers that open few sequences, and some that climb as high as they can. */
const walker = (seed: number): Walker =>
	seed % 8 < 2 ? { seed, wander: 120, nesting: 'climber' } : { seed, wander: 150, nesting: 0.15 };

it('there are charts', () => {
	expect(allCharts.length).toBeGreaterThan(10);
});

it.each(allCharts)('%s is accepted by the engine, with the others of its game', (_, chart, charts) => {
	expect(verify({ charts, from: startOf(chart), moves: [] }).problems).toEqual([]);
});

describe.each(allCharts)('%s, its sequences skipped', (_, chart) => {
	const states = statesOf(skipping(chart));

	it('has no step and no branch that is out of reach', () => {
		expect(untaken(chart, states)).toEqual([]);
	});

	it('leads to its end from everywhere: no dead end, no loop that keeps the game', () => {
		expect(stuck(states)).toEqual([]);
	});
});

describe.each(allCharts)('%s, its sequences played', (_, chart, charts) => {
	const inside = levels(charts, chart.slug);
	/** Every other walk starts as readers find the chart, the others with any counters. */
	const all = starts(chart);
	const start = (seed: number): State => {
		const frame = seed % 2 === 0 ? undefined : all[Math.floor(seeded(-seed)() * all.length)];
		return frame ? { stack: [frame] } : startOf(chart);
	};

	it('comes to its end at random, with no chart left under way', () => {
		const walks = Array.from({ length: WALKS }, (_, seed) => walk(charts, start(seed), walker(seed)));
		expect(walks.flatMap(({ problem }, seed) => (problem ? [`walk ${seed}: ${problem}`] : []))).toEqual([]);
		// Otherwise these walks would prove little.
		expect(Math.max(...walks.map(({ height }) => height))).toBe(inside.length);
	});

	it('reports all that each move changes', () => {
		const watch: Walker['watch'] = (before, { state, trace }) => expect(replay(charts, before, trace)).toEqual(state);
		for (const seed of [1, 2]) walk(charts, start(seed), { seed, wander: 40, nesting: 0.5, watch });
	});
});

describe.each(allCharts)('%s, where the stack may be full', (_, chart, charts) => {
	const full = [...(levels(charts, chart.slug)[MAX_DEPTH - 1] ?? [])];

	it('still leads to its end: sequences that cannot start stop nothing', () => {
		for (const slug of full) expect(stuck(statesOf(closed(charts[slug] as Chart))), slug).toEqual([]);
	});
});
