import type { Pour } from './action';
import type { Besoin, Metal } from './metal';
import type { RuleId } from './rules';

type Pas<TraceStep extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; rule: R; avant: number; apres: number } & Details
>;

/**
 * One finding: the rule it applied, and a number before and after, named beside each kind.
 * A note, which changes nothing, has `avant` equal to `apres`.
 */
export type Constat =
	// Sources of metal.
	/** Tokens ready to be used. */
	| Pas<'jeton-brule', 'metaux-bruler-poser' | 'metaux-sans-effet', { metal: Metal; pour: Pour }>
	/** Tokens ready to be used. */
	| Pas<'jeton-attise', 'metaux-attiser-retourner', { metal: Metal; pour: Pour }>
	/** Atium tokens held. */
	| Pas<'atium-brule', 'metaux-atium-joker' | 'metaux-sans-effet', { comme: Besoin; pour: Pour }>
	/** Cards in hand. */
	| Pas<
			'carte-couchee',
			'metaux-carte-comme-metal' | 'metaux-atium-cartes' | 'metaux-sans-effet',
			{ carte: string; comme: Besoin; pour: Pour }
	  >
	/** Tokens that may still be burnt this turn. */
	| Pas<'limite-entamee', 'metaux-bruler-limite' | 'atium-limite', { limite: number }>
	/** Note: tokens that may still be burnt this turn. */
	| Pas<'limite-epargnee', 'metaux-attiser-moment' | 'attiser-au-dela' | 'metaux-carte-sans-limite'>
	/** Note: cards in hand. The Savant ability of a card used as a metal triggers. */
	| Pas<'savant-declenche', 'cartes-savant', { carte: string }>
	// What the metal does.
	/** Cards in hand: a card is played to be fed. */
	| Pas<'carte-jouee', 'tour-2-jouer', { carte: string }>
	/** Metals received by an ability (`capacite`, its rank from 0), out of `requis`. */
	| Pas<
			'metal-pose',
			'cartes-metal-requis' | 'cartes-supplementaire',
			{ carte: string; capacite: number; metal: Besoin; requis: number }
	  >
	/** Note: metals received by an ability below the main one, fewer than `requis`, which unlock nothing. */
	| Pas<'capacite-incomplete', 'cartes-supplementaire-plusieurs', { carte: string; capacite: number; requis: number }>
	/** Abilities of the card that are active. */
	| Pas<'capacite-activee', 'cartes-effets-immediats', { carte: string; capacite: number }>
	/** Times this metal was burnt or flared this turn, with a token or a card. */
	| Pas<
			'metal-compte',
			| 'bruler-definition'
			| 'bruler-sans-effet'
			| 'metaux-attiser-vaut-bruler'
			| 'metaux-carte-un-seul-metal'
			| 'metaux-atium-cartes'
			| 'metaux-atium-joker'
			| 'metaux-atium-deux-metaux',
			/** `auChoix`: the rules do not say, the situation does (`atiumDouble`). */
			{ metal: Besoin; auChoix: boolean }
	  >
	/** Times the metal of the effect was burnt this turn: the effect can now be used. */
	| Pas<
			'effet-disponible',
			'allies-activation' | 'allies-attiser' | 'allies-second-effet' | 'regles-entrainement-emblematique',
			{ effet: string; fois: number }
	  >
	/** Times the metal of the effect was burnt this turn: the effect is not given again. */
	| Pas<'effet-deja-donne', 'allies-une-fois' | 'regles-entrainement-emblematique-une-fois', { effet: string }>
	// Renewing.
	/** Cards in hand. */
	| Pas<'carte-defaussee', 'metaux-regenerer' | 'regenerer-carte-atium', { carte: string; metal: Metal }>
	/** Note: cards in hand. The Savant ability of a discarded card does not trigger. */
	| Pas<'savant-muet', 'savant-pas-en-regenerant', { carte: string }>
	/** Flared tokens. */
	| Pas<'jeton-regenere', 'regenerer-definition' | 'metaux-regenerer-icone', { metal: Metal }>
	/** Tokens ready to be used: one more, or as many when the token already served this turn. */
	| Pas<'reutilisation', 'metaux-regenerer-reutiliser' | 'metaux-regenerer-meme-tour', { metal: Metal }>
	/** Note: times the metal was burnt this turn, which renewing leaves alone. */
	| Pas<'regenere-pas-brule', 'metaux-regenerer-pas-bruler', { metal: Metal }>
	// Gains.
	/** Tokens that may be burnt in a turn. */
	| Pas<'limite-augmentee', 'regles-entrainement-bruler' | 'metaux-bruler-limite-cartes'>
	/** Atium tokens held. */
	| Pas<'atium-gagne', 'metaux-atium'>
	// End of the turn.
	/** Tokens ready: one more. */
	| Pas<'jeton-repris', 'metaux-bruler-reprendre' | 'metaux-regenerer-meme-tour', { metal: Metal }>
	/** Note: tokens ready. This one is not: flared this turn, or on an earlier one. */
	| Pas<'jeton-reste-attise', 'metaux-attiser-reprendre' | 'metaux-attiser-bloque', { metal: Metal }>
	/** Atium tokens burnt this turn, which go back to the supply → 0. */
	| Pas<'atium-rendu', 'metaux-atium-usage-unique'>
	/** Cards played or used as metals → 0. */
	| Pas<'cartes-defaussees', 'deckbuilding-fin-defausser'>;

/** A trace step: a finding, and the index of the action it belongs to, or the end of the turn. */
export type TraceStep = Constat & { readonly evenement: number | 'fin-de-tour' };

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
