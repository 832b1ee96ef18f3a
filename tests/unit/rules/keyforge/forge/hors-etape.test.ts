import { describe, expect, test } from 'vitest';
import {
	auCoutActuel,
	auPrixDe,
	cleDefaite,
	effet,
	etape1,
	type Fiche,
	finDeTour,
	juger,
	mouvement,
	situation,
} from './vocabulaire';

describe('a key forged by an effect', () => {
	test.each([
		['at the current cost', auCoutActuel(), [], 6],
		['at the current cost, changed', auCoutActuel(), [1], 7],
		['at the current cost and 9 more', auCoutActuel(9), [1], 16],
		['at the current cost and 4 less', auCoutActuel(-4), [], 2],
		['below 0', auCoutActuel(-9), [], 0],
	])('cout-actuel-a-payer: %s', (_, demande, modificateurs, expected) => {
		const { pas, resultat } = juger(situation({ reserve: 20, modificateurs }), effet('vous', { cout: demande }));
		expect(pas('cout-de-l-effet')).toMatchObject([{ rule: 'cout-actuel-a-payer', apres: expected }]);
		expect(resultat.issues).toMatchObject([{ type: 'cle-forgee', cout: expected }]);
		expect(resultat.bilans.vous.reserve).toBe(20 - expected);
	});

	test('regle-d-or-carte: an amount of its own, whatever the current cost', () => {
		const { pas, resultat } = juger(situation({ modificateurs: [3] }), effet('vous', { cout: auPrixDe(0) }));
		expect(pas('cout-de-l-effet')).toMatchObject([{ rule: 'regle-d-or-carte', avant: 9, apres: 0 }]);
		expect(pas('cout-actuel')).toEqual([]);
		expect(resultat.issues).toMatchObject([{ type: 'cle-forgee', cout: 0 }]);
	});

	test('forger-definition: not without what it costs', () => {
		const { pas, resultat } = juger(situation({ reserve: 5 }), effet());
		expect(pas('aombre-insuffisant')).toMatchObject([{ rule: 'forger-definition', avant: 5, cout: 6 }]);
		expect(resultat.issues).toMatchObject([{ raison: 'aombre-insuffisant', manque: 1 }]);
	});

	test('peut-facultatif: the player may refuse what « peut » offers', () => {
		const { resultat, pas } = juger(situation({ reserve: 6 }), effet('vous', { choix: 'refuse' }));
		expect(resultat.issues).toMatchObject([{ raison: 'refus', manque: 0 }]);
		expect(pas('refus')).toMatchObject([{ avant: 6, apres: 6 }]);
		expect(resultat.bilans.vous).toMatchObject({ reserve: 6, cles: 0 });
	});

	test('peut-completement: or take it', () => {
		const { pas } = juger(situation({ reserve: 6 }), effet('vous', { choix: 'accepte' }));
		expect(pas('doit-forger')).toMatchObject([{ rule: 'peut-completement' }]);
	});

	test.each([
		['obligatoire', 'ne-peut-pas-contre-doit'],
		['accepte', 'ne-peut-pas-contre-peut'],
	] as const)('%s: %s', (choix, rule) => {
		const { pas, resultat } = juger(situation({ reserve: 6 }), effet('vous', { choix, empechement: 'interdite' }));
		expect(pas('interdiction')).toMatchObject([{ rule }]);
		expect(resultat.issues).toMatchObject([{ raison: 'interdiction' }]);
	});

	test('effets-de-remplacement-definition: it may be replaced too', () => {
		const { resultat } = juger(situation({ reserve: 6 }), effet('vous', { empechement: 'remplacee' }));
		expect(resultat.bilans.vous).toMatchObject({ reserve: 6, cles: 0 });
	});

	test('cles-victoire: it may be the third', () => {
		expect(juger(situation({ reserve: 6, cles: 2 }), effet()).resultat.vainqueur).toBe('vous');
	});
});

describe('forger-hors-etape: a second key in the same turn', () => {
	test('is forged, and said', () => {
		const { resultat, pas } = juger(situation({ reserve: 13 }), etape1(), effet());
		expect(resultat.bilans.vous).toMatchObject({ reserve: 1, cles: 2 });
		expect(pas('autre-cle-du-tour')).toMatchObject([{ avant: 1, apres: 2 }]);
	});

	test('is the first of the next turn', () => {
		const { pas } = juger(situation({ reserve: 13 }), etape1(), etape1('adversaire'), effet());
		expect(pas('autre-cle-du-tour')).toEqual([]);
	});

	test('is the first of the next turn, even if only the end of the turn is told', () => {
		const { pas } = juger(situation({ reserve: 13 }), etape1(), finDeTour(), effet());
		expect(pas('autre-cle-du-tour')).toEqual([]);
	});

	test('is counted for each player apart', () => {
		const { pas } = juger(situation({ reserve: 6 }, { reserve: 6 }), etape1(), effet('adversaire'));
		expect(pas('autre-cle-du-tour')).toEqual([]);
	});

	test('faq-marteau-a-cle-deux-cles: one of two forged keys becomes unforged', () => {
		const { resultat } = juger(
			situation({}, { reserve: 12 }),
			etape1('adversaire'),
			effet('adversaire'),
			etape1('vous'),
			cleDefaite('adversaire'),
		);
		expect(resultat.issues.at(-1)).toEqual({ type: 'cle-defaite', joueur: 'adversaire', cles: 1 });
		expect(resultat.bilans.adversaire.cles).toBe(1);
	});
});

describe('faq-crapaurte-cles: the opponent has 5 Aombre and 5 on a card that may pay', () => {
	const adversaire: Fiche = { reserve: 5, surCartes: 5 };

	test('faq-crapaurte-cles-obligatoire: the key is forged, even during your turn', () => {
		const { resultat, pas } = juger(situation({}, adversaire), effet('adversaire'));
		expect(resultat.issues).toEqual([{ type: 'cle-forgee', joueur: 'adversaire', cout: 6, cles: 1 }]);
		expect(pas('aombre-des-cartes')).toMatchObject([{ rule: 'forger-aombre-hors-etape', avant: 5, apres: 10 }]);
		expect(pas('doit-forger')).toMatchObject([{ rule: 'forger-aombre-hors-etape' }]);
	});

	test.each([
		[0, { reserve: 0, surCartes: 4 }],
		[3, { reserve: 2, surCartes: 2 }],
		[5, { reserve: 4, surCartes: 0 }],
	])('faq-crapaurte-cles-decision: you decide what is spent, %i from the card', (depuisCartes, reste) => {
		const { resultat, pas } = juger(situation({}, adversaire), effet('adversaire', { depuisCartes }));
		expect(resultat.bilans.adversaire).toMatchObject(reste);
		expect(pas('paiement-des-cartes')).toMatchObject([{ decideur: 'vous' }]);
	});

	test('forger-aombre-provenance: once your turn has ended, the opponent is the active player', () => {
		const { pas } = juger(situation({ reserve: 9, surCartes: 3 }), finDeTour(), effet());
		expect(pas('paiement-des-cartes')).toMatchObject([{ rule: 'forger-aombre-provenance', decideur: 'adversaire' }]);
	});

	test('forger-aombre-des-cartes: nobody decides when there is a single way to pay', () => {
		const { pas } = juger(situation({ reserve: 3, surCartes: 3 }), etape1());
		expect(pas('paiement-des-cartes')).toMatchObject([{ rule: 'forger-aombre-des-cartes', avant: 3, apres: 0 }]);
	});

	test('forger-aombre-provenance: a free key takes nothing from the cards, and nobody decides', () => {
		const { pas, resultat } = juger(situation({ surCartes: 3 }), effet('vous', { cout: auPrixDe(0), depuisCartes: 3 }));
		expect(pas('paiement-des-cartes')).toEqual([]);
		expect(resultat.bilans.vous).toMatchObject({ surCartes: 3, cles: 1 });
	});

	test('forger-aombre-provenance: at their own step 1, the opponent decides', () => {
		const { pas } = juger(situation({}, adversaire), etape1('adversaire'));
		expect(pas('paiement-des-cartes')).toMatchObject([{ decideur: 'adversaire' }]);
	});
});

describe('keys that become unforged', () => {
	test('redevenir-non-forgee-pion: the key counts no more, and has to be forged again', () => {
		const { resultat } = juger(situation({ reserve: 6, cles: 2 }), cleDefaite('vous'), etape1());
		expect(resultat.vainqueur).toBe(null);
		expect(resultat.bilans.vous.cles).toBe(2);
	});

	test('redevenir-non-forgee-pion: none without a forged key', () => {
		const { resultat, trace } = juger(situation(), cleDefaite('vous'));
		expect(resultat.issues).toEqual([
			{ type: 'illegal', raison: 'aucune-cle', rule: 'redevenir-non-forgee-pion', joueur: 'vous' },
		]);
		expect(trace).toEqual([]);
	});
});

describe('faq-timing-greffe-og: 10 Aombre, the second key costs 6', () => {
	test('4 are left, that the opponent may lose or give', () => {
		const avant = situation({}, { reserve: 10, cles: 1 });
		const { resultat } = juger(avant, etape1('adversaire'), mouvement('paiement', 'adversaire', 4));
		expect(resultat.bilans).toMatchObject({ vous: { reserve: 4 }, adversaire: { reserve: 0, cles: 2 } });
	});
});
