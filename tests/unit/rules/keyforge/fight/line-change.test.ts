import { describe, expect, test } from 'vitest';
import { control, damage, destroy, fight, type Judgment, judge, leave, line, problemsOf, shift } from './builders';

const board = {
	active: line({ id: 'a' }, { id: 'b', aember: 1, damage: 1, stunned: true }, { id: 'c' }),
	opposing: line({ id: 'x' }, { id: 'y' }),
};

const ids = ({ result }: Judgment, side: 'active' | 'opposing') => result.situation[side].map(({ id }) => id).join('');

describe('a creature that moves along its line', () => {
	test('deplacement-creature: to a flank, or next to another one', () => {
		expect(ids(judge(board, shift('a', 'right')), 'active')).toBe('bca');
		expect(ids(judge(board, shift('c', 'left')), 'active')).toBe('cab');
		expect(ids(judge(board, shift('a', 'right', 'b')), 'active')).toBe('bac');
		expect(ids(judge(board, shift('c', 'left', 'b')), 'active')).toBe('acb');
		expect(judge(board, shift('a', 'right')).stepsOf('shifted')).toMatchObject([{ before: 1, after: 3 }]);
	});

	test('deplacement-sur-place: it may stay where it is', () => {
		expect(judge(board, shift('b', 'right', 'a')).rules).toEqual(['deplacement-sur-place']);
	});

	test('deplacement-creature: not to the other line', () => {
		const { result } = judge(board, shift('a', 'right', 'x'));
		expect(result.outcomes[0]).toMatchObject({ reason: 'other-line', rule: 'deplacement-creature', of: 'x' });
		expect(judge(board, leave('a'), shift('a', 'left')).result.outcomes[1]).toMatchObject({ type: 'illegal' });
	});

	test('projection-voisins: its new neighbors take the splash', () => {
		const given = judge(board, shift('a', 'right'), damage('c', 1, { splash: 1 }));
		expect([given.inPlay('a')?.damage, given.inPlay('b')?.damage]).toEqual([1, 2]);
	});
});

describe('a creature that changes sides', () => {
	test('controle-deplacement, controle-garde-tout: goes to a flank of the other line, as it is', () => {
		const given = judge(board, control('b', 'left'));
		expect([ids(given, 'active'), ids(given, 'opposing')]).toEqual(['ac', 'bxy']);
		expect(given.inPlay('b')).toEqual(board.active[1]);
	});

	test('quitter-le-jeu-aombre: its Æmber goes to the opponent of who controls it then', () => {
		expect(judge(board, control('b'), destroy('b')).result.aemberGained).toEqual({ active: 1, opposing: 0 });
	});

	test('combat-incliner-et-choisir: those that it joined are no longer its enemies', () => {
		const given = judge(board, control('x'), fight('x', 'a'));
		expect(given.result.outcomes[1]).toMatchObject({ reason: 'same-side' });
		expect(judge(board, control('x'), fight('x', 'y')).result.outcomes[1]).toMatchObject({ type: 'fight' });
	});
});

test('only a hand and another creature', () => {
	expect(
		problemsOf(board, [shift('a', 'up' as never), control('a', 'up' as never), shift('a', 'left', 'a')]),
	).toHaveLength(3);
});
