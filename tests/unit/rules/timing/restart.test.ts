import { describe, expect, it } from 'vitest';
import { type Chart, END, play } from '../../../../src/rules/timing';
import { at, chart, counter, equal, game, plus, stack, step } from './vocabulary';

const counters = [counter('round', 1), counter('joueurs', 2, { min: 1, max: 4 }), counter('restants', 2)];
const steps = [step('debut', { next: 'milieu' }), step('milieu', { next: END })];
const over = stack(at('tour/fin', { round: 3, joueurs: 4, restants: 0 }));

const restarted = (restart?: Chart['restart']) =>
	play(game(chart('tour', steps, restart ? { counters, restart } : { counters })), over, {
		kind: 'restart',
	});

const back = { kind: 'step', rule: 'regle-debut', chart: 'tour', from: END, to: 'debut' };

describe('starting again', () => {
	it('goes from the end to the first step and changes what the chart says, reported with the rule of that step', () => {
		expect(restarted({ effects: { round: plus(1), restants: equal('joueurs') } })).toEqual({
			state: stack(at('tour/debut', { round: 4, joueurs: 4, restants: 4 })),
			trace: [
				{ kind: 'counter', rule: 'regle-debut', counter: 'round', before: 3, after: 4 },
				{ kind: 'counter', rule: 'regle-debut', counter: 'restants', before: 0, after: 4 },
				back,
			],
		});
	});

	it('stays inside the bounds', () => {
		const { state, trace } = restarted({ effects: { joueurs: plus(1) } });
		expect(state).toEqual(stack(at('tour/debut', { round: 3, joueurs: 4, restants: 0 })));
		expect(trace).toEqual([back]);
	});

	it('keeps the counters of a chart that changes none of them', () => {
		expect(restarted({})).toEqual({
			state: stack(at('tour/debut', { round: 3, joueurs: 4, restants: 0 })),
			trace: [back],
		});
	});

	it('puts counters back to their start in a chart that does not say what follows it', () => {
		const { state, trace } = restarted();
		expect(state).toEqual(stack(at('tour/debut', { round: 1, joueurs: 2, restants: 2 })));
		expect(trace.at(-1)).toEqual(back);
	});

	it('opens a window anew when that is the first step', () => {
		const windowStep = chart('tour', [step('debut', { next: END, alternation: 'final' })]);
		const { state } = play(game(windowStep), stack(at('tour/fin', {}, { player: 1, passes: 1 })), { kind: 'restart' });
		expect(state).toEqual(stack(at('tour/debut')));
	});
});
