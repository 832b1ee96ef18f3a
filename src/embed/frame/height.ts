import { type HeightMessage, PROTOCOL } from '../protocol';

/** Calls with the height of the page, now and each time it changes. Returns a function that calls with it once more. */
export function watchHeight(tell: (height: number) => void): () => void {
	const root = document.documentElement;
	let last = 0;
	const look = () => {
		const height = Math.ceil(root.getBoundingClientRect().height);
		if (height === last) return;
		last = height;
		tell(height);
	};
	// At once too: a frame out of the window is not drawn, and its `ResizeObserver` does not run.
	look();
	new ResizeObserver(look).observe(root);
	return () => {
		last = 0;
		look();
	};
}

/** A height says nothing of the reader: any parent may know it. */
export const postHeight = (id: string, hauteur: number): void =>
	parent.postMessage({ type: 'arbitre:hauteur', version: PROTOCOL, id, hauteur } satisfies HeightMessage, '*');
