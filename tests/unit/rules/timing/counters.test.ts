import { describe, expect, it } from 'vitest';
import { clamp, type Effects, END, play } from '../../../../src/rules/timing';
import { at, chart, counter, equal, game, minus, plus, stack, step } from './vocabulary';

/** Counters after a step with these effects, and what is reported of them. */
function countersAfter(effects: Effects, values: Record<string, number>) {
	const counters = [counter('actions', 0), counter('joueurs', 2, { min: 1, max: 4 })];
	const charts = game(chart('tour', [step('un', { next: END, effects })], { counters }));
	const { state, trace } = play(charts, stack(at('tour/un', values)), { kind: 'next' });
	const changes = trace.flatMap((item) => (item.kind === 'counter' ? [[item.counter, item.before, item.after]] : []));
	return { values: state.stack[0]?.counters, changes };
}

describe('an effect', () => {
	it.each([
		['=3', equal(3), 3],
		['=0', equal(0), 0],
		['+1', plus(1), 2],
		['+5', plus(5), 6],
		['-1', minus(1), 0],
		['=joueurs', equal('joueurs'), 4],
	])('%s', (_, effect, actions) => {
		expect(countersAfter({ actions: effect }, { actions: 1, joueurs: 4 })).toEqual({
			values: { actions, joueurs: 4 },
			changes: [['actions', 1, actions]],
		});
	});

	it('stops at the highest value', () => {
		expect(countersAfter({ actions: plus(5) }, { actions: 7, joueurs: 2 })).toEqual({
			values: { actions: 9, joueurs: 2 },
			changes: [['actions', 7, 9]],
		});
		expect(countersAfter({ joueurs: equal(12) }, { actions: 0, joueurs: 2 }).values).toEqual({
			actions: 0,
			joueurs: 4,
		});
	});

	it('stops at the lowest value, zero or not', () => {
		expect(countersAfter({ actions: minus(3) }, { actions: 2, joueurs: 2 }).values).toEqual({ actions: 0, joueurs: 2 });
		expect(countersAfter({ joueurs: equal(0) }, { actions: 0, joueurs: 2 }).values).toEqual({ actions: 0, joueurs: 1 });
	});

	it('copies another counter inside its own bounds', () => {
		expect(countersAfter({ joueurs: equal('actions') }, { actions: 9, joueurs: 2 })).toEqual({
			values: { actions: 9, joueurs: 4 },
			changes: [['joueurs', 2, 4]],
		});
	});

	it('copies zero like any number', () => {
		const turn = chart('tour', [step('un', { next: END, effects: { a: equal('b') } })], {
			counters: [counter('a', 0), counter('b', 0)],
		});
		const { state } = play(game(turn), stack(at('tour/un', { a: 4, b: 0 })), { kind: 'next' });
		expect(state.stack[0]?.counters).toEqual({ a: 0, b: 0 });
	});

	it('that changes nothing is not reported', () => {
		const values = { actions: 9, joueurs: 1 };
		expect(countersAfter({ actions: plus(1), joueurs: minus(1) }, values)).toEqual({ values, changes: [] });
		expect(countersAfter({ joueurs: equal(1) }, values)).toEqual({ values, changes: [] });
	});

	it('comes in order: one that copies sees what those before it did', () => {
		expect(countersAfter({ joueurs: equal(3), actions: equal('joueurs') }, { actions: 0, joueurs: 2 }).values).toEqual({
			actions: 3,
			joueurs: 3,
		});
		expect(countersAfter({ actions: equal('joueurs'), joueurs: equal(3) }, { actions: 0, joueurs: 2 }).values).toEqual({
			actions: 2,
			joueurs: 3,
		});
	});

	it('on a counter that the chart does not have is nothing', () => {
		const values = { actions: 1, joueurs: 2 };
		expect(countersAfter({ fantome: plus(1) }, values)).toEqual({ values, changes: [] });
	});
});

describe('bounds', () => {
	it.each([
		[-1, 1],
		[1, 1],
		[3, 3],
		[4, 4],
		[5, 4],
	])('bring %i to %i', (value, bound) => {
		expect(clamp(counter('joueurs', 2, { min: 1, max: 4 }), value)).toBe(bound);
	});
});
