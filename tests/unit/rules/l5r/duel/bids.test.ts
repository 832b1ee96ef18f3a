import { describe, expect, test } from 'vitest';
import { duel } from './cases';

describe('D.3 and D.4: the bids', () => {
	test('duel-d-4: both dials are shown before anything else', () => {
		const { trace } = duel({}, 4, {}, 1);
		expect(trace.slice(0, 2)).toEqual([
			{ kind: 'mise-revelee', rule: 'duel-d-4', camp: 'lanceur', avant: 0, apres: 4 },
			{ kind: 'mise-revelee', rule: 'duel-d-4', camp: 'defie', avant: 0, apres: 1 },
		]);
	});

	test('duel-d-3: a player may bid more than their honour', () => {
		const { resultat, pas } = duel({ honneur: 2 }, 5, { honneur: 5 }, 5);
		expect(pas('mise-au-dela')).toEqual([
			{ kind: 'mise-au-dela', rule: 'duel-d-3', camp: 'lanceur', avant: 5, apres: 5, honneur: 2 },
		]);
		expect(resultat).toMatchObject({ type: 'duel', gagnant: null, honneur: { lanceur: 2, defie: 5 } });
	});
});

describe('the value of a bid', () => {
	test('valeur-de-mise-bornes, the example of the site: a bid of 5 with +1 against 2 gives 4 honour', () => {
		const { resultat, pas } = duel({ modificateurMise: 1 }, 5, {}, 2);
		expect(pas('mise-modifiee')).toEqual([
			{ kind: 'mise-modifiee', rule: 'valeur-de-mise-bornes', camp: 'lanceur', avant: 5, apres: 6 },
		]);
		expect(resultat).toMatchObject({ mises: { lanceur: 6, defie: 2 }, transfert: { de: 'lanceur', montant: 4 } });
	});

	test('valeur-de-mise-definition: the modified value is what is given and what is added', () => {
		const { resultat, pas } = duel({}, 3, { modificateurMise: -2 }, 4);
		expect(pas('mise-modifiee')).toMatchObject([
			{ rule: 'valeur-de-mise-definition', camp: 'defie', avant: 4, apres: 2 },
		]);
		expect(resultat).toMatchObject({ transfert: { de: 'lanceur', montant: 1 }, valeurs: { lanceur: 6, defie: 5 } });
	});

	test('valeur-de-mise-definition: a modified bid of 5 does not go beyond the dial', () => {
		expect(duel({ modificateurMise: 1 }, 4, {}, 4).pas('mise-modifiee')).toMatchObject([
			{ rule: 'valeur-de-mise-definition', avant: 4, apres: 5 },
		]);
	});

	test.each([-3, -9])('valeur-de-mise-bornes: a bid of 3 with %i is worth 0, no less', (modificateurMise) => {
		const { resultat, pas } = duel({ modificateurMise }, 3, {}, 1);
		expect(pas('mise-modifiee')).toMatchObject([{ rule: 'valeur-de-mise-bornes', avant: 3, apres: 0 }]);
		expect(resultat).toMatchObject({ transfert: { de: 'defie', montant: 1 }, valeurs: { lanceur: 3, defie: 4 } });
	});
});
