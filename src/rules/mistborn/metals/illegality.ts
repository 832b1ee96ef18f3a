import type { Metal, Need } from './metal';
import type { Place } from './state';

/** Why an action cannot be, and the rule that forbids it. `metal` is the one that the action requested. */
export type Illegality =
	// The token.
	/** Turned over since an earlier turn. */
	| { readonly reason: 'token-flared'; readonly rule: 'metaux-attiser-bloque'; readonly metal: Metal }
	/** Burnt or flared this turn already. */
	| {
			readonly reason: 'token-already-used';
			readonly rule: 'metaux-une-fois-par-tour' | 'attiser-deja-brule';
			readonly metal: Metal;
	  }
	/** Flared this turn, then refreshed. */
	| { readonly reason: 'token-already-refreshed'; readonly rule: 'metaux-regenerer-meme-tour'; readonly metal: Metal }
	| {
			readonly reason: 'limit-reached';
			readonly rule: 'bruler-limite-attiser';
			readonly metal: Metal;
			readonly limit: number;
	  }
	// Atium.
	| { readonly reason: 'atium-flared'; readonly rule: 'metaux-atium-pas-attiser' }
	| { readonly reason: 'no-atium'; readonly rule: 'metaux-atium' }
	| { readonly reason: 'limit-reached-atium'; readonly rule: 'atium-limite'; readonly limit: number }
	// The card that provides or refreshes.
	/** No rule is at stake: the hand has no such card. */
	| { readonly reason: 'unknown-card'; readonly rule: null; readonly card: string }
	/** Played, used or discarded before. */
	| {
			readonly reason: 'card-not-in-hand';
			readonly rule:
				| 'carte-comme-metal-definition'
				| 'metaux-carte-un-seul-metal'
				| 'metaux-regenerer'
				| 'tour-2-jouer';
			readonly card: string;
			readonly place: Exclude<Place, 'hand'>;
	  }
	| {
			readonly reason: 'card-without-metal';
			readonly rule:
				| 'carte-comme-metal-pas-d-allie'
				| 'carte-comme-metal-pas-de-financement'
				| 'regenerer-pas-d-allie'
				| 'financement-sans-metal';
			readonly card: string;
	  }
	| {
			readonly reason: 'metal-not-in-flask';
			readonly rule: 'paire-de-metaux-alimenter' | 'paire-de-metaux-regenerer';
			readonly card: string;
			readonly metal: Need;
	  }
	| { readonly reason: 'card-under-itself'; readonly rule: 'carte-comme-metal-definition'; readonly card: string }
	// The card to feed.
	| {
			readonly reason: 'card-not-fed';
			readonly rule: 'allies-activation' | 'regles-marche-financement-metal';
			readonly card: string;
	  }
	/** Neither the ability that comes next nor any below it waits for this metal. */
	| {
			readonly reason: 'metal-not-asked-for';
			readonly rule: 'metaux-bruler-metal-requis' | 'cartes-une-seule-fois';
			readonly card: string;
			readonly metal: Need;
	  }
	/** An ability below waits for it, but the one that comes next does not. */
	| {
			readonly reason: 'ability-skipped';
			readonly rule: 'cartes-supplementaire-ordre';
			readonly card: string;
			readonly metal: Need;
	  }
	// Riot.
	/** No rule is at stake: there is no such effect. */
	| { readonly reason: 'unknown-effect'; readonly rule: null; readonly effect: string }
	/** Only an Ally can be riotted. */
	| { readonly reason: 'character-effect'; readonly rule: 'pouvoirs-exalter'; readonly effect: string }
	// The rest.
	| {
			readonly reason: 'nothing-to-refresh';
			readonly rule: 'metaux-regenerer-doit' | 'regenerer-definition';
			readonly metal: Metal;
	  }
	| { readonly reason: 'track-at-its-end'; readonly rule: 'metaux-bruler-limite'; readonly burnIcons: number };

/** Outcome of one action. An illegal action changes nothing. */
export type Outcome = { readonly type: 'done' } | ({ readonly type: 'illegal' } & Illegality);
