import { describe, expect, it } from 'vitest';
import { END, openFrame, play, startOf } from '../../../../src/rules/timing';
import { at, chart, counter, game, minus, plus, stack, step } from './vocabulary';

const turn = chart('tour', [step('agir', { choices: [{ to: 'ranger', calls: 'test' }] }), step('ranger')], {
	counters: [counter('ennemis', 4), counter('actions', 3)],
});
const test = chart('test', [step('piocher', { next: END, effects: { ennemis: minus(1) } })], {
	counters: [counter('ennemis', 1), counter('pions', 2)],
});
const charts = game(turn, test);

describe('the counters of a sequence', () => {
	it('take over those of the chart below that have their id; the others start', () => {
		const { state } = play(charts, startOf(turn), { kind: 'choose', choice: 0 });
		expect(state.stack[1]?.counters).toEqual({ ennemis: 4, pions: 2 });
	});

	it('take over what the branch has just changed', () => {
		const calling = step('agir', { choices: [{ to: 'agir', calls: 'test', effects: { ennemis: plus(3) } }] });
		const turnThatCounts = chart('tour', [calling], { counters: turn.counters });
		const { state } = play(game(turnThatCounts, test), startOf(turnThatCounts), { kind: 'choose', choice: 0 });
		expect(state.stack.map(({ counters }) => counters.ennemis)).toEqual([7, 7]);
	});

	it('are not given back', () => {
		const inside = stack(at('tour/ranger', { ennemis: 4, actions: 3 }), at('test/piocher', { ennemis: 4, pions: 2 }));
		const { state, trace } = play(charts, inside, { kind: 'next' });
		expect(state).toEqual(stack(at('tour/ranger', { ennemis: 4, actions: 3 })));
		expect(trace[0]).toMatchObject({ kind: 'counter', counter: 'ennemis', before: 4, after: 3 });
	});

	it('come from the innermost chart that has them, one without being skipped', () => {
		const outer = [at('tour/ranger', { ennemis: 4 }), at('test/fin', { ennemis: 2 }), at('vide/un')];
		expect(openFrame(test, outer).counters).toEqual({ ennemis: 2, pions: 2 });
	});

	it('take over zero like any number', () => {
		expect(openFrame(test, [at('tour/ranger', { ennemis: 0 })]).counters).toEqual({ ennemis: 0, pions: 2 });
	});

	it('are brought inside the bounds of the sequence', () => {
		const narrow = chart('etroit', [step('un', { next: END })], {
			counters: [counter('ennemis', 2, { min: 1, max: 3 })],
		});
		expect(openFrame(narrow, [at('tour/ranger', { ennemis: 8 })]).counters).toEqual({ ennemis: 3 });
		expect(openFrame(narrow, [at('tour/ranger', { ennemis: 0 })]).counters).toEqual({ ennemis: 1 });
	});

	it('start again each time the sequence does', () => {
		const loop = chart('boucle', [step('un', { next: 'un', nested: ['test'] })]);
		const charts = game(loop, test);
		const once = play(charts, startOf(loop), { kind: 'nest', chart: 'test' }).state;
		const over = play(charts, once, { kind: 'next' }).state;
		const again = play(charts, over, { kind: 'nest', chart: 'test' }).state;
		expect(again).toEqual(once);
	});
});

it('a frame may be opened at any step', () => {
	expect(openFrame(turn, [], 'ranger')).toEqual(at('tour/ranger', { ennemis: 4, actions: 3 }));
	expect(openFrame(turn, [], END).step).toBe(END);
});
