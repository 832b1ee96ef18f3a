/** One of the player's turns. Every number is an integer. */
export interface Tour {
	/** Cards played or discarded from the hand, 0 to 99; the hand may hold fewer. */
	readonly jouees: number;
	/** Cards drawn by abilities during the turn, 0 to 99. */
	readonly piochees: number;
	/** Cards taken back from the archives, 0 to 99. */
	readonly archives: number;
	/** Chains gained during the turn, 0 to 99. */
	readonly chaines: number;
	/** What card effects add to the six cards of the hand at step 5, −99 to 99. */
	readonly modificateur: number;
	/** Cards that go to the player's discard pile during the turn, 0 to 99: they matter once the deck runs out. */
	readonly defaussees: number;
}

/**
 * Where the count starts: with the starting hand of the first or the second player, or at step 5 of a turn with `main`
 * cards (0 to 99) left in hand, `modificateur` being that of the turn.
 */
export type Depart =
	/** `permises`: cards that may be played or discarded on the first turn, 1 (rule premier-tour-une-carte) to 99. */
	| { readonly type: 'premier'; readonly mulligan: boolean; readonly permises: number }
	| { readonly type: 'second'; readonly mulligan: boolean }
	| { readonly type: 'en-cours'; readonly main: number; readonly modificateur: number };

/** The deck before anything is drawn, and the discard pile: cards, 0 to 99 each. */
export interface Pile {
	readonly deck: number;
	readonly defausse: number;
}

/** Beyond 24 chains the book is silent: the last reduction, or one more card every six chains. */
export type AuDela = 'palier' | 'progression';

/** What the player knows, or supposes, of the turns to come. */
export interface Situation {
	/** Chain tracker before the first draw, 0 to 99. */
	readonly chaines: number;
	readonly depart: Depart;
	/** The turns that follow, in order: at most 60. */
	readonly tours: readonly Tour[];
	/** Each turn after those, as long as chains are left. */
	readonly suite: Tour;
	/** `null`: the deck never runs out. */
	readonly pile: Pile | null;
	readonly auDela: AuDela;
}
