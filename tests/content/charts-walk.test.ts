import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../src/library/charts/sheet';
import { demarrer, type Etat, PILE_MAX, type Schema, type Schemas } from '../../src/rules/timing';
import { rejouer } from '../unit/rules/timing/rejouer';
import { closed, skipping, starts, statesOf, stuck, untaken } from './chart-states';
import { levels, seeded, type Walker, walk } from './chart-walks';
import { games } from './real-content';

/** Every chart of every game, as the engine plays it, with the others of its game. */
const charts = games.flatMap((game): [name: string, schema: Schema, schemas: Schemas][] => {
	const sheets = game.charts.map((chart) => sheetOf(game, chart, (path) => path));
	const schemas = Object.fromEntries(sheets.map((sheet) => [sheet.slug, sheet]));
	return sheets.map((sheet) => [`${game.slug}/${sheet.slug}`, sheet, schemas]);
});

/** Walks of each chart. */
const WALKS = 240;

/** Walkers that open few sequences, and some that climb as high as they can. */
const walker = (seed: number): Walker =>
	seed % 8 < 2 ? { seed, wander: 120, nesting: 'climber' } : { seed, wander: 150, nesting: 0.15 };

it('there are charts', () => {
	expect(charts.length).toBeGreaterThan(10);
});

describe.each(charts)('%s, its sequences skipped', (_, schema) => {
	const states = statesOf(skipping(schema));

	it('has no step and no branch that is out of reach', () => {
		expect(untaken(schema, states)).toEqual([]);
	});

	it('leads to its end from everywhere: no dead end, no loop that keeps the game', () => {
		expect(stuck(states)).toEqual([]);
	});
});

describe.each(charts)('%s, its sequences played', (_, schema, schemas) => {
	const inside = levels(schemas, schema.slug);
	/** Every other walk starts as readers find the chart, the others with any counters. */
	const all = starts(schema);
	const start = (seed: number): Etat => {
		const frame = seed % 2 === 0 ? undefined : all[Math.floor(seeded(-seed)() * all.length)];
		return frame ? { pile: [frame] } : demarrer(schema);
	};

	it('comes to its end at random, with no chart left under way', () => {
		const walks = Array.from({ length: WALKS }, (_, seed) => walk(schemas, start(seed), walker(seed)));
		expect(walks.flatMap(({ problem }, seed) => (problem ? [`walk ${seed}: ${problem}`] : []))).toEqual([]);
		// Otherwise these walks would prove little.
		expect(Math.max(...walks.map(({ height }) => height))).toBe(inside.length);
	});

	it('tells all that each move changes', () => {
		const watch: Walker['watch'] = (before, { etat, trace }) => expect(rejouer(schemas, before, trace)).toEqual(etat);
		for (const seed of [1, 2]) walk(schemas, start(seed), { seed, wander: 40, nesting: 0.5, watch });
	});
});

describe.each(charts)('%s, where the stack may be full', (_, schema, schemas) => {
	const full = [...(levels(schemas, schema.slug)[PILE_MAX - 1] ?? [])];

	it('still leads to its end: sequences that cannot start stop nothing', () => {
		for (const slug of full) expect(stuck(statesOf(closed(schemas[slug] as Schema))), slug).toEqual([]);
	});
});
