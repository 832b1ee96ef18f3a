import { describe, expect, it } from 'vitest';
import { END, play, possibleMoves } from '../../../../src/rules/timing';
import { at, chart, game, places, stack, step } from './vocabulary';

const turn = chart('tour', [
	step('agir', { next: 'question', nested: ['duel', 'test'] }),
	step('question', { choices: [{ to: END }], nested: ['duel'] }),
	step('fenetre', { alternation: 'consecutive', next: END, nested: ['duel'] }),
]);
const duel = chart('duel', [step('mise', { next: END })]);
const test = chart('test', [step('piocher', { next: END })]);
const charts = game(turn, duel, test);

describe('a sequence in the middle of a step', () => {
	it('is proposed after the way on, or after the branches', () => {
		expect(possibleMoves(charts, stack(at('tour/agir')))).toEqual([
			{ kind: 'next' },
			{ kind: 'nest', chart: 'duel' },
			{ kind: 'nest', chart: 'test' },
		]);
		expect(possibleMoves(charts, stack(at('tour/question')))).toEqual([
			{ kind: 'choose', choice: 0 },
			{ kind: 'nest', chart: 'duel' },
		]);
	});

	it('starts above the step, which stays where it is', () => {
		const { state, trace } = play(charts, stack(at('tour/agir')), { kind: 'nest', chart: 'test' });
		expect(places(state)).toEqual(['tour/agir', 'test/piocher']);
		expect(trace).toEqual([{ kind: 'entry', rule: 'regle-agir', chart: 'test', before: 1, after: 2 }]);
	});

	it('comes back to the step, which may open another', () => {
		const { state, trace } = play(charts, stack(at('tour/agir'), at('test/piocher')), { kind: 'next' });
		expect(state).toEqual(stack(at('tour/agir')));
		expect(trace[1]).toEqual({
			kind: 'exit',
			rule: 'regle-piocher',
			chart: 'tour',
			resumes: 'agir',
			before: 2,
			after: 1,
		});
		expect(possibleMoves(charts, state)).toHaveLength(3);
	});
});

describe('an action that is a sequence', () => {
	const windowStep = (player: 0 | 1, passes: 0 | 1 = 0) => at('tour/fenetre', {}, { player, passes });

	it('gives the opportunity to the other player before it starts', () => {
		const { state, trace } = play(charts, stack(windowStep(0)), { kind: 'act', chart: 'duel' });
		expect(state).toEqual(stack(windowStep(1), at('duel/mise')));
		expect(trace).toEqual([
			{ kind: 'player', rule: 'regle-fenetre', before: 0, after: 1 },
			{ kind: 'entry', rule: 'regle-fenetre', chart: 'duel', before: 1, after: 2 },
		]);
	});

	it('cancels a pass like any action', () => {
		const { state, trace } = play(charts, stack(windowStep(1, 1)), { kind: 'act', chart: 'duel' });
		expect(state.stack[0]).toEqual(windowStep(0));
		expect(trace.map(({ kind }) => kind)).toEqual(['passes', 'player', 'entry']);
	});

	it('leaves the window as it was when it comes back to it', () => {
		const { state } = play(charts, stack(windowStep(1), at('duel/mise')), { kind: 'next' });
		expect(state).toEqual(stack(windowStep(1)));
	});

	it('has an alternation of its own, apart from the one below', () => {
		const { state } = play(charts, stack(windowStep(1, 1), windowStep(0)), { kind: 'pass' });
		expect(state).toEqual(stack(windowStep(1, 1), windowStep(1, 1)));
	});
});
