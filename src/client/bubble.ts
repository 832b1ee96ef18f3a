import { placeUnder } from '../previews/place';

/** Height of what stays at the top of the window, in pixels. */
const HEADER = 60;

/** Shows a bubble under a link, or above it when there is no room, inside the window's width. */
export function placeBubble(bubble: HTMLElement, anchor: Element): void {
	// A link that wraps stays in sight, and the pointer or the finger is near the end of its last line. Measured while the bubble
	// is hidden: the page is laid out without it, and one that is drawn elsewhere is a new one, not one that shifts.
	const { top, bottom } = anchor.getBoundingClientRect();
	const left = [...anchor.getClientRects()].pop()?.left ?? 0;
	bubble.hidden = false;
	placeUnder(bubble, { left, top, bottom }, HEADER);
}
