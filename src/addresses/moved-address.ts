// Where addresses that are no more lead today. Pure and small: the build and the browser share it.

/** An old address and the new one, both inside the site, without base. */
export interface Moved {
	de: string;
	vers: string;
}

/** An address without its fragment. */
export const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';

/** What an address names inside its page; `undefined` when it names the page. */
export const fragmentOf = (address: string): string | undefined => address.split('#')[1];

/**
 * Where an old address leads: a move of its own, or that of its page, which keeps the fragment. `undefined` when
 * nothing moves it.
 */
export function movedTo(address: string, moves: readonly Moved[]): string | undefined {
	const own = moves.find(({ de }) => de === address);
	if (own) return own.vers;
	const fragment = fragmentOf(address);
	const page = fragment === undefined ? undefined : moves.find(({ de }) => de === pageOf(address));
	return page && `${pageOf(page.vers)}#${fragment}`;
}

/**
 * Where a fragment that a page lacks leads. A host that answers for a page that moved keeps the fragment of its old
 * address: the moves of the pages that came here count as well.
 */
export function fragmentMovedTo(page: string, fragment: string, moves: readonly Moved[]): string | undefined {
	const origins = [page, ...moves.flatMap(({ de, vers }) => (pageOf(vers) === page ? [pageOf(de)] : []))];
	return moves.find(({ de }) => fragmentOf(de) === fragment && origins.includes(pageOf(de)))?.vers;
}

/** A fragment without what a text put behind the address: « …#armure-annule). ». No id of ours ends so. */
export const withoutSigns = (fragment: string): string => fragment.replace(/[^\p{L}\p{N}]+$/u, '');
