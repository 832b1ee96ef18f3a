import type { BySide, Side } from './situation';

/** Honor that a player gave to the other: 1 or more. */
export interface Transfer {
	readonly from: Side;
	readonly amount: number;
}

interface HonorOutcome {
	/** Values of the bids, modifiers included. */
	readonly bids: BySide<number>;
	/** `null` when the bids are equal. */
	readonly transfer: Transfer | null;
	/** Honor of each player after the transfer. */
	readonly honor: BySide<number>;
}

/** Why the game is over: 25 honor (rule bases-victoire-honneur), none left (rule bases-victoire-deshonneur). */
export type EndReason = 'honor' | 'dishonor';

/** What a duel leads to. */
export type Outcome =
	| (HonorOutcome & {
			readonly type: 'duel';
			/** Winner, the character and its controller alike (rule regles-duel-qui-gagne); `null`: a tie. */
			readonly winner: Side | null;
			/** Skill of each character with the bid. */
			readonly skills: BySide<number>;
	  })
	/** The transfer ends the game, and nothing comes after it: no skill is compared. `reasons` is never empty. */
	| (HonorOutcome & { readonly type: 'game'; readonly winner: Side; readonly reasons: readonly EndReason[] });

/** There is no duel: the characters of `sides`, one or both, have a dash. */
export interface Illegality {
	readonly type: 'illegal';
	readonly reason: 'dash';
	readonly rule: 'duel-d-2-tiret';
	readonly sides: readonly Side[];
}
