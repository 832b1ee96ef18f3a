import { describe, expect, test } from 'vitest';
import { bids, duel, judge, situation } from './cases';

describe('D.6: the skill', () => {
	test('duel-d-6: the skill is that of the type that the ability says', () => {
		const { stepsOf } = judge(situation({ skill: 2 }, {}, { type: 'political' }), bids(1, 1));
		expect(stepsOf('skill-read')).toMatchObject([
			{ side: 'challenger', type: 'political', before: 2 },
			{ side: 'challenged', type: 'political', before: 3 },
		]);
	});

	test('duel-d-6-mise: each player adds the bid to the skill of their own character', () => {
		const { stepsOf, result } = duel({ skill: 3 }, 4, { skill: 5 }, 1);
		expect(stepsOf('bid-added')).toMatchObject([
			{ side: 'challenger', before: 3, after: 7 },
			{ side: 'challenged', before: 5, after: 6 },
		]);
		expect(result).toMatchObject({ skills: { challenger: 7, challenged: 6 } });
	});

	test.each([
		['honored', 3],
		['normal', 2],
		['dishonored', 1],
	] as const)('regles-honneur-statut, the example of the site: %s, skill 2 and glory 1 make %i', (status, value) => {
		const { result, stepsOf } = duel({ skill: 2, glory: 1, status }, 1, {}, 1);
		expect(result).toMatchObject({ skills: { challenger: value + 1 } });
		expect(stepsOf('glory-counted')).toHaveLength(status === 'normal' ? 0 : 1);
	});

	test('regles-honneur-statut: a status without glory changes nothing', () => {
		expect(duel({ status: 'dishonored' }, 1, { status: 'honored' }, 1).kinds).not.toContain('glory-counted');
	});

	test('duel-d-6-modificateurs: modifiers already active apply', () => {
		const { result, stepsOf } = duel({ modifiers: 2 }, 1, { modifiers: -1 }, 1);
		expect(stepsOf('modifiers-counted')).toMatchObject([
			{ side: 'challenger', before: 3, after: 5 },
			{ side: 'challenged', before: 3, after: 2 },
		]);
		expect(result).toMatchObject({ skills: { challenger: 6, challenged: 3 } });
	});

	test('modificateur-jamais-negatif: only the end result is brought back to zero', () => {
		const { result, kinds } = duel({ skill: 2, glory: 4, status: 'dishonored', modifiers: 3 }, 1, {}, 1);
		expect(result).toMatchObject({ skills: { challenger: 2 } });
		expect(kinds).not.toContain('raised-to-zero');
	});

	test('modificateur-jamais-negatif: nothing to bring back from zero itself', () => {
		const none = { skill: 1, modifiers: -1, bidModifier: -1 };
		expect(duel(none, 1, {}, 1).kinds).not.toContain('raised-to-zero');
	});

	test('duel-d-6-incline: a bowed character duels with its whole skill', () => {
		const { result, stepsOf } = duel({ bowed: true }, 2, {}, 1);
		expect(stepsOf('bowed-without-effect')).toMatchObject([{ side: 'challenger', before: 5, after: 5 }]);
		expect(result).toMatchObject({ winner: 'challenger' });
	});
});

describe('a skill below zero before the bid', () => {
	const weak = { skill: 1, glory: 3, status: 'dishonored' } as const;

	test('duel-d-6-plancher: the bid fills the gap first', () => {
		const { result, stepsOf } = judge(situation(weak), bids(5, 1));
		expect(result).toMatchObject({ skills: { challenger: 3 } });
		expect(stepsOf('raised-to-zero')).toEqual([]);
		expect(stepsOf('bid-added').map(({ side, rule }) => [side, rule])).toEqual([
			['challenger', 'duel-d-6-plancher'],
			['challenged', 'duel-d-6-mise'],
		]);
	});

	test('duel-d-6-plancher: the skill stays at zero when the gap is wider', () => {
		const { result, stepsOf } = judge(situation({ ...weak, glory: 9 }), bids(5, 1));
		expect(result).toMatchObject({ skills: { challenger: 0 } });
		expect(stepsOf('raised-to-zero')).toMatchObject([
			{ rule: 'duel-d-6-plancher', floor: 'after-bid', before: -3, after: 0 },
		]);
	});

	test('duel-d-6-plancher: the reading that the site does not follow adds the bid to zero', () => {
		const { result, stepsOf, kinds } = judge(situation(weak, {}, { floor: 'before-bid' }), bids(5, 1));
		expect(result).toMatchObject({ skills: { challenger: 5 } });
		expect(stepsOf('raised-to-zero')).toMatchObject([{ floor: 'before-bid', before: -2, after: 0 }]);
		expect(kinds.indexOf('raised-to-zero')).toBeLessThan(kinds.indexOf('bid-added'));
	});
});
