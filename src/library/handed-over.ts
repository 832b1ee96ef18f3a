import type { Library } from './types';

const place: unique symbol = Symbol.for('arbitre:library');

/**
 * Astro runs integrations and draws pages in one process, of a build and of a dev server, but from two copies of our modules: what
 * its configuration imports, and what Vite bundles. Both see the same `globalThis`, and only there the same object.
 */
const shared = globalThis as { [place]?: Library };

/** Hands the library over to the pages, which would otherwise read all the content again. */
export const handOver = (library: Library): void => {
	shared[place] = library;
};

/** The library that the integration has read. Throws where no integration ran. */
export function handedOver(): Library {
	const library = shared[place];
	if (!library) throw new Error('The library is asked for before it is read.');
	return library;
}
