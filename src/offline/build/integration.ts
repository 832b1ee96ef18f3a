import { readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
	apiFolder,
	elementPath,
	isFrame,
	oembedFolder,
	offlineListPath,
	serviceWorkerFile,
	tooltipsPath,
} from '../../library/addresses';
import type { SiteFile } from '../site-version';

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
				await writeFile(join(root, offlineListPath), JSON.stringify(kept));
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

const unread = new Set([
	...[elementPath, tooltipsPath, offlineListPath].map((path) => path.slice(1)),
	...[serviceWorkerFile, '_headers', '_redirects', 'robots.txt', '404.html'],
]);

/** Not what machines read, nor what other sites show, nor the parts of Pagefind's own interface. */
function isReading(path: string): boolean {
	const [folder] = path.split('/');
	// Files for hosts begin with a dot.
	if (path.startsWith('.') || unread.has(path) || folder === apiFolder || folder === oembedFolder || isFrame(path))
		return false;
	return !/\.xml$|^pagefind\/pagefind-(?:ui|modular-ui|component-ui|highlight)/.test(path);
}
