import type { Action } from './action';
import type { Card } from './card';
import type { Metal, Need } from './metal';

/** An effect that a burnt metal makes available, with nothing laid on it. */
export interface Effect {
	readonly id: string;
	/** Of an Ally in play (rule allies-activation), or of the character's emblematic metal (regles-entrainement-emblematique). */
	readonly kind: 'ally' | 'character';
	readonly metal: Need;
	/** Times the metal must be burnt in the turn: 1 to 4 for an Ally (rule allies-second-effet), 1 for a character. */
	readonly burnsNeeded: number;
}

/** A player at step 2 of the turn, before any action: the training track has been advanced. */
export interface Situation {
	/** Burn icons gained on the training track: 1 to 4 (rule metaux-bruler-limite). */
	readonly burnIcons: number;
	/** Tokens that cards or Missions let burn on top of them: 0 to 9 (rule metaux-bruler-limite-cartes). */
	readonly extraBurns: number;
	/** Atium tokens held: 0 to 99. */
	readonly atium: number;
	/** Tokens flared on an earlier turn and not refreshed since. */
	readonly flared: readonly Metal[];
	/** Cards in hand, those drawn later in the turn included: 12 at most. */
	readonly hand: readonly Card[];
	/** Effects of the player's Allies and character: 12 at most. */
	readonly effects: readonly Effect[];
	/**
	 * The rules make Atium count as two metals when a token feeds a card of another metal. They say nothing of a token
	 * burnt beside any card, nor of an Atium card used as a metal: whether the players count these as Atium too.
	 */
	readonly doubleAtium: boolean;
}

/** What the engine is given: a turn, and what the player does in it, at most 60 actions in order. */
export interface Input extends Situation {
	readonly actions: readonly Action[];
}
