import type { Side, Situation } from './situation';

/**
 * What keeps a key from being forged: an effect skips the step, forbids to forge, or replaces the key by something
 * else. The first one only exists for step 1.
 */
export type Prevention = 'skipped' | 'forbidden' | 'replaced';

/** A turn of `player` begins, with step 1. */
export interface ForgeStep {
	readonly type: 'forge-step';
	readonly player: Side;
	readonly prevention: Prevention | null;
	/** Æmber that the active player takes from cards rather than from the pool, 0 to 99, as far as both allow it. */
	readonly fromCards: number;
}

/** What an effect asks for a key: the current cost with a difference, −99 to 99, or an amount of its own, 0 to 99. */
export type EffectCost =
	| { readonly type: 'current'; readonly difference: number }
	| { readonly type: 'fixed'; readonly amount: number };

/** A card effect makes `player` forge a key outside step 1. */
export interface ForgeEffect {
	readonly type: 'effect';
	readonly player: Side;
	readonly cost: EffectCost;
	/** Whether the effect says « peut », and what the player then does. */
	readonly choice: 'mandatory' | 'accepted' | 'declined';
	readonly prevention: Exclude<Prevention, 'skipped'> | null;
	readonly fromCards: number;
}

/**
 * Æmber that moves, `amount` from 0 to 99. `player` gains or loses it, steals or captures it from the opponent, captures
 * their own (`own-capture`), gives back what their creatures had captured (`return`), or pays it to the opponent.
 */
export interface Movement {
	readonly type: 'gain' | 'loss' | 'steal' | 'capture' | 'own-capture' | 'return' | 'payment';
	readonly player: Side;
	readonly amount: number;
}

/** An effect on the cost of `player`'s keys begins or ends: −99 to 99. */
export interface CostChange {
	readonly type: 'cost';
	readonly player: Side;
	readonly variation: number;
}

/** A forged key of `player` becomes unforged. */
export interface KeyUnforged {
	readonly type: 'key-unforged';
	readonly player: Side;
}

/** A turn of `player` ends: the key to come may have to be announced. The turn of the other player begins. */
export interface TurnEnd {
	readonly type: 'turn-end';
	readonly player: Side;
}

/** Something that happens to the situation, in the order of the list. */
export type GameEvent = ForgeStep | ForgeEffect | Movement | CostChange | KeyUnforged | TurnEnd;

/** What the engine is given: the players, and what happens to them, at most 60 events in order. */
export interface Input extends Situation {
	readonly events: readonly GameEvent[];
}
