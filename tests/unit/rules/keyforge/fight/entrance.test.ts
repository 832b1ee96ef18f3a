import { expect, test } from 'vitest';
import { destroy, enter, fight, judge, line, problemsOf, status, use } from './builders';

const board = { active: line({ id: 'a' }, { id: 'b' }), opposing: line({ id: 'x' }) };
const ids = (given: ReturnType<typeof judge>) => given.result.situation.active.map(({ id }) => id).join('');

test('flanc-entree: a creature enters at the left or right flank of its line', () => {
	expect(ids(judge(board, enter('n')))).toBe('abn');
	const left = judge(board, enter('n', { hand: 'left', power: 5, armor: 1 }));
	expect(ids(left)).toBe('nab');
	expect(left.inPlay('n')).toMatchObject({ power: 5, armor: 1, damage: 0 });
	expect(left.stepsOf('entered')).toMatchObject([{ rule: 'flanc-entree', before: 2, after: 3 }]);
});

test('deploiement-place: deployed, between two creatures of its line, and of no other', () => {
	expect(ids(judge(board, enter('n', { of: 'a' })))).toBe('anb');
	expect(judge(board, enter('n', { of: 'x' })).result.outcomes[0]).toMatchObject({
		reason: 'other-line',
		rule: 'deploiement-place',
	});
});

test('incline-entree-en-jeu: exhausted, unless a card says otherwise (regle-d-or-carte)', () => {
	const refused = { type: 'illegal', rule: 'incline-etat' };
	expect(judge(board, enter('n'), use('n')).result.outcomes[1]).toMatchObject(refused);
	expect(judge(board, enter('n', { ready: true }), use('n')).result.aemberGained.active).toBe(1);
	const readied = judge(board, enter('n'), status('n', 'exhausted', true), fight('n', 'x'));
	expect(readied.destructions).toEqual(['n', 'x']);
});

test('puissance-zero: of power 0, it is destroyed at once; an id serves once', () => {
	const given = judge(board, enter('n', { power: 0 }), enter('n'), enter('a'), destroy('n'));
	expect(given.destructions).toEqual(['n']);
	expect(given.result.outcomes.slice(1)).toMatchObject([
		{ reason: 'already-entered' },
		{ reason: 'already-entered' },
		{ reason: 'destroyed-creature' },
	]);
});

test('only what a creature may be', () => {
	expect(
		problemsOf(board, [enter('n', { power: 100 }), enter('n', { of: 'n' }), enter('n', { side: 'up' as never })]),
	).toHaveLength(3);
});
