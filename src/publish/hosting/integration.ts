import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { chartFilesPath, notFoundPath, toolDataPath } from '../../library/addresses';
import type { Library } from '../../library/types';
import { headerRules, headersFile, ownPolicy } from './headers';
import { inlineParts } from './inline-parts';
import { redirectsFile } from './redirects-file';

/**
 * Writes what the site asks of its host: `/_headers`, and `/_redirects` when pages moved. See README.md for hosts that
 * read no such files. `known` gives what the site knows, once it is read.
 */
export function hostFiles(known: () => Library): AstroIntegration {
	let base = '/';
	return {
		name: 'arbitre:hosting',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = `${config.base.replace(/\/$/, '')}/`;
			},
			'astro:build:done': async ({ dir, pages, logger }) => {
				const library = known();
				const paths = pages.map(({ pathname }) => `/${pathname}`).filter((path) => path !== notFoundPath);
				const folders = new Set(paths.flatMap((path) => /^\/([^/]+)\//.exec(path)?.[1] ?? []));
				const inline = inlineParts(await builtPages(dir));
				const rules = headerRules({
					base,
					folders: [...folders].sort(),
					// What the stepper of a timing chart plays, and what a tool knows.
					fetched: library.games
						.flatMap(({ slug, charts, toolData }) => [
							...(charts.length > 0 ? [`${chartFilesPath(slug)}*`] : []),
							...[...toolData.keys()].map((tool) => toolDataPath(slug, tool)),
						])
						.map((path) => path.slice(1))
						.sort(),
					inline,
				});
				await writeFile(new URL('_headers', dir), headersFile(rules));
				await sayPolicy(new URL('404.html', dir), ownPolicy(inline));
				logger.info(`${rules.length} rules in _headers.`);
				const redirects = redirectsFile(library, base);
				if (redirects !== undefined) await writeFile(new URL('_redirects', dir), redirects);
			},
		},
	};
}

/** Writes the policy of a page into the page. */
async function sayPolicy(file: URL, policy: string): Promise<void> {
	const page = await readFile(file, 'utf8');
	const said = page.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
	if (said === page) throw new Error(`${file.pathname} has no head.`);
	await writeFile(file, said);
}

/** The text of every page of a built site. */
async function builtPages(dir: URL): Promise<string[]> {
	const files = await readdir(dir, { recursive: true });
	return Promise.all(
		files.filter((file) => file.endsWith('.html')).map((file) => readFile(new URL(file, dir), 'utf8')),
	);
}
