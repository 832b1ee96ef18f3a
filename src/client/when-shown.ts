declare global {
	interface Document {
		/** Whether the page is made ready before its link is pressed; browsers that never do so lack it. */
		readonly prerendering?: boolean;
	}
}

/** Does what only holds for a page that is seen: at once, or when the page that was made ready beforehand is opened. */
export function whenShown(act: () => void): void {
	if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true });
	else act();
}
