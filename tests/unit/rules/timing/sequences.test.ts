import { describe, expect, it } from 'vitest';
import { END, isOver, play, startOf } from '../../../../src/rules/timing';
import { at, chart, game, places, stack, step } from './vocabulary';

const turn = chart('tour', [
	step('agir', {
		choices: [{ to: 'ranger', calls: 'test', rule: 'regle-enqueter' }, { to: END, calls: 'test' }, { to: 'ranger' }],
	}),
	step('ranger', { next: END }),
]);
const test = chart('test', [
	step('piocher', { next: 'resoudre' }),
	step('resoudre', { choices: [{ to: END }, { to: END, calls: 'degats' }] }),
]);
const damage = chart('degats', [step('assigner', { next: 'appliquer' }), step('appliquer', { next: END })]);
const charts = game(turn, test, damage);
const choose = (choice: number) => ({ kind: 'choose' as const, choice });

describe('a branch that calls a sequence', () => {
	it('goes to its step first, then starts the sequence above it', () => {
		const { state, trace } = play(charts, startOf(turn), choose(0));
		expect(places(state)).toEqual(['tour/ranger', 'test/piocher']);
		expect(trace).toEqual([
			{ kind: 'step', rule: 'regle-enqueter', chart: 'tour', from: 'agir', to: 'ranger' },
			{ kind: 'entry', rule: 'regle-enqueter', chart: 'test', before: 1, after: 2 },
		]);
	});

	it('cites the rule of the step when it has none', () => {
		expect(play(charts, startOf(turn), choose(1)).trace.map(({ rule }) => rule)).toEqual(['regle-agir', 'regle-agir']);
	});

	it('moves inside the sequence only, until it ends', () => {
		const { state, trace } = play(charts, stack(at('tour/ranger'), at('test/piocher')), { kind: 'next' });
		expect(places(state)).toEqual(['tour/ranger', 'test/resoudre']);
		expect(trace).toEqual([{ kind: 'step', rule: 'regle-piocher', chart: 'test', from: 'piocher', to: 'resoudre' }]);
	});
});

describe('a sequence that ends', () => {
	it('gives way to the chart below, which goes on where it said', () => {
		const { state, trace } = play(charts, stack(at('tour/ranger'), at('test/resoudre')), choose(0));
		expect(places(state)).toEqual(['tour/ranger']);
		expect(trace).toEqual([
			{ kind: 'step', rule: 'regle-resoudre', chart: 'test', from: 'resoudre', to: END },
			{ kind: 'exit', rule: 'regle-resoudre', chart: 'tour', resumes: 'ranger', before: 2, after: 1 },
		]);
	});

	it('cites the rule of its last step on leaving, wherever it ended', () => {
		const short = chart('court', [step('debut', { next: END }), step('jamais', { next: END })]);
		const { trace } = play(game(turn, short), stack(at('tour/ranger'), at('court/debut')), { kind: 'next' });
		expect(trace.map(({ kind, rule }) => [kind, rule])).toEqual([
			['step', 'regle-debut'],
			['exit', 'regle-jamais'],
		]);
	});

	it('ends the chart below too, when that one has nothing left', () => {
		const { state, trace } = play(charts, stack(at('tour/fin'), at('test/resoudre')), choose(0));
		expect(places(state)).toEqual(['tour/fin']);
		expect(isOver(state)).toBe(true);
		expect(trace.at(-1)).toMatchObject({ kind: 'exit', chart: 'tour', resumes: END });
	});

	it('closes several at once when they end together, from the innermost', () => {
		const inside = stack(at('tour/ranger'), at('test/fin'), at('degats/appliquer'));
		const { state, trace } = play(charts, inside, { kind: 'next' });
		expect(places(state)).toEqual(['tour/ranger']);
		expect(trace).toEqual([
			{ kind: 'step', rule: 'regle-appliquer', chart: 'degats', from: 'appliquer', to: END },
			{ kind: 'exit', rule: 'regle-appliquer', chart: 'test', resumes: END, before: 3, after: 2 },
			{ kind: 'exit', rule: 'regle-resoudre', chart: 'tour', resumes: 'ranger', before: 2, after: 1 },
		]);
	});

	it('closes all of them, down to the end of the game', () => {
		const inside = stack(at('tour/fin'), at('test/fin'), at('degats/appliquer'));
		const { state, trace } = play(charts, inside, { kind: 'next' });
		expect(places(state)).toEqual(['tour/fin']);
		expect(trace.map(({ kind }) => kind)).toEqual(['step', 'exit', 'exit']);
	});
});

describe('a sequence that calls another as it ends', () => {
	it('waits for it at its end', () => {
		const { state } = play(charts, stack(at('tour/ranger'), at('test/resoudre')), choose(1));
		expect(places(state)).toEqual(['tour/ranger', 'test/fin', 'degats/assigner']);
		expect(isOver(state)).toBe(false);
	});

	it('may be played inside itself', () => {
		const more = chart('encore', [step('un', { choices: [{ to: END, calls: 'encore' }, { to: END }] })]);
		const twice = play(game(more), startOf(more), choose(0)).state;
		expect(places(twice)).toEqual(['encore/fin', 'encore/un']);
		expect(places(play(game(more), twice, choose(1)).state)).toEqual(['encore/fin']);
	});
});
