import { describe, expect, it } from 'vitest';
import { type Choice, END, play, possibleMoves, proposals } from '../../../../src/rules/timing';
import { above, at, below, chart, counter, equal, game, minus, places, plus, stack, step } from './vocabulary';

/** A chart with one question. */
const question = (...choices: Choice[]) =>
	game(
		chart('tour', [step('choix', { choices }), step('agir', { next: END })], {
			counters: [counter('actions', 0), counter('joueurs', 0)],
		}),
	);
const from = (actions: number, players = 0) => stack(at('tour/choix', { actions, joueurs: players }));

describe('a branch', () => {
	it('is taken by its place, and leads where it says', () => {
		const charts = question({ to: 'agir' }, { to: END });
		expect(places(play(charts, from(0), { kind: 'choose', choice: 0 }).state)).toEqual(['tour/agir']);
		expect(places(play(charts, from(0), { kind: 'choose', choice: 1 }).state)).toEqual(['tour/fin']);
	});

	it('may lead to its own step', () => {
		const charts = question({ to: 'choix', effects: { actions: plus(1) } }, { to: END });
		const { state } = play(charts, from(1), { kind: 'choose', choice: 0 });
		expect(state).toEqual(from(2));
	});

	it('cites its own rule, or that of the step', () => {
		const charts = question({ to: 'agir', rule: 'regle-propre', effects: { actions: plus(1) } }, { to: 'agir' });
		expect(play(charts, from(0), { kind: 'choose', choice: 0 }).trace).toEqual([
			{ kind: 'counter', rule: 'regle-propre', counter: 'actions', before: 0, after: 1 },
			{ kind: 'step', rule: 'regle-propre', chart: 'tour', from: 'choix', to: 'agir' },
		]);
		expect(play(charts, from(0), { kind: 'choose', choice: 1 }).trace).toEqual([
			{ kind: 'step', rule: 'regle-choix', chart: 'tour', from: 'choix', to: 'agir' },
		]);
	});

	it('leaves the effects of the others alone', () => {
		const charts = question({ to: 'agir', effects: { actions: equal(5) } }, { to: 'agir' });
		expect(play(charts, from(2), { kind: 'choose', choice: 1 }).state).toEqual(
			stack(at('tour/agir', { actions: 2, joueurs: 0 })),
		);
	});
});

describe('a branch with conditions', () => {
	/** The places of the branches that are open. */
	const openBranches = (choices: Choice[], actions: number, players = 0) =>
		possibleMoves(question(...choices), from(actions, players)).map((move) => move.kind === 'choose' && move.choice);

	it.each([
		['>1', above(1), [2, 3]],
		['=2', equal(2), [2]],
		['<2', below(2), [0, 1]],
	])('is open when its counter is %s', (_, condition, values) => {
		const open = [0, 1, 2, 3].filter(
			(actions) => openBranches([{ to: END, when: { actions: condition } }], actions).length,
		);
		expect(open).toEqual(values);
	});

	it('compares numbers, not digits', () => {
		const round = chart('tour', [step('choix', { choices: [{ to: END, when: { round: equal(10) } }] })]);
		expect(possibleMoves(game(round), stack(at('tour/choix', { round: 10 })))).toHaveLength(1);
		expect(possibleMoves(game(round), stack(at('tour/choix', { round: 1 })))).toEqual([]);
	});

	it('needs all of them', () => {
		const choices = [{ to: END, when: { actions: above(0), joueurs: equal(2) } }];
		expect(openBranches(choices, 1, 2)).toEqual([0]);
		expect(openBranches(choices, 1, 1)).toEqual([]);
		expect(openBranches(choices, 0, 2)).toEqual([]);
	});

	it('is closed when they do not hold, and says that counters are the reason', () => {
		const charts = question({ to: 'agir', when: { actions: above(0) } }, { to: END });
		expect(proposals(charts, from(0))).toEqual([
			{ move: { kind: 'choose', choice: 0 }, obstacle: 'counters' },
			{ move: { kind: 'choose', choice: 1 }, obstacle: undefined },
		]);
		expect(possibleMoves(charts, from(0))).toEqual([{ kind: 'choose', choice: 1 }]);
		expect(() => play(charts, from(0), { kind: 'choose', choice: 0 })).toThrow(RangeError);
	});

	it('is reported as closed by its counters before anything is said of the sequence that it calls', () => {
		const charts = question({ to: 'agir', calls: 'absent', when: { actions: above(0) } });
		expect(proposals(charts, from(0)).map(({ obstacle }) => obstacle)).toEqual(['counters']);
		expect(proposals(charts, from(1)).map(({ obstacle }) => obstacle)).toEqual(['missing-chart']);
	});

	it('is judged on the values before its own effects', () => {
		const charts = question({ to: 'choix', when: { actions: equal(1) }, effects: { actions: minus(1) } }, { to: END });
		const { state } = play(charts, from(1), { kind: 'choose', choice: 0 });
		expect(possibleMoves(charts, state)).toEqual([{ kind: 'choose', choice: 1 }]);
	});
});
