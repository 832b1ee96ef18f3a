declare global {
	interface Document {
		/** Whether the page is prerendered, before its link is pressed; browsers that never prerender lack it. */
		readonly prerendering?: boolean;
	}
}

/** Acts once the page is seen: at once, or, when it is prerendered, when it is opened. */
export function whenShown(act: () => void): void {
	if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true });
	else act();
}
