import { placeUnder } from '../previews/place';

/** Height of what stays at the top of the window, in pixels. */
const HEADER = 60;

/** Shows a bubble under a link, or above it when there is no room, inside the window's width. */
export function placeBubble(bubble: HTMLElement, anchor: Element): void {
	// Below the whole link, so that one that wraps is not covered, and at the left of its last line, where the pointer is.
	// Measured while the bubble is hidden: one that moved while it is shown would count as a layout shift.
	const { top, bottom } = anchor.getBoundingClientRect();
	const left = [...anchor.getClientRects()].pop()?.left ?? 0;
	bubble.hidden = false;
	placeUnder(bubble, { left, top, bottom }, HEADER);
}
