import { describe, expect, test } from 'vitest';
import { bids, duel, resolve, situation, tabulate } from './cases';

describe('D.7 to D.9: the outcome', () => {
	test('duel-d-7, the example of the site: 3 with a bid of 4 beats 5 with a bid of 1', () => {
		const { result, trace } = duel({ skill: 3 }, 4, { skill: 5 }, 1);
		expect(result).toEqual({
			type: 'duel',
			winner: 'challenger',
			skills: { challenger: 7, challenged: 6 },
			bids: { challenger: 4, challenged: 1 },
			transfer: { from: 'challenger', amount: 3 },
			honor: { challenger: 7, challenged: 13 },
		});
		expect(trace.slice(-5)).toEqual([
			{ kind: 'duel-won', rule: 'duel-d-7', side: 'challenger', before: 7, after: 7, against: 6 },
			{ kind: 'duel-lost', rule: 'duel-d-7-perdant', side: 'challenged', before: 6, after: 6, against: 7 },
			{ kind: 'consequences', rule: 'duel-d-8', side: 'challenger', before: 1, after: 1 },
			{ kind: 'bid-forgotten', rule: 'duel-d-6-duree', side: 'challenger', before: 7, after: 3 },
			{ kind: 'bid-forgotten', rule: 'duel-d-6-duree', side: 'challenged', before: 6, after: 5 },
		]);
	});

	test('duel-d-7: 6 with a bid of 1 beats 3 dishonored, of glory 2, with a bid of 5', () => {
		const weak = { skill: 3, glory: 2, status: 'dishonored' } as const;
		const { result } = duel({ skill: 6 }, 1, weak, 5);
		expect(result).toMatchObject({ winner: 'challenger', skills: { challenger: 7, challenged: 6 } });
	});

	test('duel-d-7-perdant: the challenger may lose, and loses no honor for it', () => {
		const { result, stepsOf } = duel({ skill: 1 }, 2, { skill: 4 }, 2);
		expect(result).toMatchObject({ winner: 'challenged', honor: { challenger: 10, challenged: 10 } });
		expect(stepsOf('duel-lost')).toMatchObject([{ side: 'challenger', before: 3, against: 6 }]);
	});

	test('duel-d-7-egalite: nobody wins nor loses, and the honor given is not given back', () => {
		const { result, stepsOf, kinds } = duel({ skill: 2 }, 3, { skill: 4 }, 1);
		expect(result).toMatchObject({ winner: null, honor: { challenger: 8, challenged: 12 } });
		expect(stepsOf('tie')).toMatchObject([{ before: 5, after: 5 }]);
		expect(kinds).not.toContain('consequences');
	});

	test('duel-d-7-egalite: a tie of zeros is a tie', () => {
		const none = { skill: 0, bidModifier: -5 };
		expect(duel(none, 5, none, 1).result).toMatchObject({ winner: null, skills: { challenger: 0, challenged: 0 } });
	});

	test('duel-d-6-duree: a bid worth nothing leaves nothing to forget', () => {
		expect(duel({ bidModifier: -2 }, 2, {}, 1).stepsOf('bid-forgotten')).toMatchObject([{ side: 'challenged' }]);
	});

	test('duel-d-6-duree: a skill below zero is zero again after the duel', () => {
		const { stepsOf } = duel({ skill: 0, modifiers: -2 }, 5, {}, 5);
		expect(stepsOf('bid-forgotten')).toMatchObject([
			{ side: 'challenger', before: 3, after: 0 },
			{ side: 'challenged', before: 8, after: 3 },
		]);
	});
});

describe('D.2: a dash', () => {
	const refusal = { type: 'illegal', reason: 'dash', rule: 'duel-d-2-tiret' };

	test.each([
		[true, false, ['challenger']],
		[false, true, ['challenged']],
		[true, true, ['challenger', 'challenged']],
	])('duel-d-2-tiret: challenger %s, challenged %s', (challenger, challenged, sides) => {
		const barred = situation({ dash: challenger }, { dash: challenged });
		expect(resolve(barred, bids(3, 1))).toEqual({ result: { ...refusal, sides }, trace: [] });
		expect(tabulate(barred, 'challenged')).toEqual({ ...refusal, sides });
	});
});
