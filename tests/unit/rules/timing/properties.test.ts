import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type Chart,
	type Charts,
	END,
	innermost,
	isOver,
	MAX_DEPTH,
	type Move,
	type Played,
	placeAt,
	play,
	possibleMoves,
	proposals,
	type State,
	type Step,
	startOf,
	stepBack,
	stepOf,
} from '../../../../src/rules/timing';
import { deepFreeze } from '../deep-freeze';
import { anyCharts } from './any-charts';
import { replay } from './replay';

const anyWalk = fc.array(fc.nat(99), { maxLength: 40 });
/** Moves that start a sequence come last among those of a step: these open one at almost every move. */
const anyDeepWalk = fc.array(fc.integer({ min: -3, max: -1 }), { maxLength: 40 });

type Watch = (charts: Charts, before: State, move: Move, played: Played) => void;

/** Walks over random charts, one move after another; `verify` sees each. */
function always(verify: Watch): void {
	fc.assert(
		fc.property(anyCharts, fc.oneof(anyWalk, anyDeepWalk), (charts, numbers) => {
			deepFreeze(charts);
			let state = startOf(charts.a as Chart);
			for (const number of numbers) {
				const moves = possibleMoves(charts, deepFreeze(state));
				const move = moves.at(number % (moves.length || 1));
				if (!move) return;
				const played = play(charts, state, move);
				verify(charts, state, move, played);
				state = played.state;
			}
		}),
		{ numRuns: 150 },
	);
}

describe('whatever is played', () => {
	it('counters are those of their chart, inside their bounds', () => {
		always((charts, _, __, { state }) => {
			for (const { chart, counters } of state.stack) {
				const declared = charts[chart]?.counters ?? [];
				expect(Object.keys(counters).sort()).toEqual(declared.map(({ id }) => id).sort());
				for (const { id, min, max } of declared) {
					expect(counters[id]).toBeGreaterThanOrEqual(min);
					expect(counters[id]).toBeLessThanOrEqual(max);
				}
			}
		});
	});

	it('the stack is never empty, never too high, and nothing that is over stays on top of it', () => {
		always((charts, _, __, { state }) => {
			expect(state.stack.length).toBeGreaterThan(0);
			expect(state.stack.length).toBeLessThanOrEqual(MAX_DEPTH);
			expect(innermost(state).step === END).toBe(isOver(state));
			for (const { chart, step } of state.stack) expect(step === END || stepOf(charts[chart], step)).toBeTruthy();
		});
	});

	it('a chart that is opened inside itself as often as it may be fills the stack, and no more', () => {
		fc.assert(
			fc.property(anyCharts, (charts) => {
				const [first, ...others] = charts.a?.steps ?? [];
				const a = { ...(charts.a as Chart), steps: [{ ...(first as Step), nested: ['a'] }, ...others] };
				let state = startOf(a);
				for (let height = 1; height < MAX_DEPTH; height += 1) {
					const opening = possibleMoves({ ...charts, a }, state).at(-1) as Move;
					state = play({ ...charts, a }, state, opening).state;
					expect(state.stack).toHaveLength(height + 1);
				}
				expect(proposals({ ...charts, a }, state).at(-1)?.obstacle).toBe('full-stack');
			}),
		);
	});

	it('the trace reports all that changed: played on the state before, it gives the state after', () => {
		always((charts, before, _, { state, trace }) => {
			expect(replay(charts, before, trace)).toEqual(state);
		});
	});

	it('the trace cites rules of the charts, and reports no change that is none', () => {
		always((charts, _, __, { trace }) => {
			const rules = new Set(Object.values(charts).flatMap(({ steps }) => steps.map(({ rule }) => rule)));
			for (const item of trace) {
				expect(rules.has(item.rule) || item.rule === 'regle-choix').toBe(true);
				if ('before' in item) expect(item.after).not.toBe(item.before);
			}
		});
	});

	it('the same move from the same state gives the same again', () => {
		always((charts, before, move, played) => {
			expect(play(structuredClone(charts), structuredClone(before), { ...move })).toEqual(played);
		});
	});

	it('the opportunity at a step that is no window is the first one', () => {
		always((charts, _, __, { state }) => {
			for (const { chart, step, opportunity } of state.stack)
				if (!stepOf(charts[chart], step)?.alternation) expect(opportunity).toEqual({ player: 0, passes: 0 });
		});
	});

	it('a move that is proposed with a reason against it throws, and leaves the state as it was', () => {
		always((charts, _, __, { state }) => {
			for (const { move, obstacle } of proposals(charts, deepFreeze(state)))
				if (obstacle) expect(() => play(charts, state, move)).toThrow(RangeError);
		});
	});
});

describe('from anywhere', () => {
	it('going back again and again reaches the start of the chart', () => {
		always((charts, _, __, { state }) => {
			const length = state.stack.reduce((sum, { chart }) => sum + (charts[chart]?.steps.length ?? 0) + 1, 0);
			let here = state;
			for (let count = 0; count <= length; count += 1) {
				const before = stepBack(charts, deepFreeze(here));
				if (!before) break;
				here = before;
			}
			expect(here.stack).toMatchObject([{ step: 'a1', counters: state.stack[0]?.counters }]);
		});
	});

	it('the game can be put at each step of the outermost chart, with its counters', () => {
		always((charts, _, __, { state }) => {
			const chart = charts.a as Chart;
			for (const { id } of chart.steps) {
				const { stack } = placeAt(chart, deepFreeze(state), id);
				expect(stack).toEqual([{ ...state.stack[0], step: id, opportunity: { player: 0, passes: 0 } }]);
			}
		});
	});
});
