import { describe, expect, it } from 'vitest';
import { END, isOver, play, possibleMoves, startOf } from '../../../../src/rules/timing';
import { at, chart, counter, equal, game, minus, places, stack, step } from './vocabulary';

const turn = chart('tour', [
	step('piocher', { next: 'agir' }),
	step('agir', { next: 'ranger' }),
	step('ranger', { next: END }),
]);
const charts = game(turn);

describe('a chart starts', () => {
	it('at its first step, its counters at their start', () => {
		const counted = chart('compte', [step('un', { next: END })], { counters: [counter('round', 3)] });
		expect(startOf(counted)).toEqual({
			stack: [{ chart: 'compte', step: 'un', counters: { round: 3 }, opportunity: { player: 0, passes: 0 } }],
		});
	});

	it('inside the bounds of its counters, whatever they say', () => {
		const excessive = chart('trop', [step('un', { next: END })], {
			counters: [counter('haut', 12), counter('bas', 0, { min: 2 })],
		});
		expect(startOf(excessive).stack[0]?.counters).toEqual({ haut: 9, bas: 2 });
	});
});

describe('going on', () => {
	it('leads to the next step, and says so with the rule of the step that is left', () => {
		const { state, trace } = play(charts, startOf(turn), { kind: 'next' });
		expect(places(state)).toEqual(['tour/agir']);
		expect(trace).toEqual([{ kind: 'step', rule: 'regle-piocher', chart: 'tour', from: 'piocher', to: 'agir' }]);
	});

	it('is all that a step with a next one proposes', () => {
		expect(possibleMoves(charts, startOf(turn))).toEqual([{ kind: 'next' }]);
	});

	it('ends the chart after the last step, where it can only start again', () => {
		const { state, trace } = play(charts, stack(at('tour/ranger')), { kind: 'next' });
		expect(places(state)).toEqual(['tour/fin']);
		expect(trace).toEqual([{ kind: 'step', rule: 'regle-ranger', chart: 'tour', from: 'ranger', to: END }]);
		expect(isOver(state)).toBe(true);
		expect(possibleMoves(charts, state)).toEqual([{ kind: 'restart' }]);
	});

	it('is not the end of the game while a sequence is under way', () => {
		expect(isOver(stack(at('tour/fin'), at('duel/mise')))).toBe(false);
		expect(isOver(stack(at('tour/ranger')))).toBe(false);
	});

	it('goes where the step says, back as well', () => {
		const loop = game(chart('boucle', [step('un', { next: 'deux' }), step('deux', { next: 'un' })]));
		expect(places(play(loop, stack(at('boucle/deux')), { kind: 'next' }).state)).toEqual(['boucle/un']);
	});

	it('changes the counters that the step names, and reports them before the step', () => {
		const steps = [step('un', { next: 'deux', effects: { actions: equal(3), tours: minus(1) } }), step('deux')];
		const counted = game(chart('compte', steps, { counters: [counter('actions', 0), counter('tours', 2)] }));
		const { state, trace } = play(counted, stack(at('compte/un', { actions: 0, tours: 2 })), { kind: 'next' });
		expect(state).toEqual({ stack: [at('compte/deux', { actions: 3, tours: 1 })] });
		expect(trace).toEqual([
			{ kind: 'counter', rule: 'regle-un', counter: 'actions', before: 0, after: 3 },
			{ kind: 'counter', rule: 'regle-un', counter: 'tours', before: 2, after: 1 },
			{ kind: 'step', rule: 'regle-un', chart: 'compte', from: 'un', to: 'deux' },
		]);
	});
});
