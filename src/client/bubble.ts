import { placeUnder } from '../previews/place';

/** Height of what stays at the top of the window, in pixels. */
const HEADER = 60;

/** Shows a bubble under a link, or above it when there is no room, inside the window's width. */
export function placeBubble(bubble: HTMLElement, anchor: Element): void {
	bubble.hidden = false;
	// The last line of a link that wraps: the pointer or the finger is near its end.
	placeUnder(bubble, [...anchor.getClientRects()].pop() ?? anchor.getBoundingClientRect(), HEADER);
}
