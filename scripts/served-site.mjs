// A built site as its server knows it: the path that it was built for, its headers, its page for unknown addresses.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostHeaders } from './host-headers.mjs';

/**
 * @typedef {object} ServedSite
 * @property {string} base path that the site was built for; it ends with a slash
 * @property {Buffer} missing page for addresses where nothing is
 * @property {(path: string) => [string, string][]} headersOf headers of a path
 */

/**
 * Gives a function that tells what is in a folder now, and `undefined` while a build writes it: a build removes
 * `_headers` before any other file, and writes it after all others.
 * @param {string} dir
 * @returns {() => ServedSite | undefined}
 */
export function watchSite(dir) {
	const file = join(dir, '_headers');
	/** @type {{ stamp: string, site: ServedSite } | undefined} */
	let known;
	return () => {
		const found = statSync(file, { throwIfNoEntry: false });
		if (!found) return undefined;
		const stamp = `${found.ino} ${found.mtimeMs}`;
		if (known?.stamp !== stamp) {
			const site = readSite(dir, file);
			known = site && { stamp, site };
		}
		return known?.site;
	};
}

/**
 * @param {string} dir
 * @param {string} file of the headers
 * @returns {ServedSite | undefined} none when a build removes a file meanwhile
 */
function readSite(dir, file) {
	try {
		return {
			// It stands in the pages.
			base: /data-base="([^"]+)"/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? '/',
			missing: readFileSync(join(dir, '404.html')),
			headersOf: hostHeaders(file),
		};
	} catch (error) {
		if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
		throw error;
	}
}
