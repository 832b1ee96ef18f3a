export type Side = 'you' | 'opponent';

/** The other player. */
export function opposingSide(side: Side): Side {
	return side === 'you' ? 'opponent' : 'you';
}

/** What counts, for one player, when keys are forged. Every number is an integer. */
export interface Player {
	/** Æmber of the pool, 0 to 99. */
	readonly pool: number;
	/** Æmber on the player's cards whose text lets it be spent on keys, 0 to 99. */
	readonly onCards: number;
	/** Æmber that the player's creatures captured, 0 to 99; no one can spend it. */
	readonly captures: number;
	/** Forged keys, 0 to 2: with a third one the game is over. */
	readonly keys: number;
	/** What each card effect adds to the cost of the player's keys, −99 to 99; at most 12 of them. */
	readonly modifiers: readonly number[];
}

/** Both players, and the one whose turn it is. */
export interface Situation extends Readonly<Record<Side, Player>> {
	readonly active: Side;
}
