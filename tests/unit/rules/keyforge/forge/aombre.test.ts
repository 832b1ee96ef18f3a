import { describe, expect, test } from 'vitest';
import type { Mouvement } from '../../../../../src/rules/keyforge/forge';
import { etape1, type Fiche, finDeTour, juger, mouvement, situation } from './vocabulaire';

describe('Aombre that moves', () => {
	test.each<[string, Mouvement['type'], Fiche, Fiche, Fiche, Fiche]>([
		['reserve-d-aombre-gain', 'gain', { reserve: 3 }, {}, { reserve: 5 }, {}],
		['reserve-d-aombre-votre', 'perte', { reserve: 3, surCartes: 4 }, {}, { reserve: 1, surCartes: 4 }, {}],
		['voler-transfert', 'vol', { reserve: 1 }, { reserve: 5 }, { reserve: 3 }, { reserve: 3 }],
		['payer-transfert', 'paiement', { reserve: 5 }, { reserve: 1 }, { reserve: 3 }, { reserve: 3 }],
		['capturer-definition', 'capture', { reserve: 1 }, { reserve: 4 }, { reserve: 1, captures: 2 }, { reserve: 2 }],
		['capturer-quitte-le-jeu', 'retour', { captures: 3 }, { reserve: 2 }, { captures: 1 }, { reserve: 4 }],
	])('%s: you, %s of 2', (rule, type, vous, adversaire, apresVous, apresAdversaire) => {
		const { resultat, regles } = juger(situation(vous, adversaire), mouvement(type, 'vous', 2));
		expect(regles).toEqual([rule]);
		expect(resultat.bilans.vous).toMatchObject(apresVous);
		expect(resultat.bilans.adversaire).toMatchObject(apresAdversaire);
		expect(resultat.issues).toEqual([{ type: 'aombre', montant: 2 }]);
	});

	test.each<[string, Mouvement['type'], Fiche, Fiche]>([
		['voler-maximum', 'vol', {}, { reserve: 1 }],
		['capacites-autant-que-possible', 'capture', {}, { reserve: 1 }],
		['capacites-autant-que-possible', 'perte', { reserve: 1 }, {}],
		['capacites-autant-que-possible', 'paiement', { reserve: 1 }, {}],
		['capturer-quitte-le-jeu', 'retour', { captures: 1 }, {}],
	])('%s: %s of 3 when there is 1', (rule, type, vous, adversaire) => {
		const { resultat, pas } = juger(situation(vous, adversaire), mouvement(type, 'vous', 3));
		expect(pas('montant-limite')).toMatchObject([{ rule, joueur: 'vous', avant: 3, apres: 1 }]);
		expect(resultat.issues).toEqual([{ type: 'aombre', montant: 1 }]);
	});

	test('voler-maximum: nothing moves from an empty pool', () => {
		const { pas, trace } = juger(situation({}, { surCartes: 5, captures: 5 }), mouvement('vol', 'vous', 2));
		expect(pas('montant-limite')).toMatchObject([{ apres: 0 }]);
		expect(trace).toHaveLength(1);
	});

	test('capturer-definition, the example of the glossary: 2 of 4 captured, then the creature is destroyed', () => {
		const { pas } = juger(
			situation({}, { reserve: 4 }),
			mouvement('capture', 'vous', 2),
			mouvement('retour', 'vous', 2),
		);
		expect(pas('aombre-capture')).toMatchObject([
			{ joueur: 'adversaire', avant: 4, apres: 2, recuAvant: 0, recuApres: 2 },
		]);
		expect(pas('aombre-rendu')).toMatchObject([{ joueur: 'vous', avant: 2, apres: 0, recuAvant: 2, recuApres: 4 }]);
	});

	test('voler-transfert: both pools are told', () => {
		const { pas } = juger(situation({ reserve: 7 }, { reserve: 1 }), mouvement('vol', 'adversaire', 2));
		expect(pas('aombre-vole')).toMatchObject([{ joueur: 'vous', avant: 7, apres: 5, recuAvant: 1, recuApres: 3 }]);
	});

	test('forger-obligatoire: two stolen of seven, and there is no key', () => {
		const { resultat } = juger(situation({ reserve: 7 }), mouvement('vol', 'adversaire', 2), etape1());
		expect(resultat.issues[1]).toMatchObject({ raison: 'aombre-insuffisant', manque: 1 });
	});
});

describe('the end of a turn', () => {
	test.each([
		['enough in the pool', { reserve: 6 }, true, true],
		['not enough', { reserve: 5 }, false, false],
		['enough with cards only', { reserve: 4, surCartes: 3 }, false, true],
		['a higher cost', { reserve: 7, modificateurs: [2] }, false, false],
		['a free key', { modificateurs: [-6] }, true, true],
	])('pret-annonce: %s', (_, fiche, pret, forgera) => {
		const { resultat, pas } = juger(situation(fiche), finDeTour());
		expect(resultat.issues).toEqual([{ type: 'fin-de-tour', joueur: 'vous', pret, forgera }]);
		expect(pas('pret')).toHaveLength(Number(pret));
		expect(pas('pas-pret')).toHaveLength(Number(!pret));
		expect(pas('forgera-sans-annonce')).toHaveLength(Number(forgera && !pret));
	});

	test('pret-annonce: each player has their own', () => {
		const { resultat } = juger(situation({ reserve: 5 }, { reserve: 6 }), finDeTour('adversaire'));
		expect(resultat.issues).toMatchObject([{ joueur: 'adversaire', pret: true }]);
	});
});

describe('what is lacking, and what would have to be taken', () => {
	test.each([
		['nothing to take while the key cannot be paid', { reserve: 5 }, { manque: 1, aRetirer: null }],
		['one when there is just enough', { reserve: 6 }, { manque: 0, aRetirer: 1 }],
		['one more than what is over', { reserve: 9 }, { aRetirer: 4 }],
		['the cards count, but only the pool can be taken', { reserve: 2, surCartes: 5 }, { disponible: 7, aRetirer: 2 }],
		['nothing helps against cards that pay all', { reserve: 2, surCartes: 6 }, { aRetirer: null }],
		['nor against a free key', { reserve: 2, modificateurs: [-6] }, { aRetirer: null }],
		['the whole pool at most', { reserve: 2, modificateurs: [-5] }, { cout: 1, aRetirer: 2 }],
	])('%s', (_, fiche, expected) => {
		expect(juger(situation(fiche)).resultat.bilans.vous).toMatchObject(expected);
	});
});
