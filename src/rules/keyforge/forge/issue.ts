import type { Camp } from './situation';

/** Why no key was forged. `manque`: Aombre that was lacking. */
export type Raison = 'aombre-insuffisant' | 'etape-sautee' | 'interdiction' | 'remplacement' | 'refus';

/** Why an event cannot happen, and the rule that forbids it. */
type Illegalite =
	| { readonly raison: 'partie-finie'; readonly rule: 'bases-victoire'; readonly vainqueur: Camp }
	/** No key is forged: none can become unforged. */
	| { readonly raison: 'aucune-cle'; readonly rule: 'redevenir-non-forgee-pion'; readonly joueur: Camp };

/** Outcome of one event. An illegal event changes nothing. */
export type Issue =
	/** `cout`: Aombre spent; `cles`: forged keys after it, the third one being the victory. */
	| { readonly type: 'cle-forgee'; readonly joueur: Camp; readonly cout: number; readonly cles: number }
	/** `cout`: what the key would have asked; `manque`: Aombre that was lacking, 0 when there was enough. */
	| {
			readonly type: 'pas-de-cle';
			readonly joueur: Camp;
			readonly raison: Raison;
			readonly cout: number;
			readonly manque: number;
	  }
	/** `montant`: Aombre that moved. */
	| { readonly type: 'aombre'; readonly montant: number }
	| { readonly type: 'cout'; readonly joueur: Camp; readonly cout: number }
	| { readonly type: 'cle-defaite'; readonly joueur: Camp; readonly cles: number }
	/** Whether the player must announce a key, and whether one will be forged, as things stand. */
	| { readonly type: 'fin-de-tour'; readonly joueur: Camp; readonly pret: boolean; readonly forgera: boolean }
	| ({ readonly type: 'illegal' } & Illegalite);
