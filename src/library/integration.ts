import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isFrame, notFoundPath, searchPath, withBase } from '../addresses/addresses';
import { movedPages } from '../addresses/moved-pages';
import { formatAuthorErrors } from '../schemas/author-error';
import type { ToolCard } from '../schemas/tool-card';
import { checkBuilt } from './checks/check-built';
import { handOver } from './handed-over';
import { loadLibrary } from './load-library';
import { sourceFiles } from './read/source-files';
import type { Library } from './types';

/** The library of a site, and what other integrations ask of it. */
export interface SiteLibrary {
	integration: AstroIntegration;
	/** What has been read. Throws before Astro has set its configuration up. */
	known: () => Library;
	/** The path of a page, without base, from its absolute address. */
	pathOf: (address: string) => string;
	/**
	 * Whether the sitemap lists an absolute address of the site: not the search page, nor bare pages, nor pages that only
	 * lead to another.
	 */
	isListed: (address: string) => boolean;
}

/**
 * Reads and checks the content before anything else: a build stops on the first wrong reference, a dev server prints the
 * errors and goes on. Any change in `content/`, or in the code that reads it, restarts the dev server: a term changes every
 * page that links it, and the library is read when a server starts. `tools` are the cards of the widgets, which the library
 * does not know by itself.
 */
export function siteLibrary({ tools }: { tools: readonly ToolCard[] }): SiteLibrary {
	let read: { library: Library; unlisted: ReadonlySet<string>; prefix: string } | undefined;
	const asked = () => {
		if (!read) throw new Error('The library is asked for before it is read.');
		return read;
	};
	const integration: AstroIntegration = {
		name: 'arbitre:library',
		hooks: {
			'astro:config:setup': ({ config, command, logger, addWatchFile }) => {
				const root = fileURLToPath(config.root);
				const { library, errors, warnings } = loadLibrary(root, { base: config.base, tools });
				if (errors.length > 0) {
					logger.error(formatAuthorErrors(errors));
					if (command === 'build') throw new Error('Le contenu a des erreurs : rien n’est construit.');
				}
				for (const warning of warnings) logger.warn(warning);
				const unlisted = new Set([searchPath, notFoundPath, ...movedPages(library).map(({ path }) => path)]);
				handOver(library);
				read = { library, unlisted, prefix: withBase(config.base, '') };
				for (const file of sourceFiles(root)) addWatchFile(file);
			},
			'astro:build:done': ({ pages }) => {
				const problems = checkBuilt(
					pages.map(({ pathname }) => pathname),
					asked().library,
				);
				if (problems.length > 0) throw new Error(problems.join('\n'));
			},
		},
	};
	const pathOf = (address: string) => new URL(address).pathname.slice(asked().prefix.length);
	return {
		integration,
		known: () => asked().library,
		pathOf,
		isListed: (address) => !isFrame(pathOf(address)) && !asked().unlisted.has(pathOf(address)),
	};
}
