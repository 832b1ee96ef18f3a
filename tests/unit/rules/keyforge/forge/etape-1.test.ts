import { describe, expect, test } from 'vitest';
import { cout, etape1, juger, mouvement, situation, votreEtape1 } from './vocabulaire';

describe('step 1', () => {
	test('forger-obligatoire: six Aombre forge a key, whether wanted or not', () => {
		const { resultat, trace } = votreEtape1({ reserve: 6 });
		expect(resultat.issues).toEqual([{ type: 'cle-forgee', joueur: 'vous', cout: 6, cles: 1 }]);
		expect(resultat.bilans.vous).toMatchObject({ reserve: 0, cles: 1 });
		const commun = { joueur: 'vous', evenement: 0 };
		expect(trace).toEqual([
			{ ...commun, kind: 'cout-actuel', rule: 'cout-actuel-base', avant: 6, apres: 6 },
			{ ...commun, kind: 'doit-forger', rule: 'forger-obligatoire', avant: 6, apres: 6, cout: 6 },
			{ ...commun, kind: 'paiement-de-la-reserve', rule: 'forger-payer', avant: 6, apres: 0 },
			{ ...commun, kind: 'cle-forgee', rule: 'forger-pion', avant: 0, apres: 1 },
		]);
	});

	test('forger-obligatoire: five do not', () => {
		const { resultat, pas } = votreEtape1({ reserve: 5 });
		expect(resultat.issues).toEqual([
			{ type: 'pas-de-cle', joueur: 'vous', raison: 'aombre-insuffisant', cout: 6, manque: 1 },
		]);
		expect(pas('aombre-insuffisant')).toMatchObject([{ rule: 'forger-obligatoire', avant: 5, apres: 5, cout: 6 }]);
		expect(resultat.bilans.vous).toMatchObject({ reserve: 5, cles: 0, manque: 1 });
	});

	test('forger-une-seule, the example of the page: 13 Aombre, one key, 7 left', () => {
		const { resultat, pas } = votreEtape1({ reserve: 13 });
		expect(resultat.bilans.vous).toMatchObject({ reserve: 7, cles: 1 });
		expect(pas('une-seule-cle')).toMatchObject([{ avant: 7, apres: 7, cout: 6 }]);
	});

	test('forger-une-seule: said when what is left is just enough', () => {
		expect(votreEtape1({ reserve: 12 }).pas('une-seule-cle')).toMatchObject([{ avant: 6, cout: 6 }]);
	});

	test('forger-une-seule: not said when what is left pays nothing', () => {
		expect(votreEtape1({ reserve: 11 }).pas('une-seule-cle')).toEqual([]);
	});

	test('forger-une-seule: the next turn has its own step', () => {
		const { resultat } = juger(situation({ reserve: 13 }), etape1(), etape1('adversaire'), etape1());
		expect(resultat.bilans.vous).toMatchObject({ reserve: 1, cles: 2 });
	});

	test('cles-victoire: the third key wins at once', () => {
		const { resultat, pas } = votreEtape1({ reserve: 12, cles: 2 });
		expect(resultat.vainqueur).toBe('vous');
		expect(pas('victoire')).toMatchObject([{ joueur: 'vous', avant: 3, apres: 3 }]);
		expect(pas('une-seule-cle')).toEqual([]);
	});

	test('bases-victoire: nothing happens after it', () => {
		const { resultat, trace } = juger(
			situation({ reserve: 6, cles: 2 }, { reserve: 6, cles: 2 }),
			etape1(),
			mouvement('vol', 'adversaire', 2),
			etape1('adversaire'),
		);
		const fin = { type: 'illegal', raison: 'partie-finie', rule: 'bases-victoire', vainqueur: 'vous' };
		expect(resultat.issues.slice(1)).toEqual([fin, fin]);
		expect(trace.every(({ evenement }) => evenement === 0)).toBe(true);
		expect(resultat.bilans.adversaire).toMatchObject({ reserve: 6, cles: 2 });
	});
});

describe('the current cost', () => {
	test('cout-actuel-modifie, the example of the glossary: 2 more, 7 Aombre do not pay', () => {
		const { resultat, pas } = votreEtape1({ reserve: 7, modificateurs: [2] });
		expect(pas('cout-actuel')).toMatchObject([{ rule: 'cout-actuel-modifie', avant: 6, apres: 8 }]);
		expect(resultat.issues).toMatchObject([{ type: 'pas-de-cle', cout: 8, manque: 1 }]);
	});

	test.each([
		[[3, -2], 7],
		[[-1], 5],
		[[0], 6],
		[[-9, 4], 1],
		[[-6], 0],
	])('cout-actuel-modifie: with %o, a key costs %i', (modificateurs, expected) => {
		const { resultat, pas } = votreEtape1({ reserve: 20, modificateurs });
		expect(resultat.issues).toMatchObject([{ cout: expected }]);
		expect(pas('cout-plancher')).toEqual([]);
	});

	test('etape-1-prix-nul: a cost never goes below 0, and a free key must be forged', () => {
		const { resultat, pas, regles } = votreEtape1({ modificateurs: [-4, -4] });
		expect(pas('cout-plancher')).toMatchObject([{ avant: 0, apres: 0, calcule: -2 }]);
		expect(resultat.issues).toMatchObject([{ type: 'cle-forgee', cout: 0 }]);
		expect(regles).not.toContain('forger-payer');
	});

	test('faq-cauchemar-ambulant-cout: the cost follows what comes and goes', () => {
		const { resultat, pas } = juger(situation({ reserve: 7 }), cout('vous', 3), etape1(), cout('vous', -2), etape1());
		expect(pas('cout-change')).toMatchObject([
			{ avant: 6, apres: 9, variation: 3 },
			{ avant: 9, apres: 7, variation: -2 },
		]);
		expect(resultat.issues).toMatchObject([
			{ type: 'cout', cout: 9 },
			{ type: 'pas-de-cle', manque: 2 },
			{ type: 'cout', cout: 7 },
			{ type: 'cle-forgee', cout: 7 },
		]);
	});

	test('etape-1-prix-nul: below 0, an increase starts from the sum and not from 0', () => {
		const { resultat, pas } = juger(situation({ modificateurs: [-9] }), cout('vous', 2), cout('vous', 2));
		expect(resultat.issues).toMatchObject([{ cout: 0 }, { cout: 1 }]);
		expect(pas('cout-plancher')).toMatchObject([{ calcule: -1 }]);
	});

	test('cout-actuel-modifie: an effect on the cost of one player leaves the other alone', () => {
		const { bilans } = juger(situation(), cout('adversaire', 3)).resultat;
		expect([bilans.vous.cout, bilans.adversaire.cout]).toEqual([6, 9]);
	});
});

describe('what keeps a key from being forged', () => {
	test('ne-peut-pas-contre-doit: an effect forbids to forge', () => {
		const { resultat, pas } = votreEtape1({ reserve: 8 }, { empechement: 'interdite' });
		expect(pas('interdiction')).toMatchObject([{ rule: 'ne-peut-pas-contre-doit', avant: 0, apres: 0 }]);
		expect(resultat.issues).toMatchObject([{ type: 'pas-de-cle', raison: 'interdiction', manque: 0 }]);
		expect(resultat.bilans.vous).toMatchObject({ reserve: 8, cles: 0 });
	});

	test('regle-d-or-carte: an effect skips the step', () => {
		const { resultat, trace } = votreEtape1({ reserve: 8, cles: 1 }, { empechement: 'sautee' });
		expect(trace).toMatchObject([{ kind: 'etape-sautee', rule: 'regle-d-or-carte', avant: 1, apres: 1 }]);
		expect(resultat.issues).toMatchObject([{ raison: 'etape-sautee', cout: 6, manque: 0 }]);
	});

	test('erratum-contrefacon-effet: the key is replaced, no Aombre is spent', () => {
		const { resultat, pas } = votreEtape1({ reserve: 8 }, { empechement: 'remplacee' });
		expect(pas('remplacement')).toMatchObject([{ rule: 'effets-de-remplacement-definition' }]);
		expect(resultat.issues).toMatchObject([{ raison: 'remplacement' }]);
		expect(resultat.bilans.vous).toMatchObject({ reserve: 8, cles: 0 });
	});

	test('forger-obligatoire: without enough Aombre there is nothing to forbid or to replace', () => {
		for (const empechement of ['interdite', 'remplacee'] as const)
			expect(votreEtape1({ reserve: 5 }, { empechement }).resultat.issues).toMatchObject([
				{ raison: 'aombre-insuffisant' },
			]);
	});
});

describe('Aombre on cards', () => {
	test('forger-aombre-des-cartes, the example of the glossary: 4 in the pool and 3 on a creature', () => {
		const { resultat, pas } = votreEtape1({ reserve: 4, surCartes: 3 });
		expect(pas('aombre-des-cartes')).toMatchObject([{ rule: 'forger-aombre-des-cartes', avant: 4, apres: 7 }]);
		expect(pas('doit-forger')).toMatchObject([{ rule: 'forger-aombre-des-cartes', avant: 7 }]);
		expect(resultat.bilans.vous).toMatchObject({ reserve: 0, surCartes: 1, cles: 1 });
	});

	test.each([
		['as few as possible', 0, 2, 4],
		['as wanted', 3, 3, 3],
		['no more than there is', 9, 5, 1],
	])('forger-aombre-provenance: from the cards, %s', (_, depuisCartes, cartes, reserve) => {
		const { pas } = votreEtape1({ reserve: 4, surCartes: 5 }, { depuisCartes });
		expect(pas('paiement-des-cartes')).toMatchObject([{ avant: 5, apres: 5 - cartes, decideur: 'vous' }]);
		expect(pas('paiement-de-la-reserve')).toMatchObject([{ avant: 4, apres: 4 - reserve }]);
	});

	test('forger-aombre-provenance: never more than the cost, even with a pool that needs nothing', () => {
		const { resultat } = votreEtape1({ reserve: 9, surCartes: 9 }, { depuisCartes: 9 });
		expect(resultat.bilans.vous).toMatchObject({ reserve: 9, surCartes: 3 });
	});

	test('forger-obligatoire: the pool that is enough makes the key due by itself', () => {
		expect(votreEtape1({ reserve: 6, surCartes: 1 }).pas('doit-forger')).toMatchObject([
			{ rule: 'forger-obligatoire' },
		]);
	});
});
