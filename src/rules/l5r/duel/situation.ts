/** `challenger` initiated the ability that made the duel (rule duel-d-2-lanceur), `challenged` is the other (duel-d-2-defie). */
export type Side = 'challenger' | 'challenged';

/** The two sides, in the order in which the trace gives what they do at the same time. */
export const SIDES = ['challenger', 'challenged'] as const satisfies readonly Side[];

/** One value for each side. */
export type BySide<T> = Readonly<Record<Side, T>>;

/** The other side. */
export function opposingSide(side: Side): Side {
	return side === 'challenger' ? 'challenged' : 'challenger';
}

/** The skill that counts, as the ability that initiated the duel says (rule duel-d-6). */
export type DuelType = 'military' | 'political';

/** A character's personal honor. */
export type Status = 'honored' | 'normal' | 'dishonored';

/**
 * A character of the duel, and the player who controls it. Every number is an integer.
 * Skills that are set or multiplied are not dealt with: only what adds and subtracts is.
 */
export interface Duelist {
	/** Base skill of the type of the duel, before any modifier: 0 to 99. Without meaning with a dash. */
	readonly skill: number;
	/** True when a dash stands in place of that skill. */
	readonly dash: boolean;
	/** Glory, modifiers included: 0 to 99. */
	readonly glory: number;
	readonly status: Status;
	/** Sum of the other modifiers of that skill, attachments included: −99 to 99. */
	readonly modifiers: number;
	/** Bowed characters fight duels (rule duel-d-6-incline). */
	readonly bowed: boolean;
	/** The player's honor before the duel: 1 to 24, since at 0 or from 25 the game is already over. */
	readonly honor: number;
	/** Sum of the modifiers of the value of the player's bid: −99 to 99. */
	readonly bidModifier: number;
}

/**
 * When a skill that its modifiers take below zero counts as zero. The book does not say; the site holds that the bid
 * counts first (rule duel-d-6-plancher): `after-bid` (−2 and a bid of 3 make 1). The other reading, `before-bid`, adds
 * it to zero (a bid of 3 makes 3). Without effect on a skill that is not below zero.
 */
export type Floor = 'after-bid' | 'before-bid';

/** A duel, before the bids. */
export interface Situation extends BySide<Duelist> {
	readonly type: DuelType;
	readonly floor: Floor;
}

/** What each player chooses on the honor dial: 1 to 5 (rule duel-d-3), whatever honor they have. */
export type Bids = BySide<number>;

/** What the engine is given: a duel, and its bids. */
export interface Input extends Situation {
	readonly bids: Bids;
}
