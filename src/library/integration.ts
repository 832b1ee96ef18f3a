import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import type { AstroIntegration } from 'astro';
import { glossaryPlugin } from '../glossary/satteri-plugin';
import { redirectsFile } from '../publish/redirects-file';
import { formatAuthorErrors } from '../schemas/author-error';
import { toolCards } from '../widgets/registry';
import { contentFiles } from './content-files';
import { contextsByFile } from './link-context';
import { loadLibrary } from './load-library';
import { movedPages } from './moves';
import { markdownFeatures } from './read-content';

/** Paths of the pages that moved, with base; known once the content is read. */
let moved: ReadonlySet<string> = new Set();

/** Whether nothing but the way to another page stands at an address of the site: the sitemap leaves it out. */
export const isMoved = (address: string): boolean => moved.has(new URL(address).pathname);

/**
 * Reads and checks the content before anything else: a build stops on the first wrong reference, a dev
 * server prints the errors and goes on. Any change in `content/` restarts the dev server, because a term
 * changes every page that links it.
 */
export function library(): AstroIntegration {
	let redirects: string | undefined;
	return {
		name: 'arbitre:library',
		hooks: {
			'astro:config:setup': ({ config, command, logger, updateConfig, addWatchFile }) => {
				const root = fileURLToPath(config.root);
				const options = { base: config.base, tools: toolCards };
				const { library: known, errors, warnings } = loadLibrary(root, options);
				if (errors.length > 0) {
					logger.error(formatAuthorErrors(errors));
					if (command === 'build') throw new Error('Le contenu a des erreurs : rien n’est construit.');
				}
				for (const warning of warnings) logger.warn(warning);
				redirects = redirectsFile(known, config.base);
				moved = new Set(movedPages(known).map(({ path }) => config.base.replace(/\/$/, '') + path));
				for (const file of contentFiles(root)) addWatchFile(file);
				updateConfig({
					markdown: {
						processor: satteri({
							mdastPlugins: [glossaryPlugin(root, contextsByFile(known))],
							features: markdownFeatures,
						}),
					},
					vite: { define: { 'import.meta.env.ARBITRE_ROOT': JSON.stringify(root) } },
				});
			},
			'astro:build:done': async ({ dir }) => {
				if (redirects !== undefined) await writeFile(new URL('_redirects', dir), redirects);
			},
		},
	};
}
