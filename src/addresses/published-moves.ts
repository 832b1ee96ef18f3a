import { movesPath, withBase } from './addresses';
import type { Moved } from './moved-address';

/** Moves of the whole site, as paths with base, for a script of a page; `undefined` without network. */
export async function publishedMoves(base: string): Promise<Moved[] | undefined> {
	// The addresses of the document are those of the site's own domain; a copy of it may be served from another.
	const local = (address: string) => {
		const { pathname, hash } = new URL(address);
		return pathname + hash;
	};
	try {
		const response = await fetch(withBase(base, movesPath));
		const { deplacements }: { deplacements: Moved[] } = await response.json();
		return deplacements.map(({ de, vers }) => ({ de: local(de), vers: local(vers) }));
	} catch {
		return undefined;
	}
}
