import { isFrame, notFoundPath } from '../../addresses/addresses';
import { movedPages } from '../../addresses/moved-pages';
import { sitePages } from '../../addresses/site-pages';
import type { Library } from '../types';

/**
 * What is wrong with the pages that Astro built, one sentence each: one that the site does not know, whose address
 * would never be published nor checked, or one that it knows and that no route makes. `built` are paths inside the site,
 * with or without slashes around them. Bare pages are those of what can be framed: their own tests hold them.
 */
export function checkBuilt(built: readonly string[], library: Library): string[] {
	const paths = new Set(built.map((path) => ['', ...path.split('/').filter(Boolean), ''].join('/')));
	const known = sitePages(library);
	const moved = new Set(movedPages(library).map(({ path }) => path));
	const unknown = [...paths].filter(
		(path) => !known.has(path) && !moved.has(path) && !isFrame(path) && path !== notFoundPath,
	);
	const missing = [...known.keys()].filter((path) => !paths.has(path));
	return [
		...unknown.map((path) => `${path} is built, and sitePages (src/addresses/site-pages.ts) does not know it.`),
		...missing.map((path) => `${path} is known to sitePages (src/addresses/site-pages.ts), and no route builds it.`),
	];
}
