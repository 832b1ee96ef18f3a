/**
 * Places a box under a text, or above it when there is no room, inside the window’s width. `box` is drawn, and
 * absolute in a page that is scrolled as a whole; `text`: where it is in the window; `margin`: what is left free
 * above the box, in pixels.
 */
export function placeUnder(
	{ offsetWidth, offsetHeight, style }: HTMLElement,
	text: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
	margin: number,
): void {
	const { left, top, bottom } = text;
	const below = bottom + offsetHeight + 8 < innerHeight || top < offsetHeight + margin;
	const room = document.documentElement.clientWidth - offsetWidth - 12;
	style.left = `${scrollX + Math.max(12, Math.min(left, room))}px`;
	style.top = `${scrollY + (below ? bottom + 6 : top - offsetHeight - 6)}px`;
}
