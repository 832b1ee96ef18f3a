import { describe, expect, it } from 'vitest';
import { END, innermost, MAX_DEPTH, type Move, play, possibleMoves, proposals } from '../../../../src/rules/timing';
import { at, chart, game, places, stack, step } from './vocabulary';

const turn = chart('tour', [
	step('agir', { next: END, nested: ['tour', 'absent'] }),
	step('question', {
		choices: [{ to: END }, { to: END, calls: 'tour' }, { to: END, calls: 'absent' }],
	}),
	step('fenetre', { next: END, alternation: 'consecutive', nested: ['tour', 'absent'] }),
]);
const charts = game(turn);

/** As many charts under way as there may be but for `less`, the innermost at a step. */
const deep = (id: string, less = 0) =>
	stack(
		...Array.from({ length: MAX_DEPTH - less }, (_, rank) =>
			at(rank === MAX_DEPTH - less - 1 ? `tour/${id}` : 'tour/agir'),
		),
	);

/** Why each move of a step is closed. */
const obstacles = (state: ReturnType<typeof stack>) => proposals(charts, state).map(({ obstacle }) => obstacle);

describe('a full stack', () => {
	it('refuses one more sequence, however it would start, and nothing else', () => {
		expect(obstacles(deep('agir'))).toEqual([undefined, 'full-stack', 'missing-chart']);
		expect(obstacles(deep('question'))).toEqual([undefined, 'full-stack', 'missing-chart']);
		expect(obstacles(deep('fenetre'))).toEqual([undefined, undefined, 'full-stack', 'missing-chart']);
	});

	it.each<[string, Move]>([
		['agir', { kind: 'nest', chart: 'tour' }],
		['question', { kind: 'choose', choice: 1 }],
		['fenetre', { kind: 'act', chart: 'tour' }],
	])('is full with as many charts as MAX_DEPTH, not with one less: %s', (id, move) => {
		expect(() => play(charts, deep(id), move)).toThrow(RangeError);
		const { state, trace } = play(charts, deep(id, 1), move);
		expect(state.stack).toHaveLength(MAX_DEPTH);
		expect(trace.at(-1)).toMatchObject({ kind: 'entry', before: MAX_DEPTH - 1, after: MAX_DEPTH });
	});

	it('goes on, and leaves', () => {
		const { state } = play(charts, deep('agir'), { kind: 'next' });
		expect(state.stack).toHaveLength(MAX_DEPTH - 1);
		expect(possibleMoves(charts, state)).toContainEqual({ kind: 'nest', chart: 'tour' });
	});
});

describe('a chart that is not there', () => {
	it('cannot be entered, and that is the reason', () => {
		expect(obstacles(stack(at('tour/agir')))).toEqual([undefined, undefined, 'missing-chart']);
		expect(obstacles(stack(at('tour/question')))).toEqual([undefined, undefined, 'missing-chart']);
		expect(obstacles(stack(at('tour/fenetre')))).toEqual([undefined, undefined, undefined, 'missing-chart']);
		expect(() => play(charts, stack(at('tour/agir')), { kind: 'nest', chart: 'absent' })).toThrow(RangeError);
	});

	it('proposes nothing when it is the one under way', () => {
		expect(proposals(charts, stack(at('absent/agir')))).toEqual([]);
		expect(() => play(charts, stack(at('absent/agir')), { kind: 'next' })).toThrow(RangeError);
		expect(() => play(charts, stack(at('absent/fin')), { kind: 'restart' })).toThrow(RangeError);
	});

	it('below the sequence under way does not stop it', () => {
		const { state } = play(charts, stack(at('absent/un'), at('tour/agir')), { kind: 'next' });
		expect(places(state)).toEqual(['absent/un']);
	});
});

describe('a move that is not possible throws a RangeError', () => {
	it.each<[string, string, Move]>([
		['a branch where there is none', 'agir', { kind: 'choose', choice: 0 }],
		['the way on where players choose', 'question', { kind: 'next' }],
		['a branch past the last', 'question', { kind: 'choose', choice: 3 }],
		['a branch before the first', 'question', { kind: 'choose', choice: -1 }],
		['a pass outside a window', 'agir', { kind: 'pass' }],
		['an action outside a window', 'agir', { kind: 'act' }],
		['an action by a sequence that the window does not open', 'fenetre', { kind: 'act', chart: 'duel' }],
		['a sequence that the step does not open', 'question', { kind: 'nest', chart: 'tour' }],
		['a sequence of a window that is no action', 'fenetre', { kind: 'nest', chart: 'tour' }],
		['the way on through an open window', 'fenetre', { kind: 'next' }],
		['a new start before the end', 'agir', { kind: 'restart' }],
		['the way on after the end', 'fin', { kind: 'next' }],
		['any, at a step that the chart does not have', 'fantome', { kind: 'next' }],
	])('%s', (_, id, move) => {
		expect(() => play(charts, stack(at(`tour/${id}`)), move)).toThrow(RangeError);
	});

	it('a new start while the sequence above is over and those below are not', () => {
		expect(() => play(charts, stack(at('tour/agir'), at('tour/fin')), { kind: 'restart' })).toThrow(RangeError);
	});

	it('says which move it was', () => {
		expect(() => play(charts, stack(at('tour/agir')), { kind: 'pass' })).toThrow(
			'The move "pass" is not possible here.',
		);
	});

	it('any, on an empty stack', () => {
		expect(() => innermost({ stack: [] })).toThrow(RangeError);
		expect(() => play(charts, { stack: [] }, { kind: 'next' })).toThrow(RangeError);
	});
});
