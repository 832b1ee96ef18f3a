import { type HeightMessage, PROTOCOL } from '../protocol';

/** Calls with the height of the page, now and each time it changes. Returns a function that calls with it once more. */
export function watchHeight(tell: (hauteur: number) => void): () => void {
	const root = document.documentElement;
	let last = 0;
	const look = () => {
		const hauteur = Math.ceil(root.getBoundingClientRect().height);
		if (hauteur === last) return;
		last = hauteur;
		tell(hauteur);
	};
	// A frame out of the window is not drawn, and nothing is observed there until it is.
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
