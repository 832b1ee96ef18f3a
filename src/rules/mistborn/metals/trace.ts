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
	| Step<'jeton-brule', 'metaux-bruler-poser' | 'metaux-sans-effet', { metal: Metal; recipient: Recipient }>
	/** Tokens ready to be used. */
	| Step<'jeton-attise', 'metaux-attiser-retourner', { metal: Metal; recipient: Recipient }>
	/** Atium tokens held. */
	| Step<'atium-brule', 'metaux-atium-joker' | 'metaux-sans-effet', { standsFor: Need; recipient: Recipient }>
	/** Cards in hand. */
	| Step<
			'carte-couchee',
			'metaux-carte-comme-metal' | 'metaux-atium-cartes' | 'metaux-sans-effet',
			{ card: string; standsFor: Need; recipient: Recipient }
	  >
	/** Tokens that may still be burnt this turn. */
	| Step<'limite-entamee', 'metaux-bruler-limite' | 'atium-limite', { limit: number }>
	/** Note: tokens that may still be burnt this turn. */
	| Step<'limite-epargnee', 'metaux-attiser-moment' | 'attiser-au-dela' | 'metaux-carte-sans-limite'>
	/** Note: cards in hand. The Savant ability of a card used as a metal triggers. */
	| Step<'savant-declenche', 'cartes-savant', { card: string }>
	// What the metal does.
	/** Cards in hand: a card is played to be fed. */
	| Step<'carte-jouee', 'tour-2-jouer', { card: string }>
	/** Metals received by an ability (`ability`, its rank from 0), out of `needed`. */
	| Step<
			'metal-pose',
			'cartes-metal-requis' | 'cartes-supplementaire',
			{ card: string; ability: number; metal: Need; needed: number }
	  >
	/** Note: metals received by an ability below the main one, fewer than `needed`, which unlock nothing. */
	| Step<'capacite-incomplete', 'cartes-supplementaire-plusieurs', { card: string; ability: number; needed: number }>
	/** Abilities of the card that are active. */
	| Step<'capacite-activee', 'cartes-effets-immediats', { card: string; ability: number }>
	/** Times this metal was burnt or flared this turn, with a token or a card. */
	| Step<
			'metal-compte',
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
			'effet-disponible',
			'allies-activation' | 'allies-attiser' | 'allies-second-effet' | 'regles-entrainement-emblematique',
			{ effect: string; burnsNeeded: number }
	  >
	/** Times the metal of the effect was burnt this turn: the effect is not given again. */
	| Step<'effet-deja-donne', 'allies-une-fois' | 'regles-entrainement-emblematique-une-fois', { effect: string }>
	// Powers that ask for no metal.
	/** Times the Ally gave this effect this turn. */
	| Step<'allie-exalte', 'pouvoirs-exalter' | 'pouvoirs-exalter-atium', { effect: string }>
	/** Note: times the Ally gave it; `normal`: whether its metal has already given it, or still can. */
	| Step<'exalter-en-plus', 'pouvoirs-exalter-en-plus', { effect: string; normal: boolean }>
	/** Notes: tokens that may still be burnt this turn. */
	| Step<'carte-traquee', 'pouvoirs-traquer-sans-metal'>
	| Step<'traquee-reste', 'pouvoirs-traquer-reste'>
	// Refreshing.
	/** Cards in hand. */
	| Step<'carte-defaussee', 'metaux-regenerer' | 'regenerer-carte-atium', { card: string; metal: Metal }>
	/** Note: cards in hand. The Savant ability of a discarded card does not trigger. */
	| Step<'savant-muet', 'savant-pas-en-regenerant', { card: string }>
	/** Flared tokens. */
	| Step<'jeton-regenere', 'regenerer-definition' | 'metaux-regenerer-icone', { metal: Metal }>
	/** Tokens ready to be used: one more, or as many when the token already served this turn. */
	| Step<'reutilisation', 'metaux-regenerer-reutiliser' | 'metaux-regenerer-meme-tour', { metal: Metal }>
	/** Note: times the metal was burnt this turn, which refreshing leaves alone. */
	| Step<'regenere-pas-brule', 'metaux-regenerer-pas-bruler', { metal: Metal }>
	// Gains.
	/** Tokens that may be burnt in a turn. */
	| Step<'limite-augmentee', 'regles-entrainement-bruler' | 'metaux-bruler-limite-cartes'>
	/** Atium tokens held. */
	| Step<'atium-gagne', 'metaux-atium'>
	// End of the turn.
	/** Tokens ready: one more. */
	| Step<'jeton-repris', 'metaux-bruler-reprendre' | 'metaux-regenerer-meme-tour', { metal: Metal }>
	/** Note: tokens ready. This one is not: flared this turn, or on an earlier one. */
	| Step<'jeton-reste-attise', 'metaux-attiser-reprendre' | 'metaux-attiser-bloque', { metal: Metal }>
	/** Atium tokens burnt this turn, which go back to the supply → 0. */
	| Step<'atium-rendu', 'metaux-atium-usage-unique'>
	/** Cards played or used as metals → 0. */
	| Step<'cartes-defaussees', 'deckbuilding-fin-defausser'>;

/** A trace step: a finding, and the index of the action it belongs to, or the end of the turn. */
export type TraceStep = Finding & { readonly action: number | 'fin-de-tour' };

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
