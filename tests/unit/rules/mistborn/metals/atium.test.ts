import { describe, expect, test } from 'vitest';
import { actionCard, atiumCard, burn, burnAtium, flare, gain, ironSteel, judge, lay } from './vocabulary';

const TIN_CARD = actionCard('survivre', ['tin', 'zinc'], ['tin'], ['tin']);

describe('Atium tokens', () => {
	test('metaux-atium: there must be one', () => {
		expect(judge({}, burnAtium('iron')).last).toEqual({ type: 'illegal', reason: 'no-atium', rule: 'metaux-atium' });
		expect(judge({}, gain('atium', 2), burnAtium('iron')).stepsOf('atium-burnt')).toMatchObject([
			{ before: 2, after: 1 },
		]);
	});

	test('atium-limite: it counts as a burnt token', () => {
		expect(judge({ atium: 2 }, burnAtium('iron'), burn('zinc')).reasons).toEqual([null, 'limit-reached']);
		expect(judge({ atium: 2 }, burn('zinc'), burnAtium('iron')).last).toMatchObject({
			reason: 'limit-reached-atium',
			rule: 'atium-limite',
			limit: 1,
		});
	});

	test('metaux-atium-pas-attiser: it is never flared, not even past the limit', () => {
		for (const before of [[], [burn('iron')]]) {
			expect(judge({ atium: 1 }, ...before, flare('atium')).last).toEqual({
				type: 'illegal',
				reason: 'atium-flared',
				rule: 'metaux-atium-pas-attiser',
			});
		}
		expect(judge({ atium: 9 }).result.possibilities.atium.flare?.rule).toBe('metaux-atium-pas-attiser');
	});

	test('metaux-atium-joker: it stands for any metal that the card asks for', () => {
		expect(judge({ hand: [TIN_CARD], atium: 1 }, burnAtium('tin', 'survivre')).card('survivre')?.activeCount).toBe(1);
		expect(judge({ hand: [TIN_CARD], atium: 1 }, burnAtium('atium', 'survivre')).reasons).toEqual([
			'metal-not-asked-for',
		]);
	});

	test('metaux-atium-deux-metaux: on a card of another metal it counts as both', () => {
		const { result, stepsOf } = judge({ hand: [TIN_CARD], atium: 1 }, burnAtium('tin', 'survivre'));
		expect(result.burns).toMatchObject({ tin: 1, atium: 1 });
		expect(stepsOf('metal-counted').map(({ rule, byChoice }) => [rule, byChoice])).toEqual([
			['metaux-atium-joker', false],
			['metaux-atium-deux-metaux', false],
		]);
	});

	test('on an Atium card, or beside any card as Atium, it counts once', () => {
		const hand = [atiumCard('c', ['atium'])];
		for (const recipient of ['c', null]) {
			const { result, stepsOf } = judge({ hand, atium: 1, doubleAtium: true }, burnAtium('atium', recipient));
			expect(result.burns.atium).toBe(1);
			expect(stepsOf('metal-counted')).toHaveLength(1);
		}
	});

	test('beside any card, in place of a metal: both only if the players say so', () => {
		expect(judge({ atium: 1 }, burnAtium('tin')).result.burns).toMatchObject({ tin: 1, atium: 0 });
		const chosen = judge({ atium: 1, doubleAtium: true }, burnAtium('tin'));
		expect(chosen.result.burns).toMatchObject({ tin: 1, atium: 1 });
		expect(chosen.stepsOf('metal-counted').at(-1)?.byChoice).toBe(true);
	});

	test('an Atium card in hand can be Atium too, once more than the tokens; another card cannot', () => {
		const { possibilities } = judge({ atium: 2, hand: [atiumCard('a'), ironSteel] }).result;
		expect(possibilities.atium.metalCards).toEqual(['a']);
		expect(possibilities.atium.maximum).toBe(2);
		expect(judge({ hand: [atiumCard('a', ['atium']), atiumCard('b')] }).payment('a')?.ways).toEqual([
			[lay('b', 'atium', 'a')],
		]);
	});
});
