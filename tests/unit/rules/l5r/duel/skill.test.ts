import { describe, expect, test } from 'vitest';
import { duel, juger, mises, situation } from './cases';

describe('D.6: the skill', () => {
	test('duel-d-6: the skill is that of the type that the ability says', () => {
		const { pas } = juger(situation({ competence: 2 }, {}, { type: 'politique' }), mises(1, 1));
		expect(pas('competence-lue')).toMatchObject([
			{ camp: 'lanceur', type: 'politique', avant: 2 },
			{ camp: 'defie', type: 'politique', avant: 3 },
		]);
	});

	test('duel-d-6-mise: each player adds the bid to the skill of their own character', () => {
		const { pas, resultat } = duel({ competence: 3 }, 4, { competence: 5 }, 1);
		expect(pas('mise-ajoutee')).toMatchObject([
			{ camp: 'lanceur', avant: 3, apres: 7 },
			{ camp: 'defie', avant: 5, apres: 6 },
		]);
		expect(resultat).toMatchObject({ valeurs: { lanceur: 7, defie: 6 } });
	});

	test.each([
		['honore', 3],
		['normal', 2],
		['deshonore', 1],
	] as const)('regles-honneur-statut, the example of the site: %s, skill 2 and glory 1 make %i', (statut, value) => {
		const { resultat, pas } = duel({ competence: 2, gloire: 1, statut }, 1, {}, 1);
		expect(resultat).toMatchObject({ valeurs: { lanceur: value + 1 } });
		expect(pas('gloire-comptee')).toHaveLength(statut === 'normal' ? 0 : 1);
	});

	test('regles-honneur-statut: a status without glory changes nothing', () => {
		expect(duel({ statut: 'deshonore' }, 1, { statut: 'honore' }, 1).etapes).not.toContain('gloire-comptee');
	});

	test('duel-d-6-modificateurs: modifiers already active apply', () => {
		const { resultat, pas } = duel({ modificateurs: 2 }, 1, { modificateurs: -1 }, 1);
		expect(pas('modificateurs-comptes')).toMatchObject([
			{ camp: 'lanceur', avant: 3, apres: 5 },
			{ camp: 'defie', avant: 3, apres: 2 },
		]);
		expect(resultat).toMatchObject({ valeurs: { lanceur: 6, defie: 3 } });
	});

	test('modificateur-jamais-negatif: only the end result is brought back to zero', () => {
		const { resultat, etapes } = duel({ competence: 2, gloire: 4, statut: 'deshonore', modificateurs: 3 }, 1, {}, 1);
		expect(resultat).toMatchObject({ valeurs: { lanceur: 2 } });
		expect(etapes).not.toContain('ramenee-a-zero');
	});

	test('modificateur-jamais-negatif: nothing to bring back from zero itself', () => {
		const nul = { competence: 1, modificateurs: -1, modificateurMise: -1 };
		expect(duel(nul, 1, {}, 1).etapes).not.toContain('ramenee-a-zero');
	});

	test('duel-d-6-incline: a bowed character duels with its whole skill', () => {
		const { resultat, pas } = duel({ incline: true }, 2, {}, 1);
		expect(pas('incline-sans-effet')).toMatchObject([{ camp: 'lanceur', avant: 5, apres: 5 }]);
		expect(resultat).toMatchObject({ gagnant: 'lanceur' });
	});
});

describe('a skill below zero before the bid, where no rule says whether the bid is one more modifier', () => {
	const faible = { competence: 1, gloire: 3, statut: 'deshonore' } as const;

	test('modificateur-jamais-negatif: it is, and the bid fills the gap first', () => {
		const { resultat, pas } = juger(situation(faible), mises(5, 1));
		expect(resultat).toMatchObject({ valeurs: { lanceur: 3 } });
		expect(pas('ramenee-a-zero')).toEqual([]);
	});

	test('modificateur-jamais-negatif: it is, and the skill stays at zero when the gap is wider', () => {
		const { resultat, pas } = juger(situation({ ...faible, gloire: 9 }), mises(5, 1));
		expect(resultat).toMatchObject({ valeurs: { lanceur: 0 } });
		expect(pas('ramenee-a-zero')).toMatchObject([{ plancher: 'apres-mise', avant: -3, apres: 0 }]);
	});

	test('modificateur-jamais-negatif: it is not, and the bid adds to zero', () => {
		const { resultat, pas, etapes } = juger(situation(faible, {}, { plancher: 'avant-mise' }), mises(5, 1));
		expect(resultat).toMatchObject({ valeurs: { lanceur: 5 } });
		expect(pas('ramenee-a-zero')).toMatchObject([{ plancher: 'avant-mise', avant: -2, apres: 0 }]);
		expect(etapes.indexOf('ramenee-a-zero')).toBeLessThan(etapes.indexOf('mise-ajoutee'));
	});
});
