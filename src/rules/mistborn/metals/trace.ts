import type { Recipient } from './action';
import type { Metal, Need } from './metal';
import type { RuleId } from './rules';

type Step<Kind extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: Kind; rule: R; before: number; after: number } & Details
>;

/**
 * One finding: the rule it applied, and a number before and after, named beside each kind.
 * A note, which changes nothing, has `before` equal to `after`.
 */
export type Finding =
	// Sources of metal.
	/** Tokens ready to be used. */
	| Step<'token-burnt', 'metaux-bruler-poser' | 'metaux-sans-effet', { metal: Metal; recipient: Recipient }>
	/** Tokens ready to be used. */
	| Step<'token-flared', 'metaux-attiser-retourner', { metal: Metal; recipient: Recipient }>
	/** Atium tokens held. */
	| Step<'atium-burnt', 'metaux-atium-joker' | 'metaux-sans-effet', { standsFor: Need; recipient: Recipient }>
	/** Cards in hand. */
	| Step<
			'card-laid',
			'metaux-carte-comme-metal' | 'metaux-atium-cartes' | 'metaux-sans-effet',
			{ card: string; standsFor: Need; recipient: Recipient }
	  >
	/** Tokens that may still be burnt this turn. */
	| Step<'limit-used', 'metaux-bruler-limite' | 'atium-limite', { limit: number }>
	/** Note: tokens that may still be burnt this turn. */
	| Step<'limit-spared', 'metaux-attiser-moment' | 'attiser-au-dela' | 'metaux-carte-sans-limite'>
	/** Note: cards in hand. The Savant ability of a card used as a metal triggers. */
	| Step<'savant-triggered', 'cartes-savant', { card: string }>
	// What the metal does.
	/** Cards in hand: a card is played to be fed. */
	| Step<'card-played', 'tour-2-jouer', { card: string }>
	/** Metals received by an ability (`ability`, its rank from 0), out of `needed`. */
	| Step<
			'metal-placed',
			'cartes-metal-requis' | 'cartes-supplementaire',
			{ card: string; ability: number; metal: Need; needed: number }
	  >
	/** Note: metals received by an ability below the main one, fewer than `needed`, which unlock nothing. */
	| Step<'ability-incomplete', 'cartes-supplementaire-plusieurs', { card: string; ability: number; needed: number }>
	/** Abilities of the card that are active. */
	| Step<'ability-activated', 'cartes-effets-immediats', { card: string; ability: number }>
	/** Times this metal was burnt or flared this turn, with a token or a card. */
	| Step<
			'metal-counted',
			| 'bruler-definition'
			| 'bruler-sans-effet'
			| 'metaux-attiser-vaut-bruler'
			| 'metaux-carte-un-seul-metal'
			| 'metaux-atium-cartes'
			| 'metaux-atium-joker'
			| 'metaux-atium-deux-metaux',
			/** `byChoice`: the rules do not say, the situation does (`doubleAtium`). */
			{ metal: Need; byChoice: boolean }
	  >
	/** Times the metal of the effect was burnt this turn: the effect can now be used. */
	| Step<
			'effect-available',
			'allies-activation' | 'allies-attiser' | 'allies-second-effet' | 'regles-entrainement-emblematique',
			{ effect: string; burnsNeeded: number }
	  >
	/** Times the metal of the effect was burnt this turn: the effect is not given again. */
	| Step<'effect-already-given', 'allies-une-fois' | 'regles-entrainement-emblematique-une-fois', { effect: string }>
	// Powers that ask for no metal.
	/** Times the Ally gave this effect this turn. */
	| Step<'ally-rioted', 'pouvoirs-exalter' | 'pouvoirs-exalter-atium', { effect: string }>
	/** Note: times the Ally gave it; `normal`: whether its metal has already given it, or still can. */
	| Step<'riot-on-top', 'pouvoirs-exalter-en-plus', { effect: string; normal: boolean }>
	/** Notes: tokens that may still be burnt this turn. */
	| Step<'card-sought', 'pouvoirs-traquer-sans-metal'>
	| Step<'sought-stays', 'pouvoirs-traquer-reste'>
	// Refreshing.
	/** Cards in hand. */
	| Step<'card-discarded', 'metaux-regenerer' | 'regenerer-carte-atium', { card: string; metal: Metal }>
	/** Note: cards in hand. The Savant ability of a discarded card does not trigger. */
	| Step<'savant-silent', 'savant-pas-en-regenerant', { card: string }>
	/** Flared tokens. */
	| Step<'token-refreshed', 'regenerer-definition' | 'metaux-regenerer-icone', { metal: Metal }>
	/** Tokens ready to be used: one more, or as many when the token already served this turn. */
	| Step<'reuse', 'metaux-regenerer-reutiliser' | 'metaux-regenerer-meme-tour', { metal: Metal }>
	/** Note: times the metal was burnt this turn, which refreshing leaves alone. */
	| Step<'refreshed-not-burnt', 'metaux-regenerer-pas-bruler', { metal: Metal }>
	// Gains.
	/** Tokens that may be burnt in a turn. */
	| Step<'limit-raised', 'regles-entrainement-bruler' | 'metaux-bruler-limite-cartes'>
	/** Atium tokens held. */
	| Step<'atium-gained', 'metaux-atium'>
	// End of the turn.
	/** Tokens ready: one more. */
	| Step<'token-taken-back', 'metaux-bruler-reprendre' | 'metaux-regenerer-meme-tour', { metal: Metal }>
	/** Note: tokens ready. This one is not: flared this turn, or on an earlier one. */
	| Step<'token-stays-flared', 'metaux-attiser-reprendre' | 'metaux-attiser-bloque', { metal: Metal }>
	/** Atium tokens burnt this turn, which go back to the supply → 0. */
	| Step<'atium-returned', 'metaux-atium-usage-unique'>
	/** Cards played or used as metals → 0. */
	| Step<'cards-discarded', 'deckbuilding-fin-defausser'>;

/** A trace step: a finding, and the index of the action it belongs to, or the end of the turn. */
export type TraceStep = Finding & { readonly action: number | 'end-of-turn' };

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
