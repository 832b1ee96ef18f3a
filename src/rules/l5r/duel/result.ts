import type { Camp, ParCamp } from './situation';

/** Honour that a player gave to the other: 1 or more. */
export interface Transfert {
	readonly de: Camp;
	readonly montant: number;
}

interface Honneurs {
	/** Values of the bids, modifiers included. */
	readonly mises: ParCamp<number>;
	/** `null` when the bids are equal. */
	readonly transfert: Transfert | null;
	/** Honour of each player after the transfer. */
	readonly honneur: ParCamp<number>;
}

/** Why the game is over: 25 honour (rule bases-victoire-honneur), none left (rule bases-victoire-deshonneur). */
export type Fin = 'honneur' | 'deshonneur';

/** What a duel leads to. */
export type Denouement =
	| (Honneurs & {
			readonly type: 'duel';
			/** Winner, the character and its controller alike (rule regles-duel-qui-gagne); `null`: a tie. */
			readonly gagnant: Camp | null;
			/** Skill of each character with the bid. */
			readonly valeurs: ParCamp<number>;
	  })
	/** The transfer ends the game, and nothing comes after it: no skill is compared. `fins` is never empty. */
	| (Honneurs & { readonly type: 'partie'; readonly gagnant: Camp; readonly fins: readonly Fin[] });

/** There is no duel: the characters of `camps`, one or both, have a dash. */
export interface Illegalite {
	readonly type: 'illegal';
	readonly raison: 'tiret';
	readonly rule: 'duel-d-2-tiret';
	readonly camps: readonly Camp[];
}
