import { describe, expect, test } from 'vitest';
import { type Given, judge, type Trait } from './cases';

const of = (...skills: readonly number[]): readonly Trait[] => skills.map((military) => ({ military }));

/** Winner, or « personne ». */
const winner = (given: Given) => judge(given).outcome.winner ?? 'nobody';

const FAVOR = { holder: 'attacker', face: 'military' } as const;

describe('the total of a player', () => {
	test('etape-3-2-3-total-attaquant, etape-3-2-3-total-defenseur: skills add up, the attacker first', () => {
		const { stepsOf } = judge({ a: of(3, 4), d: of(2) });
		expect(stepsOf('contribution')).toMatchObject([
			{ rule: 'etape-3-2-3-total-attaquant', character: 'a1', before: 0, after: 3 },
			{ rule: 'etape-3-2-3-total-attaquant', character: 'a2', before: 3, after: 7 },
			{ rule: 'etape-3-2-3-total-defenseur', character: 'd1', before: 0, after: 2 },
		]);
	});

	test('competence-total-attaquant, competence-total-defenseur: modifiers of a total come after', () => {
		const { outcome, stepsOf } = judge({ a: of(3), d: of(2), modifiers: [2, -1] });
		expect(outcome.totals).toEqual({ attacker: 5, defender: 1 });
		expect(stepsOf('total-modified')).toMatchObject([
			{ rule: 'competence-total-attaquant', side: 'attacker', before: 3, after: 5 },
			{ rule: 'competence-total-defenseur', side: 'defender', before: 2, after: 1 },
		]);
	});

	test('etape-3-2-3-total-negatif: a negative total counts as 0, also for the difference', () => {
		const { outcome, stepsOf } = judge({ a: of(3), d: of(1), modifiers: [0, -4] });
		expect(outcome).toMatchObject({ totals: { attacker: 3, defender: 0 }, difference: 3, provinceBroken: false });
		expect(stepsOf('total-to-zero')).toMatchObject([{ side: 'defender', before: -3, after: 0 }]);
	});
});

describe('the Imperial Favor', () => {
	test('regles-honneur-faveur-bonus: +1 to the total and not to the skill, example of the glossary', () => {
		const { outcome, stepsOf } = judge({ a: of(2), favor: FAVOR });
		expect(outcome.totals.attacker).toBe(3);
		expect(outcome.characters[0]?.contribution).toBe(2);
		expect(stepsOf('favor')).toMatchObject([{ side: 'attacker', before: 2, after: 3 }]);
	});

	test.each<[string, Given, 'other-face' | 'no-participant']>([
		['on its other face', { a: of(2), favor: { ...FAVOR, face: 'political' } }, 'other-face'],
		['without a participant', { favor: FAVOR }, 'no-participant'],
	])('regles-honneur-faveur-bonus: nothing %s', (_, given, reason) => {
		const { outcome, stepsOf } = judge(given);
		expect(stepsOf('favor')).toEqual([]);
		expect(stepsOf('favor-without-bonus')).toMatchObject([{ reason, before: outcome.totals.attacker }]);
	});

	test('regles-honneur-faveur-bonus: a bowed participant is enough, and may win with it alone', () => {
		const { outcome } = judge({ a: [{ bowed: true }], favor: FAVOR });
		expect(outcome).toMatchObject({ totals: { attacker: 1 }, winner: 'attacker' });
	});
});

describe('the winner', () => {
	test.each<[string, Given, string]>([
		['etape-3-2-3-vainqueur: the highest total', { a: of(4), d: of(3) }, 'attacker'],
		['etape-3-2-3-vainqueur: the highest total, in defense', { a: of(3), d: of(4) }, 'defender'],
		['etape-3-2-3-egalite: the attacker on a tie', { a: of(3), d: of(3) }, 'attacker'],
		['etape-3-2-3-sans-vainqueur: nobody at 0 each', { a: of(0), d: of(0) }, 'nobody'],
		['etape-3-2-3-sans-vainqueur: nobody against an empty side', { a: [{ bowed: true }] }, 'nobody'],
		['etape-3-2-3-sans-vainqueur: nobody without anyone', {}, 'nobody'],
		['etape-3-2-3-conditions: 1 is enough', { a: of(1) }, 'attacker'],
		['etape-3-2-3-conditions: the defender wins if the attackers left', { d: of(1) }, 'defender'],
		['etape-3-2-3-conditions: no participant, no victory', { modifiers: [2, 0] }, 'nobody'],
		['etape-3-2-3-conditions: not on a tie either', { d: of(2), modifiers: [2, 0] }, 'nobody'],
		['etape-3-2-3-sans-participant: never the lowest total', { a: of(1), modifiers: [0, 2] }, 'nobody'],
	])('%s', (_, given, expected) => {
		expect(winner(given)).toBe(expected);
	});

	test('etape-3-2-3-conditions: a missing condition is a step, with what is missing', () => {
		expect(judge({ a: of(1), modifiers: [0, 2] }).stepsOf('condition-missing')).toMatchObject([
			{ side: 'defender', before: 2, after: 2, participants: 0 },
		]);
		expect(judge({ a: of(0) }).stepsOf('condition-missing')).toMatchObject([
			{ side: 'attacker', before: 0, participants: 1 },
		]);
	});

	test('etape-3-2-3-egalite: on a tie that the attacker cannot win, the defender does not either', () => {
		const { outcome, stepsOf } = judge({ d: of(3), modifiers: [3, 0] });
		expect(outcome).toMatchObject({ winner: null, totals: { attacker: 3, defender: 3 } });
		expect(stepsOf('no-winner')).toMatchObject([{ rule: 'etape-3-2-3-egalite' }]);
	});

	test('etape-3-2-3-sans-participant: cited when the other player meets the conditions', () => {
		expect(judge({ a: of(1), modifiers: [0, 2] }).stepsOf('no-winner')[0]?.rule).toBe('etape-3-2-3-sans-participant');
		expect(judge({ a: of(0), d: of(0) }).stepsOf('no-winner')[0]?.rule).toBe('etape-3-2-3-sans-vainqueur');
	});
});
