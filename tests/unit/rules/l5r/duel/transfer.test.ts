import { describe, expect, test } from 'vitest';
import { duel } from './cases';

describe('D.5: the transfer', () => {
	test('duel-d-5: the player who bid more gives the difference', () => {
		const { result, trace } = duel({ honor: 11 }, 4, { honor: 9 }, 1);
		expect(result).toMatchObject({
			transfer: { from: 'challenger', amount: 3 },
			honor: { challenger: 8, challenged: 12 },
		});
		expect(trace.slice(2, 4)).toEqual([
			{ kind: 'honor-given', rule: 'duel-d-5', side: 'challenger', before: 11, after: 8 },
			{ kind: 'honor-received', rule: 'donner-definition', side: 'challenged', before: 9, after: 12 },
		]);
	});

	test('duel-d-5: whichever side bid more', () => {
		const { result } = duel({}, 2, {}, 5);
		expect(result).toMatchObject({
			transfer: { from: 'challenged', amount: 3 },
			honor: { challenger: 13, challenged: 7 },
		});
	});

	test('duel-d-5-egalite: equal bids move nothing', () => {
		const { result, stepsOf, kinds } = duel({}, 3, {}, 3);
		expect(stepsOf('no-transfer')).toEqual([{ kind: 'no-transfer', rule: 'duel-d-5-egalite', before: 3, after: 3 }]);
		expect(kinds).not.toContain('honor-given');
		expect(result).toMatchObject({ transfer: null, honor: { challenger: 10, challenged: 10 } });
	});
});

describe('the end of the game, at step D.5', () => {
	test('bases-victoire-deshonneur: the player who gives their last honor loses the game at once', () => {
		const { result, trace, kinds } = duel({ skill: 9, honor: 3 }, 4, { honor: 5 }, 1);
		expect(result).toEqual({
			type: 'game',
			winner: 'challenged',
			reasons: ['dishonor'],
			bids: { challenger: 4, challenged: 1 },
			transfer: { from: 'challenger', amount: 3 },
			honor: { challenger: 0, challenged: 8 },
		});
		expect(trace.slice(-2)).toEqual([
			{ kind: 'honor-emptied', rule: 'bases-victoire-deshonneur', side: 'challenger', before: 0, after: 0 },
			{ kind: 'game-over', rule: 'bases-victoire', side: 'challenged', before: 8, after: 8 },
		]);
		expect(kinds).not.toContain('honor-short');
	});

	test('bases-victoire-honneur: the player who receives their 25th honor wins it', () => {
		const { result, stepsOf, kinds } = duel({ honor: 23 }, 1, { skill: 9 }, 3);
		expect(result).toMatchObject({ type: 'game', winner: 'challenger', reasons: ['honor'], honor: { challenger: 25 } });
		expect(stepsOf('honor-reached')).toMatchObject([
			{ rule: 'bases-victoire-honneur', side: 'challenger', before: 25 },
		]);
		expect(kinds.at(-1)).toBe('game-over');
	});

	test.each([
		['1 honor left', { honor: 3 }, { honor: 10 }],
		['24 honor reached', { honor: 10 }, { honor: 22 }],
	])('bases-victoire: the duel goes on with %s', (_, challenger, challenged) => {
		expect(duel(challenger, 3, challenged, 1).result.type).toBe('duel');
	});

	test('bases-victoire: both at once have one winner, who receives', () => {
		const { result, stepsOf } = duel({ honor: 1 }, 2, { honor: 24 }, 1);
		expect(result).toMatchObject({ winner: 'challenged', reasons: ['dishonor', 'honor'] });
		expect(stepsOf('game-over')).toHaveLength(1);
	});

	test('duel-d-5-manque: only the honor of the pool can be given', () => {
		const { result, stepsOf } = duel({ honor: 2 }, 5, { honor: 22 }, 1);
		expect(stepsOf('honor-short')).toEqual([
			{ kind: 'honor-short', rule: 'duel-d-5-manque', side: 'challenger', before: 4, after: 2 },
		]);
		expect(result).toMatchObject({
			type: 'game',
			winner: 'challenged',
			reasons: ['dishonor'],
			transfer: { amount: 2 },
			honor: { challenger: 0, challenged: 24 },
		});
	});
});
