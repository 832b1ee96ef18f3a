import { placeUnder } from '../previews/place';

/** Height of what stays at the top of the window, in pixels. */
const HEADER = 60;

/** Shows a bubble under a link, or above it when there is no room, inside the window's width. */
export function placeBubble(bubble: HTMLElement, anchor: Element): void {
	// The last line of a link that wraps: the pointer or the finger is near its end. Measured while the bubble is hidden: the
	// page is laid out without it, and one that is drawn elsewhere is a new one, not one that shifts.
	const line = [...anchor.getClientRects()].pop() ?? anchor.getBoundingClientRect();
	bubble.hidden = false;
	placeUnder(bubble, line, HEADER);
}
