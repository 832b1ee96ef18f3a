import { describe, expect, it } from 'vitest';
import { END, placeAt, startOf, stepBack } from '../../../../src/rules/timing';
import { at, chart, counter, game, stack, step } from './vocabulary';

const turn = chart(
	'tour',
	[step('debut', { next: 'milieu' }), step('milieu', { next: 'debut' }), step('ranger', { next: END })],
	{ counters: [counter('actions', 3)] },
);
const duel = chart('duel', [step('mise', { next: 'touche' }), step('touche', { next: END })]);
const charts = game(turn, duel);
const middle = at('tour/milieu', { actions: 1 });

describe('going back without a memory', () => {
	it('leads to the step above in the chart, whatever way leads there, counters as they are', () => {
		expect(stepBack(charts, stack(at('tour/ranger', { actions: 1 })))).toEqual(stack(middle));
	});

	it('leads from the end to the last step', () => {
		expect(stepBack(charts, stack(at('tour/fin', { actions: 0 })))).toEqual(stack(at('tour/ranger', { actions: 0 })));
	});

	it('opens windows anew', () => {
		const passed = at('tour/milieu', { actions: 1 }, { player: 1, passes: 1 });
		expect(stepBack(charts, stack(passed))).toEqual(stack(at('tour/debut', { actions: 1 })));
	});

	it('stays inside a sequence until its first step, then leaves it', () => {
		const first = stepBack(charts, stack(middle, at('duel/touche')));
		expect(first).toEqual(stack(middle, at('duel/mise')));
		expect(first && stepBack(charts, first)).toEqual(stack(middle));
	});

	it('leaves a sequence for the last step of a chart that was to end after it', () => {
		const after = stack(at('tour/fin', { actions: 1 }), at('duel/mise'));
		expect(stepBack(charts, after)).toEqual(stack(at('tour/ranger', { actions: 1 })));
		expect(stepBack(charts, stack(middle, at('duel/fin'), at('tour/debut')))).toEqual(stack(middle, at('duel/touche')));
	});

	it('is nothing at the start', () => {
		expect(stepBack(charts, startOf(turn))).toBeUndefined();
	});

	it('leaves a sequence that is not there, and is nothing in a chart that is not there', () => {
		expect(stepBack(charts, stack(middle, at('absent/un')))).toEqual(stack(middle));
		expect(stepBack(charts, stack(at('absent/un')))).toBeUndefined();
	});
});

describe('putting the game at a step', () => {
	it('leaves the sequences under way, keeps the counters, and opens windows anew', () => {
		const state = stack(at('tour/milieu', { actions: 1 }, { player: 1, passes: 1 }), at('duel/touche'));
		expect(placeAt(turn, state, 'ranger')).toEqual(stack(at('tour/ranger', { actions: 1 })));
	});

	it('may be at the step where the game is', () => {
		expect(placeAt(turn, stack(middle), 'milieu')).toEqual(stack(middle));
	});

	it.each(['touche', 'fantome', END])('is not possible at a step that the chart does not have: %s', (id) => {
		expect(() => placeAt(turn, stack(middle), id)).toThrow(RangeError);
	});

	it('is not possible on an empty stack', () => {
		expect(() => placeAt(turn, { stack: [] }, 'debut')).toThrow(RangeError);
	});
});
