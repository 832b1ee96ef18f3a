/** One of the player's turns. Every number is an integer. */
export interface Turn {
	/** Cards played or discarded from the hand, 0 to 99; the hand may hold fewer. */
	readonly played: number;
	/** Cards drawn by abilities during the turn, 0 to 99. */
	readonly drawn: number;
	/** Cards taken back from the archives, 0 to 99. */
	readonly archives: number;
	/** Chains gained during the turn, up to 99; lost by the effect of a card when below 0, down to −99. */
	readonly chains: number;
	/** What card effects add to the six cards of the hand at step 5, −99 to 99. */
	readonly modifier: number;
	/** Cards that go to the player's discard pile during the turn, 0 to 99: they matter once the deck runs out. */
	readonly discarded: number;
}

/**
 * Where the count starts: with the starting hand of the first or the second player, or at step 5 of a turn with `hand`
 * cards (0 to 99) left in hand, `modifier` being that of the turn.
 */
export type Start =
	/** `allowed`: cards that may be played or discarded on the first turn, 1 (rule premier-tour-une-carte) to 99. */
	| { readonly type: 'first'; readonly mulligan: boolean; readonly allowed: number }
	| { readonly type: 'second'; readonly mulligan: boolean }
	| { readonly type: 'ongoing'; readonly hand: number; readonly modifier: number };

/** The deck before anything is drawn, and the discard pile: cards, 0 to 99 each. */
export interface Piles {
	readonly deck: number;
	readonly discardPile: number;
}

/** Beyond 24 chains the book is silent: the last reduction, or one more card every six chains. */
export type BeyondBands = 'last-band' | 'further-bands';

/** What the player knows, or supposes, of the turns to come. */
export interface Situation {
	/** Chain tracker before the first draw, 0 to 99. */
	readonly chains: number;
	readonly start: Start;
	/** The turns that follow, in order: at most 60. */
	readonly turns: readonly Turn[];
	/** Each turn after those, as long as chains are left. */
	readonly later: Turn;
	/** `null`: the deck never runs out. */
	readonly piles: Piles | null;
	readonly beyondBands: BeyondBands;
}
