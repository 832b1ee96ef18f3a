import { describe, expect, test } from 'vitest';
import { dresserTableau, resoudre } from '../../../../../src/rules/l5r/duel';
import { duel, mises, situation } from './cases';

describe('D.7 to D.9: the outcome', () => {
	test('duel-d-7, the example of the site: 3 with a bid of 4 beats 5 with a bid of 1', () => {
		const { resultat, trace } = duel({ competence: 3 }, 4, { competence: 5 }, 1);
		expect(resultat).toEqual({
			type: 'duel',
			gagnant: 'lanceur',
			valeurs: { lanceur: 7, defie: 6 },
			mises: { lanceur: 4, defie: 1 },
			transfert: { de: 'lanceur', montant: 3 },
			honneur: { lanceur: 7, defie: 13 },
		});
		expect(trace.slice(-5)).toEqual([
			{ kind: 'duel-gagne', rule: 'duel-d-7', camp: 'lanceur', avant: 7, apres: 7, contre: 6 },
			{ kind: 'duel-perdu', rule: 'duel-d-7-perdant', camp: 'defie', avant: 6, apres: 6, contre: 7 },
			{ kind: 'consequences', rule: 'duel-d-8', camp: 'lanceur', avant: 1, apres: 1 },
			{ kind: 'mise-oubliee', rule: 'duel-d-6-duree', camp: 'lanceur', avant: 7, apres: 3 },
			{ kind: 'mise-oubliee', rule: 'duel-d-6-duree', camp: 'defie', avant: 6, apres: 5 },
		]);
	});

	test('duel-d-7: 6 with a bid of 1 beats 3 dishonoured, of glory 2, with a bid of 5', () => {
		const faible = { competence: 3, gloire: 2, statut: 'deshonore' } as const;
		const { resultat } = duel({ competence: 6 }, 1, faible, 5);
		expect(resultat).toMatchObject({ gagnant: 'lanceur', valeurs: { lanceur: 7, defie: 6 } });
	});

	test('duel-d-7-perdant: the challenger may lose, and loses no honour for it', () => {
		const { resultat, pas } = duel({ competence: 1 }, 2, { competence: 4 }, 2);
		expect(resultat).toMatchObject({ gagnant: 'defie', honneur: { lanceur: 10, defie: 10 } });
		expect(pas('duel-perdu')).toMatchObject([{ camp: 'lanceur', avant: 3, contre: 6 }]);
	});

	test('duel-d-7-egalite: nobody wins nor loses, and the honour given is not given back', () => {
		const { resultat, pas, etapes } = duel({ competence: 2 }, 3, { competence: 4 }, 1);
		expect(resultat).toMatchObject({ gagnant: null, honneur: { lanceur: 8, defie: 12 } });
		expect(pas('egalite')).toMatchObject([{ avant: 5, apres: 5 }]);
		expect(etapes).not.toContain('consequences');
	});

	test('duel-d-7-egalite: a tie of zeros is a tie', () => {
		const nul = { competence: 0, modificateurMise: -5 };
		expect(duel(nul, 5, nul, 1).resultat).toMatchObject({ gagnant: null, valeurs: { lanceur: 0, defie: 0 } });
	});

	test('duel-d-6-duree: a bid worth nothing leaves nothing to forget', () => {
		expect(duel({ modificateurMise: -2 }, 2, {}, 1).pas('mise-oubliee')).toMatchObject([{ camp: 'defie' }]);
	});

	test('duel-d-6-duree: a skill below zero is zero again after the duel', () => {
		const { pas } = duel({ competence: 0, modificateurs: -2 }, 5, {}, 5);
		expect(pas('mise-oubliee')).toMatchObject([
			{ camp: 'lanceur', avant: 3, apres: 0 },
			{ camp: 'defie', avant: 8, apres: 3 },
		]);
	});
});

describe('D.2: a dash', () => {
	const refus = { type: 'illegal', raison: 'tiret', rule: 'duel-d-2-tiret' };

	test.each([
		[true, false, ['lanceur']],
		[false, true, ['defie']],
		[true, true, ['lanceur', 'defie']],
	])('duel-d-2-tiret: challenger %s, challenged %s', (lanceur, defie, camps) => {
		const bloque = situation({ tiret: lanceur }, { tiret: defie });
		expect(resoudre(bloque, mises(3, 1))).toEqual({ resultat: { ...refus, camps }, trace: [] });
		expect(dresserTableau(bloque, 'defie')).toEqual({ ...refus, camps });
	});
});
