import type { RuleId } from './rules';
import type { Side } from './situation';

type Step<Kind extends string, Rule extends RuleId, Details = unknown> = Readonly<
	{ kind: Kind; rule: Rule; player: Side; before: number; after: number } & Details
>;

/**
 * One finding about `player`: the rule applied, and a number before and after, named beside each kind. A note, which
 * changes nothing, has `before` equal to `after`.
 */
export type Finding =
	// The cost.
	/** Cost of a key: 6 → the current cost. */
	| Step<'current-cost', 'cout-actuel-base' | 'cout-actuel-modifie'>
	/** Note: a cost of 0; `computed`: the sum, below 0. */
	| Step<'cost-floor', 'etape-1-prix-nul', { computed: number }>
	/** Current cost, when an effect on it begins or ends. */
	| Step<'cost-changed', 'cout-actuel-modifie', { variation: number }>
	/** Current cost → what the effect asks; `difference`: what it adds to the current cost, before the floor. */
	| Step<'effect-cost', 'cout-actuel-a-payer', { difference: number }>
	| Step<'effect-cost', 'regle-d-or-carte'>
	// Whether a key is forged.
	/** Note: Æmber that could be spent, enough for the cost, in a turn of which no step 1 is given. */
	| Step<'step-missing', 'forger-obligatoire', { cost: number }>
	/** Æmber that can be spent: the pool → with the cards. */
	| Step<'aember-on-cards', 'forger-aombre-des-cartes' | 'forger-aombre-hors-etape'>
	/** Note: Æmber that can be spent, less than the cost. */
	| Step<'too-little-aember', 'forger-obligatoire' | 'forger-definition', { cost: number }>
	/** Note: Æmber that can be spent, enough for the cost: the player must forge. */
	| Step<
			'must-forge',
			'forger-obligatoire' | 'forger-aombre-hors-etape' | 'forger-aombre-des-cartes' | 'peut-completement',
			{ cost: number }
	  >
	/** Note: Æmber that can be spent, which the player keeps. */
	| Step<'declined', 'peut-facultatif'>
	/** Note: forged keys. */
	| Step<'step-skipped', 'regle-d-or-carte'>
	| Step<'forbidden', 'ne-peut-pas-contre-doit' | 'ne-peut-pas-contre-peut'>
	| Step<'replaced', 'effets-de-remplacement-definition'>
	// The key.
	/** Æmber on the cards of the player; `decider`: who chose how much, if the rule is that of the choice. */
	| Step<'paid-from-cards', 'forger-aombre-provenance' | 'forger-aombre-des-cartes', { decider: Side }>
	/** Æmber of the pool. */
	| Step<'paid-from-pool', 'forger-payer'>
	/** Forged keys. */
	| Step<'key-forged', 'forger-pion'>
	/** Note: three forged keys. */
	| Step<'victory', 'cles-victoire'>
	/** Note: Æmber left, enough for another key that this step does not give. */
	| Step<'one-key-only', 'forger-une-seule', { cost: number }>
	/** Keys that the player forges this turn. */
	| Step<'another-key-this-turn', 'forger-hors-etape'>
	/** Forged keys. */
	| Step<'key-unforged', 'redevenir-non-forgee-pion'>
	// Æmber that moves.
	/** Amount asked → amount that there is. */
	| Step<'amount-limited', 'voler-maximum' | 'capacites-autant-que-possible'>
	/** Æmber of the pool. */
	| Step<'aember-gained', 'reserve-d-aombre-gain'>
	| Step<'aember-lost', 'reserve-d-aombre-votre'>
	/** Æmber of the pool that gives; that of the pool that receives, before and after. */
	| Step<
			'aember-stolen' | 'aember-paid',
			'voler-transfert' | 'payer-transfert',
			{ receivedBefore: number; receivedAfter: number }
	  >
	/** Æmber of the pool that loses it; on the creatures of the opponent, before and after. */
	| Step<'aember-captured', 'capturer-definition', { receivedBefore: number; receivedAfter: number }>
	/** Æmber of the pool of the player; on their creatures, before and after. */
	| Step<'own-aember-captured', 'capturer-propre-reserve', { receivedBefore: number; receivedAfter: number }>
	/** Æmber on the player's creatures; of the opponent's pool, before and after. */
	| Step<'aember-returned', 'rendre-reserve-adverse', { receivedBefore: number; receivedAfter: number }>
	// The end of a turn.
	/** Note: Æmber of the pool. */
	| Step<'ready' | 'not-ready', 'pret-annonce', { cost: number }>
	/** Note: Æmber that can be spent, cards included: the key will be forged though the pool does not announce it. */
	| Step<'forges-unannounced', 'forger-aombre-des-cartes', { cost: number }>;

/** A trace step: a finding, and the index of the event it belongs to. */
export type TraceStep = Finding & { readonly eventRank: number };

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
