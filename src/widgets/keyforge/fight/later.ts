import type { Board } from './board';

let kept: Board | undefined;

/** All that a turn may hold besides the fight: its events, their fields, their sentences, their words in the address. Loaded once. */
export async function loadBoard(): Promise<Board> {
	kept ??= (await import('./board')).board;
	return kept;
}

/** What `loadBoard` has brought, without waiting. */
export const boardAtHand = (): Board | undefined => kept;

/** Brings the board when a query holds events and it is not there yet: what reads and writes them comes with it. */
export const prepareBoard = (query: URLSearchParams): Promise<Board> | undefined =>
	kept || !['suite', 'avant', 'detruit'].some((name) => query.has(name)) ? undefined : loadBoard();

/** The board, for a case that holds events: such a case exists only once `prepareBoard` is done. */
export function boardOfEvents(): Board {
	if (!kept) throw new Error('The events of a case were asked for before the board was loaded.');
	return kept;
}
