import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The stepper alone on the screen. The rest of the page sleeps meanwhile (`inert`), and the browser hides
 * its own bars where it can: iPhones do not let a page do so, and the rest works there too.
 */
export function useFullPage(root: RefObject<HTMLElement>): [full: boolean, setFull: (full: boolean) => void] {
	const [full, setFull] = useState(false);
	// With the drawing, not after it: nothing behind can be reached meanwhile.
	useLayoutEffect(() => {
		if (!full || !root.current) return;
		const page = document.documentElement;
		const asleep = others(root.current);
		for (const element of asleep) element.inert = true;
		let left = false;
		page
			.requestFullscreen?.()
			.then(() => (left ? document.exitFullscreen() : undefined))
			.catch(() => {});
		const leave = () => !document.fullscreenElement && setFull(false);
		document.addEventListener('fullscreenchange', leave);
		return () => {
			left = true;
			document.removeEventListener('fullscreenchange', leave);
			for (const element of asleep) element.inert = false;
			if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
		};
	}, [full, root]);
	return [full, setFull];
}

/** Everything beside an element and beside what holds it, but for the bubbles that show definitions. */
function others(element: HTMLElement): HTMLElement[] {
	const found: HTMLElement[] = [];
	for (let inside: HTMLElement = element; inside !== document.body; inside = inside.parentElement ?? document.body) {
		for (const sibling of inside.parentElement?.children ?? []) {
			if (sibling === inside || !(sibling instanceof HTMLElement)) continue;
			if (!sibling.inert && !sibling.matches('script, style, link, .bulle')) found.push(sibling);
		}
	}
	return found;
}
