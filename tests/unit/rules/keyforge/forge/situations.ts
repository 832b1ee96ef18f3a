import fc from 'fast-check';
import type { Evenement, Joueur, Situation } from '../../../../../src/rules/keyforge/forge';

const petit = fc.integer({ min: 0, max: 9 });
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: petit });
const ecart = fc.oneof(
	{ weight: 2, arbitrary: fc.constant(0) },
	{ weight: 2, arbitrary: fc.integer({ min: -8, max: 8 }) },
);
const camp = fc.constantFrom('vous' as const, 'adversaire' as const);

const unJoueur: fc.Arbitrary<Joueur> = fc.record({
	reserve: fc.integer({ min: 0, max: 20 }),
	surCartes: rare,
	captures: rare,
	cles: fc.integer({ min: 0, max: 2 }),
	modificateurs: fc.array(fc.integer({ min: -4, max: 6 }), { maxLength: 3 }),
});

/** Any situation, with numbers such as games have. */
export const uneSituation: fc.Arbitrary<Situation> = fc.record({ vous: unJoueur, adversaire: unJoueur, actif: camp });

export const uneEtape = fc.record({
	type: fc.constant('etape-forger' as const),
	joueur: camp,
	empechement: fc.constantFrom(null, null, null, 'sautee' as const, 'interdite' as const, 'remplacee' as const),
	depuisCartes: rare,
});

const unEffet = fc.record({
	type: fc.constant('effet' as const),
	joueur: camp,
	cout: fc.oneof(
		fc.record({ type: fc.constant('actuel' as const), ecart }),
		fc.record({ type: fc.constant('fixe' as const), montant: petit }),
	),
	choix: fc.constantFrom('obligatoire' as const, 'accepte' as const, 'refuse' as const),
	empechement: fc.constantFrom(null, null, null, 'interdite' as const, 'remplacee' as const),
	depuisCartes: rare,
});

const unMouvement = fc.record({
	type: fc.constantFrom(
		'gain' as const,
		'perte' as const,
		'vol' as const,
		'capture' as const,
		'retour' as const,
		'paiement' as const,
	),
	joueur: camp,
	montant: petit,
});

const unEvenement: fc.Arbitrary<Evenement> = fc.oneof(
	{ weight: 4, arbitrary: uneEtape },
	{ weight: 2, arbitrary: unEffet },
	{ weight: 4, arbitrary: unMouvement },
	{ weight: 1, arbitrary: fc.record({ type: fc.constant('cout' as const), joueur: camp, variation: ecart }) },
	{
		weight: 2,
		arbitrary: fc.record({ type: fc.constantFrom('cle-defaite' as const, 'fin-de-tour' as const), joueur: camp }),
	},
);

export const desEvenements = fc.array(unEvenement, { maxLength: 10 });
