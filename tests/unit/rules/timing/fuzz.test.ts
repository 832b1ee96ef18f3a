import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type Chart,
	type Charts,
	END,
	isOver,
	MAX_DEPTH,
	play,
	possibleMoves,
	resolve,
	type State,
	startOf,
	stepBack,
	verify,
} from '../../../../src/rules/timing';
import { listTraps, listValues } from '../../../../src/rules/timing/traps';
import { deepFreeze } from '../deep-freeze';
import { anyCharts } from './any-charts';
import { replay } from './replay';
import { anyBrokenCharts, anyMoves, anySoundCharts, anyWildMoves, anyWildStack } from './sound-charts';

const start = (charts: Charts): State => startOf(charts.a as Chart);

describe('whatever it is given', () => {
	it('the check never throws, and never lets through what the engine would throw on', () => {
		const anyGame = fc.oneof(anyCharts, anySoundCharts, anyBrokenCharts);
		const anyPlace = fc.option(anyWildStack, { nil: undefined });
		fc.assert(
			fc.property(anyGame, anyPlace, fc.oneof(anyMoves, anyWildMoves), (charts, stack, moves) => {
				const { checked, problems } = verify(deepFreeze({ charts, from: stack ? { stack } : start(charts), moves }));
				if (checked === undefined) expect(problems.length).toBeGreaterThan(0);
				else resolve(checked);
				for (const { field, expected } of problems) expect([field, expected.type].every(Boolean)).toBe(true);
			}),
			{ numRuns: 600 },
		);
	});
});

describe('charts that are accepted', () => {
	it('are those that point somewhere and can be left', () => {
		fc.assert(
			fc.property(anySoundCharts, (charts) => {
				expect(verify({ charts, from: start(charts), moves: [] }).problems).toEqual([]);
			}),
		);
	});

	it('take any moves: each is played or refused, and the place is one that the check accepts', () => {
		fc.assert(
			fc.property(anySoundCharts, anyMoves, (charts, moves) => {
				const { checked } = verify(deepFreeze({ charts, from: start(charts), moves }));
				if (checked === undefined) throw new Error('sound charts are refused');
				const { result, trace } = resolve(checked);
				expect(result.outcomes).toHaveLength(moves.length);
				expect(result.state.stack.length).toBeLessThanOrEqual(MAX_DEPTH);
				expect(verify({ charts, from: result.state, moves: [] }).problems).toEqual([]);
				expect(replay(charts, start(charts), trace)).toEqual(result.state);
				for (const { move } of trace) expect(result.outcomes[move]).toEqual({ type: 'played' });
				const played = moves.filter((_, rank) => result.outcomes[rank]?.type === 'played');
				const again = verify({ charts, from: start(charts), moves: played }).checked;
				expect(again && resolve(again).result.state).toEqual(result.state);
			}),
			{ numRuns: 300 },
		);
	});

	it('lead to their end from wherever a game may be, in fewer moves than they have places', () => {
		fc.assert(
			fc.property(anySoundCharts, anyMoves, (charts, moves) => {
				const { checked } = verify({ charts, from: start(charts), moves });
				let state = checked ? resolve(checked).result.state : start(charts);
				// The last branch of each step goes on below, and starts nothing.
				for (let left = 4 * 3 * MAX_DEPTH; !isOver(state); left -= 1) {
					expect(left).toBeGreaterThan(0);
					const onward = possibleMoves(charts, state).filter(({ kind }) => ['next', 'choose', 'pass'].includes(kind));
					state = play(charts, state, onward.at(-1) ?? { kind: 'next' }).state;
				}
				for (let left = 99; ; left -= 1) {
					const back = stepBack(charts, state);
					if (!back) break;
					state = back;
					expect(left).toBeGreaterThan(0);
				}
			}),
		);
	});
});

describe('steps that the game could not leave', () => {
	/** Whether the end is reached from a place, as the engine plays it: sequences are skipped, or closed when `full`. */
	const ends = (chart: Chart, from: State, full: boolean): boolean => {
		const steps = chart.steps.map((step) => ({
			...step,
			nested: [],
			choices: step.choices.map((choice) => ({ ...choice, calls: choice.calls && full ? 'closed' : undefined })),
		}));
		const charts = { [chart.slug]: { ...chart, steps } };
		const seen = new Set<string>();
		const waiting = [from];
		for (let state = waiting.pop(); state; state = waiting.pop()) {
			const name = JSON.stringify(state);
			if (isOver(state)) return true;
			if (seen.has(name)) continue;
			seen.add(name);
			for (const move of possibleMoves(charts, state)) waiting.push(play(charts, state, move).state);
		}
		return false;
	};

	it.each([false, true])('are those from which every play that is tried goes on for ever (full stack: %s)', (full) => {
		const anySmall = anyCharts.filter(({ a }) => listValues(a as Chart).length <= 60);
		fc.assert(
			fc.property(anySmall, ({ a }) => {
				const chart = a as Chart;
				const tried = chart.steps.filter(({ id }) =>
					listValues(chart).some((counters) => {
						const frame = { chart: chart.slug, step: id, counters, opportunity: { player: 0, passes: 0 } as const };
						return !ends(chart, { stack: [frame] }, full);
					}),
				);
				expect(listTraps(chart, full)).toEqual(tried.map(({ id }) => id));
			}),
			{ numRuns: 60 },
		);
	});

	it('the end itself is none', () => {
		const chart: Chart = {
			slug: 'a',
			steps: [{ id: 'a1', rule: 'r', next: END, choices: [], nested: [] }],
			counters: [],
		};
		expect(listTraps(chart, true)).toEqual([]);
	});
});
