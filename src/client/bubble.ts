/** Places a bubble under a link, or above it when there is no room, inside the window's width. */
export function placeBubble(bubble: HTMLElement, anchor: Element): void {
	// The last line of a link that wraps: the pointer or the finger is near its end.
	const rects = anchor.getClientRects();
	const box = rects[rects.length - 1] ?? anchor.getBoundingClientRect();
	bubble.hidden = false;
	const { offsetWidth: width, offsetHeight: height } = bubble;
	const left = Math.max(12, Math.min(box.left, document.documentElement.clientWidth - width - 12));
	const below = box.bottom + 8 + height < innerHeight || box.top < height + 60;
	bubble.style.left = `${left + scrollX}px`;
	bubble.style.top = `${(below ? box.bottom + 6 : box.top - height - 6) + scrollY}px`;
}
