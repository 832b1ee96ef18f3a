import type { RuleId } from './regles';
import type { Camp } from './situation';

type Pas<TraceStep extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; rule: R; joueur: Camp; avant: number; apres: number } & Details
>;

/**
 * One finding about `joueur`: the rule applied, and a number before and after, named beside each kind. A note, which
 * changes nothing, has `avant` equal to `apres`.
 */
export type Constat =
	// The cost.
	/** Cost of a key: 6 → the current cost. */
	| Pas<'cout-actuel', 'cout-actuel-base' | 'cout-actuel-modifie'>
	/** Note: a cost of 0; `calcule`: the sum, below 0. */
	| Pas<'cout-plancher', 'etape-1-prix-nul', { calcule: number }>
	/** Current cost, when an effect on it begins or ends. */
	| Pas<'cout-change', 'cout-actuel-modifie', { variation: number }>
	/** Current cost → what the effect asks. */
	| Pas<'cout-de-l-effet', 'cout-actuel-a-payer' | 'regle-d-or-carte'>
	// Whether a key is forged.
	/** Aombre that can be spent: the pool → with the cards. */
	| Pas<'aombre-des-cartes', 'forger-aombre-des-cartes' | 'forger-aombre-hors-etape'>
	/** Note: Aombre that can be spent, less than the cost. */
	| Pas<'aombre-insuffisant', 'forger-obligatoire' | 'forger-definition', { cout: number }>
	/** Note: Aombre that can be spent, enough for the cost: the player must forge. */
	| Pas<
			'doit-forger',
			'forger-obligatoire' | 'forger-aombre-hors-etape' | 'forger-aombre-des-cartes' | 'peut-completement',
			{ cout: number }
	  >
	/** Note: Aombre that can be spent, which the player keeps. */
	| Pas<'refus', 'peut-facultatif'>
	/** Note: forged keys. */
	| Pas<'etape-sautee', 'regle-d-or-carte'>
	| Pas<'interdiction', 'ne-peut-pas-contre-doit' | 'ne-peut-pas-contre-peut'>
	| Pas<'remplacement', 'effets-de-remplacement-definition'>
	// The key.
	/** Aombre on the cards of the player; `decideur`: who chose how much, if the rule is that of the choice. */
	| Pas<'paiement-des-cartes', 'forger-aombre-provenance' | 'forger-aombre-des-cartes', { decideur: Camp }>
	/** Aombre of the pool. */
	| Pas<'paiement-de-la-reserve', 'forger-payer'>
	/** Forged keys. */
	| Pas<'cle-forgee', 'forger-pion'>
	/** Note: three forged keys. */
	| Pas<'victoire', 'cles-victoire'>
	/** Note: Aombre left, enough for another key that this step does not give. */
	| Pas<'une-seule-cle', 'forger-une-seule', { cout: number }>
	/** Keys that the player forges this turn. */
	| Pas<'autre-cle-du-tour', 'forger-hors-etape'>
	/** Forged keys. */
	| Pas<'cle-defaite', 'redevenir-non-forgee-pion'>
	// Aombre that moves.
	/** Amount asked → amount that there is. */
	| Pas<'montant-limite', 'voler-maximum' | 'capacites-autant-que-possible' | 'capturer-quitte-le-jeu'>
	/** Aombre of the pool. */
	| Pas<'aombre-gagne', 'reserve-d-aombre-gain'>
	| Pas<'aombre-perdu', 'reserve-d-aombre-votre'>
	/** Aombre of the pool that gives; that of the pool that receives, before and after. */
	| Pas<'aombre-vole' | 'aombre-paye', 'voler-transfert' | 'payer-transfert', { recuAvant: number; recuApres: number }>
	/** Aombre of the pool that loses it; on the creatures of the opponent, before and after. */
	| Pas<'aombre-capture', 'capturer-definition', { recuAvant: number; recuApres: number }>
	/** Aombre on the player's creatures; of the opponent's pool, before and after. */
	| Pas<'aombre-rendu', 'capturer-quitte-le-jeu', { recuAvant: number; recuApres: number }>
	// The end of a turn.
	/** Note: Aombre of the pool. */
	| Pas<'pret' | 'pas-pret', 'pret-annonce', { cout: number }>
	/** Note: Aombre that can be spent, cards included: the key will be forged though the pool does not announce it. */
	| Pas<'forgera-sans-annonce', 'forger-aombre-des-cartes', { cout: number }>;

/** A trace step: a finding, and the index of the event it belongs to. */
export type TraceStep = Constat & { readonly evenement: number };

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
