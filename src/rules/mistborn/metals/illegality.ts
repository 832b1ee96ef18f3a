import type { Besoin, Metal } from './metal';
import type { Lieu } from './state';

/** Why an action cannot be, and the rule that forbids it. `metal` is the one that the action wanted. */
export type Illegalite =
	// The token.
	/** Turned over since an earlier turn. */
	| { readonly raison: 'jeton-attise'; readonly rule: 'metaux-attiser-bloque'; readonly metal: Metal }
	/** Burnt or flared this turn already. */
	| {
			readonly raison: 'jeton-deja-utilise';
			readonly rule: 'metaux-une-fois-par-tour' | 'attiser-deja-brule';
			readonly metal: Metal;
	  }
	/** Flared this turn, then renewed. */
	| { readonly raison: 'jeton-deja-regenere'; readonly rule: 'metaux-regenerer-meme-tour'; readonly metal: Metal }
	| {
			readonly raison: 'limite-atteinte';
			readonly rule: 'bruler-limite-attiser';
			readonly metal: Metal;
			readonly limite: number;
	  }
	// Atium.
	| { readonly raison: 'atium-attise'; readonly rule: 'metaux-atium-pas-attiser' }
	| { readonly raison: 'aucun-atium'; readonly rule: 'metaux-atium' }
	| { readonly raison: 'limite-atteinte-atium'; readonly rule: 'atium-limite'; readonly limite: number }
	// The card that provides or renews.
	/** No rule is at stake: the hand has no such card. */
	| { readonly raison: 'carte-inconnue'; readonly rule: null; readonly carte: string }
	/** Played, used or discarded before. */
	| {
			readonly raison: 'carte-plus-en-main';
			readonly rule:
				| 'carte-comme-metal-definition'
				| 'metaux-carte-un-seul-metal'
				| 'metaux-regenerer'
				| 'tour-2-jouer';
			readonly carte: string;
			readonly lieu: Exclude<Lieu, 'main'>;
	  }
	| {
			readonly raison: 'carte-sans-metal';
			readonly rule:
				| 'carte-comme-metal-pas-d-allie'
				| 'carte-comme-metal-pas-de-financement'
				| 'regenerer-pas-d-allie'
				| 'financement-sans-metal';
			readonly carte: string;
	  }
	| {
			readonly raison: 'metal-hors-flacon';
			readonly rule: 'paire-de-metaux-alimenter' | 'paire-de-metaux-regenerer';
			readonly carte: string;
			readonly metal: Besoin;
	  }
	| { readonly raison: 'carte-sous-elle-meme'; readonly rule: 'carte-comme-metal-definition'; readonly carte: string }
	// The card to feed.
	| {
			readonly raison: 'carte-pas-alimentee';
			readonly rule: 'allies-activation' | 'regles-marche-financement-metal';
			readonly carte: string;
	  }
	/** Neither the ability that comes next nor any below it waits for this metal. */
	| {
			readonly raison: 'metal-non-demande';
			readonly rule: 'metaux-bruler-metal-requis' | 'cartes-une-seule-fois';
			readonly carte: string;
			readonly metal: Besoin;
	  }
	/** An ability below waits for it, but the one that comes next does not. */
	| {
			readonly raison: 'capacite-sautee';
			readonly rule: 'cartes-supplementaire-ordre';
			readonly carte: string;
			readonly metal: Besoin;
	  }
	// The rest.
	| {
			readonly raison: 'rien-a-regenerer';
			readonly rule: 'metaux-regenerer-doit' | 'regenerer-definition';
			readonly metal: Metal;
	  }
	| { readonly raison: 'piste-au-bout'; readonly rule: 'metaux-bruler-limite'; readonly icones: number };

/** Outcome of one action. An illegal action changes nothing. */
export type Issue = { readonly type: 'fait' } | ({ readonly type: 'illegal' } & Illegalite);
