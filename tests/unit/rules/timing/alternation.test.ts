import { describe, expect, it } from 'vitest';
import { END, type Move, type Opportunity, type PassRule, play, proposals } from '../../../../src/rules/timing';
import { at, chart, counter, game, places, plus, stack, step } from './vocabulary';

const duel = chart('duel', [step('mise', { next: END })]);
const charts = (alternation: PassRule) => {
	const windowStep = step('fenetre', { next: 'ranger', alternation, nested: ['duel'], effects: { tours: plus(1) } });
	return game(duel, chart('tour', [windowStep, step('ranger')], { counters: [counter('tours', 0)] }));
};
const open = (player: 0 | 1 = 0, passes: 0 | 1 = 0) => stack(at('tour/fenetre', { tours: 0 }, { player, passes }));
const act: Move = { kind: 'act' };
const pass: Move = { kind: 'pass' };

/** Where the window is after some moves, or the step that follows once it has closed. */
function windowAfter(passes: PassRule, ...moves: Move[]): Opportunity | string {
	const state = moves.reduce((before, move) => play(charts(passes), before, move).state, open());
	const [frame] = state.stack;
	return frame?.step === 'fenetre' ? frame.opportunity : (frame?.step ?? '');
}

describe('a window in which players act in turn', () => {
	it('proposes to pass, to act, and to act by each of its sequences', () => {
		expect(proposals(charts('consecutive'), open())).toEqual([
			{ move: { kind: 'pass' }, obstacle: undefined },
			{ move: { kind: 'act' }, obstacle: undefined },
			{ move: { kind: 'act', chart: 'duel' }, obstacle: undefined },
		]);
	});

	it.each(['consecutive', 'final'] as const)('%s: the first player acts, then the other, then the first', (passes) => {
		expect(windowAfter(passes, act)).toEqual({ player: 1, passes: 0 });
		expect(windowAfter(passes, act, act)).toEqual({ player: 0, passes: 0 });
	});

	it.each(['consecutive', 'final'] as const)('%s: a pass gives the opportunity to the other', (passes) => {
		expect(windowAfter(passes, pass)).toEqual({ player: 1, passes: 1 });
		expect(windowAfter(passes, act, pass)).toEqual({ player: 0, passes: 1 });
	});

	it.each(['consecutive', 'final'] as const)('%s: two passes in a row close it', (passes) => {
		expect(windowAfter(passes, pass, pass)).toBe('ranger');
	});
});

describe('consecutive passes', () => {
	it('are forgotten once a player acts: the other has the opportunity again', () => {
		expect(windowAfter('consecutive', pass, act)).toEqual({ player: 0, passes: 0 });
		expect(windowAfter('consecutive', pass, act, pass)).toEqual({ player: 1, passes: 1 });
		expect(windowAfter('consecutive', pass, act, pass, pass)).toBe('ranger');
	});

	it('report the pass that an action cancels, then who has the opportunity', () => {
		expect(play(charts('consecutive'), open(1, 1), act).trace).toEqual([
			{ kind: 'passes', rule: 'regle-fenetre', before: 1, after: 0 },
			{ kind: 'player', rule: 'regle-fenetre', before: 1, after: 0 },
		]);
	});
});

describe('passes for good', () => {
	it('leave the other alone, who keeps the opportunity as long as they act', () => {
		expect(windowAfter('final', pass, act)).toEqual({ player: 1, passes: 1 });
		expect(windowAfter('final', pass, act, act)).toEqual({ player: 1, passes: 1 });
		expect(windowAfter('final', act, pass, act)).toEqual({ player: 0, passes: 1 });
	});

	it('close the window once both have passed, with actions between or not', () => {
		expect(windowAfter('final', pass, act, act, pass)).toBe('ranger');
	});

	it('report nothing of an action that changes neither the player nor the passes', () => {
		expect(play(charts('final'), open(1, 1), act)).toEqual({ state: open(1, 1), trace: [] });
	});
});

describe('what a window reports', () => {
	it('of an action: who has the opportunity next', () => {
		expect(play(charts('consecutive'), open(), act).trace).toEqual([
			{ kind: 'player', rule: 'regle-fenetre', before: 0, after: 1 },
		]);
	});

	it('of a first pass: that it counts, then who has the opportunity', () => {
		expect(play(charts('final'), open(), pass).trace).toEqual([
			{ kind: 'passes', rule: 'regle-fenetre', before: 0, after: 1 },
			{ kind: 'player', rule: 'regle-fenetre', before: 0, after: 1 },
		]);
	});

	it('of the second pass: that both count, the counters, the step', () => {
		expect(play(charts('consecutive'), open(1, 1), pass)).toEqual({
			state: stack(at('tour/ranger', { tours: 1 })),
			trace: [
				{ kind: 'passes', rule: 'regle-fenetre', before: 1, after: 2 },
				{ kind: 'counter', rule: 'regle-fenetre', counter: 'tours', before: 0, after: 1 },
				{ kind: 'step', rule: 'regle-fenetre', chart: 'tour', from: 'fenetre', to: 'ranger' },
			],
		});
	});
});

describe('a window that closes', () => {
	it('ends a sequence that it was the last step of', () => {
		const alone = chart('seul', [step('fenetre', { alternation: 'consecutive', next: END })]);
		const inside = stack(at('tour/ranger', { tours: 0 }), at('seul/fenetre', {}, { player: 1, passes: 1 }));
		const { state, trace } = play(game(alone), inside, pass);
		expect(places(state)).toEqual(['tour/ranger']);
		expect(trace.map(({ kind }) => kind)).toEqual(['passes', 'step', 'exit']);
	});

	it('opens anew when the game comes back to it', () => {
		const loop = game(chart('tour', [step('fenetre', { alternation: 'final', next: 'fenetre' })]));
		const { state } = play(loop, stack(at('tour/fenetre', {}, { player: 0, passes: 1 })), pass);
		expect(state).toEqual(stack(at('tour/fenetre')));
	});
});
