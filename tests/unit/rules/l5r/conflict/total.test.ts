import { describe, expect, test } from 'vitest';
import { type Cas, juger, type Trait } from './cases';

const of = (...skills: readonly number[]): readonly Trait[] => skills.map((militaire) => ({ militaire }));

/** Winner, or « personne ». */
const vainqueur = (cas: Cas) => juger(cas).issue.vainqueur ?? 'personne';

const FAVEUR = { detenteur: 'attaquant', face: 'militaire' } as const;

describe('the total of a player', () => {
	test('etape-3-2-3-total-attaquant, etape-3-2-3-total-defenseur: skills add up, the attacker first', () => {
		const { pas } = juger({ a: of(3, 4), d: of(2) });
		expect(pas('contribution')).toMatchObject([
			{ rule: 'etape-3-2-3-total-attaquant', personnage: 'a1', avant: 0, apres: 3 },
			{ rule: 'etape-3-2-3-total-attaquant', personnage: 'a2', avant: 3, apres: 7 },
			{ rule: 'etape-3-2-3-total-defenseur', personnage: 'd1', avant: 0, apres: 2 },
		]);
	});

	test('competence-total-attaquant, competence-total-defenseur: modifiers of a total come after', () => {
		const { issue, pas } = juger({ a: of(3), d: of(2), modificateurs: [2, -1] });
		expect(issue.totaux).toEqual({ attaquant: 5, defenseur: 1 });
		expect(pas('total-modifie')).toMatchObject([
			{ rule: 'competence-total-attaquant', camp: 'attaquant', avant: 3, apres: 5 },
			{ rule: 'competence-total-defenseur', camp: 'defenseur', avant: 2, apres: 1 },
		]);
	});

	test('etape-3-2-3-total-negatif: a negative total counts as 0, also for the difference', () => {
		const { issue, pas } = juger({ a: of(3), d: of(1), modificateurs: [0, -4] });
		expect(issue).toMatchObject({ totaux: { attaquant: 3, defenseur: 0 }, ecart: 3, provinceDetruite: false });
		expect(pas('total-a-zero')).toMatchObject([{ camp: 'defenseur', avant: -3, apres: 0 }]);
	});
});

describe('the Imperial Favour', () => {
	test('regles-honneur-faveur-bonus: +1 to the total and not to the skill, example of the glossary', () => {
		const { issue, pas } = juger({ a: of(2), faveur: FAVEUR });
		expect(issue.totaux.attaquant).toBe(3);
		expect(issue.personnages[0]?.contribution).toBe(2);
		expect(pas('faveur')).toMatchObject([{ camp: 'attaquant', avant: 2, apres: 3 }]);
	});

	test.each<[string, Cas, 'autre-face' | 'aucun-participant']>([
		['on its other face', { a: of(2), faveur: { ...FAVEUR, face: 'politique' } }, 'autre-face'],
		['without a participant', { faveur: FAVEUR }, 'aucun-participant'],
	])('regles-honneur-faveur-bonus: nothing %s', (_, cas, raison) => {
		const { issue, pas } = juger(cas);
		expect(pas('faveur')).toEqual([]);
		expect(pas('faveur-sans-bonus')).toMatchObject([{ raison, avant: issue.totaux.attaquant }]);
	});

	test('regles-honneur-faveur-bonus: a bowed participant is enough, and may win with it alone', () => {
		const { issue } = juger({ a: [{ incline: true }], faveur: FAVEUR });
		expect(issue).toMatchObject({ totaux: { attaquant: 1 }, vainqueur: 'attaquant' });
	});
});

describe('the winner', () => {
	test.each<[string, Cas, string]>([
		['etape-3-2-3-vainqueur: the highest total', { a: of(4), d: of(3) }, 'attaquant'],
		['etape-3-2-3-vainqueur: the highest total, in defence', { a: of(3), d: of(4) }, 'defenseur'],
		['etape-3-2-3-egalite: the attacker on a tie', { a: of(3), d: of(3) }, 'attaquant'],
		['etape-3-2-3-sans-vainqueur: nobody at 0 each', { a: of(0), d: of(0) }, 'personne'],
		['etape-3-2-3-sans-vainqueur: nobody against an empty side', { a: [{ incline: true }] }, 'personne'],
		['etape-3-2-3-sans-vainqueur: nobody without anyone', {}, 'personne'],
		['etape-3-2-3-conditions: 1 is enough', { a: of(1) }, 'attaquant'],
		['etape-3-2-3-conditions: the defender wins if the attackers left', { d: of(1) }, 'defenseur'],
		['etape-3-2-3-conditions: no participant, no victory', { modificateurs: [2, 0] }, 'personne'],
		['etape-3-2-3-conditions: not on a tie either', { d: of(2), modificateurs: [2, 0] }, 'personne'],
		['etape-3-2-3-sans-participant: never the lowest total', { a: of(1), modificateurs: [0, 2] }, 'personne'],
	])('%s', (_, cas, expected) => {
		expect(vainqueur(cas)).toBe(expected);
	});

	test('etape-3-2-3-conditions: a missing condition is a step, with what is missing', () => {
		expect(juger({ a: of(1), modificateurs: [0, 2] }).pas('condition-manquante')).toMatchObject([
			{ camp: 'defenseur', avant: 2, apres: 2, participants: 0 },
		]);
		expect(juger({ a: of(0) }).pas('condition-manquante')).toMatchObject([
			{ camp: 'attaquant', avant: 0, participants: 1 },
		]);
	});

	test('etape-3-2-3-sans-participant: cited when the other player meets the conditions', () => {
		expect(juger({ a: of(1), modificateurs: [0, 2] }).pas('sans-vainqueur')[0]?.rule).toBe(
			'etape-3-2-3-sans-participant',
		);
		expect(juger({ a: of(0), d: of(0) }).pas('sans-vainqueur')[0]?.rule).toBe('etape-3-2-3-sans-vainqueur');
	});
});
