import type { Board } from './board';

let kept: Board | undefined;

/** All that a turn may hold besides the fight: its events, their fields and their sentences. Loaded once. */
export async function loadBoard(): Promise<Board> {
	kept ??= (await import('./board')).board;
	return kept;
}

/** What `loadBoard` has brought, without waiting. */
export const boardAtHand = (): Board | undefined => kept;

/** Whether the address holds events: then the board comes with the tool. */
export const asksForBoard = (): boolean =>
	['suite', 'avant'].some((name) => new URLSearchParams(location.search).has(name));
