import { readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isFrame } from '../../library/frame-address';

/** A file of the site: its address without base, and its size in bytes. */
export type SiteFile = [path: string, size: number];

/** Writes `/hors-ligne.json`: every file that reading the whole site without network takes. */
export function offlineList(): AstroIntegration {
	return {
		name: 'arbitre:offline',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const entries = await readdir(root, { recursive: true, withFileTypes: true });
				const files = await Promise.all(
					entries
						.filter((entry) => entry.isFile())
						.map(async (entry): Promise<SiteFile> => {
							const path = join(entry.parentPath, entry.name);
							return [address(relative(root, path)), (await stat(path)).size];
						}),
				);
				const kept = files.filter(([path]) => isReading(path)).sort(([a], [b]) => a.localeCompare(b));
				await writeFile(join(root, 'hors-ligne.json'), JSON.stringify(kept));
				logger.info(`${kept.length} files to read offline.`);
			},
		},
	};
}

const address = (path: string) =>
	path
		.split(sep)
		.join('/')
		.replace(/(^|\/)index\.html$/, '$1');

/** Not what machines read, nor what other sites show, nor the parts of Pagefind's own interface. */
function isReading(path: string): boolean {
	return (
		!isFrame(path) &&
		!/\.xml$|^(?:api|oembed)\/|^(?:arbitre|bulles)\.js$|^_(?:headers|redirects)$|^robots\.txt$|^sw\.js$|^404\.html$|^hors-ligne\.json$|^pagefind\/pagefind-(?:ui|modular-ui|component-ui|highlight)/.test(
			path,
		)
	);
}
