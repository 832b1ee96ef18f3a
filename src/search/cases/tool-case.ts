// A query with the figures of a case, as the room of a tool reads it. Pure: the ranking's worker reads, the page shows.

/** One thing that was understood of a query. */
export interface Piece {
	/** What was understood, in French, as it is shown: « 6 chaînes ». */
	said: string;
	/** Where its number stands in the query, when it has one: a reader changes it there. */
	at?: { start: number; end: number } | undefined;
}

/** A case that a query states surely. */
export interface ToolCase {
	/** Slug of the tool. */
	tool: string;
	/** The case as the address of the tool says it, without `?`. */
	address: string;
	/** All that was understood, in the order of the query, then what is supposed of what it does not say. */
	pieces: readonly Piece[];
}

/**
 * Reads a query for one tool: a case, or nothing when it is not sure of each figure. It never guesses. `inGame`: in its
 * game, where fewer words make a case.
 */
export type ReadCase = (query: string, inGame?: boolean) => ToolCase | undefined;
