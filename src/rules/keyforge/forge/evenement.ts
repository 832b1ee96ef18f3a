import type { Camp } from './situation';

/**
 * What keeps a key from being forged: an effect skips the step, forbids to forge, or replaces the key by something
 * else. The first one only exists for step 1.
 */
export type Empechement = 'sautee' | 'interdite' | 'remplacee';

/** A turn of `joueur` begins, with step 1. */
export interface EtapeForger {
	readonly type: 'etape-forger';
	readonly joueur: Camp;
	readonly empechement: Empechement | null;
	/** Aombre that the active player takes from cards rather than from the pool, 0 to 99, as far as both allow it. */
	readonly depuisCartes: number;
}

/** What an effect asks for a key: the current cost with a difference, −99 to 99, or an amount of its own, 0 to 99. */
export type CoutEffet =
	| { readonly type: 'actuel'; readonly ecart: number }
	| { readonly type: 'fixe'; readonly montant: number };

/** A card effect makes `joueur` forge a key outside step 1. */
export interface Effet {
	readonly type: 'effet';
	readonly joueur: Camp;
	readonly cout: CoutEffet;
	/** Whether the effect says « peut », and what the player then does. */
	readonly choix: 'obligatoire' | 'accepte' | 'refuse';
	readonly empechement: Exclude<Empechement, 'sautee'> | null;
	readonly depuisCartes: number;
}

/**
 * Aombre that moves, `montant` from 0 to 99. `joueur` gains or loses it, steals or captures it from the opponent, gives
 * back what their creatures had captured (`retour`), or pays it to the opponent.
 */
export interface Mouvement {
	readonly type: 'gain' | 'perte' | 'vol' | 'capture' | 'retour' | 'paiement';
	readonly joueur: Camp;
	readonly montant: number;
}

/** An effect on the cost of `joueur`'s keys begins or ends: −99 to 99. */
export interface Cout {
	readonly type: 'cout';
	readonly joueur: Camp;
	readonly variation: number;
}

/** A forged key of `joueur` becomes unforged. */
export interface CleDefaite {
	readonly type: 'cle-defaite';
	readonly joueur: Camp;
}

/** A turn of `joueur` ends: the key to come may have to be announced. The turn of the other player begins. */
export interface FinDeTour {
	readonly type: 'fin-de-tour';
	readonly joueur: Camp;
}

/** Something that happens to the situation, in the order of the list. */
export type Evenement = EtapeForger | Effet | Mouvement | Cout | CleDefaite | FinDeTour;
