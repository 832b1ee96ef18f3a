import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { embeddingPath } from '../../addresses/addresses';
import { devIndex } from './dev-index';
import { indexOptions } from './pagefind-options';

/** Pagefind's own interface and its highlighter: nothing of it is ever loaded. */
const unused = [
	...['ui', 'modular-ui', 'component-ui'].flatMap((name) => [`pagefind-${name}.js`, `pagefind-${name}.css`]),
	'pagefind-highlight.js',
	'wasm.unknown.pagefind',
];

/**
 * Where Pagefind looks for pages. Those for frames, half of the site, say nothing that the others do not, and have no part
 * that it indexes: it would read them for nothing.
 */
function searched(pages: readonly { pathname: string }[]): string {
	const paths = pages.map(({ pathname }) => `/${pathname}`).filter((path) => !path.startsWith(embeddingPath));
	const folders = new Set(paths.flatMap((path) => /^\/([^/]+)\//.exec(path)?.[1] ?? []));
	return `{*.html,${[...folders].map((folder) => `${folder}/**/*.html`).join(',')}}`;
}

/** Full-text index: written beside the pages after a build, made on demand by the dev server. */
export function searchIndex(): AstroIntegration {
	return {
		name: 'arbitre:search',
		hooks: {
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(devIndex(server));
			},
			'astro:build:done': async ({ dir, pages, logger }) => {
				const { index, errors } = await pagefind.createIndex(indexOptions);
				if (!index) throw new Error(errors.join('\n'));
				const { page_count } = await index.addDirectory({ path: fileURLToPath(dir), glob: searched(pages) });
				const folder = new URL('pagefind/', dir);
				await index.writeFiles({ outputPath: fileURLToPath(folder) });
				await Promise.all(unused.map((file) => rm(new URL(file, folder), { force: true })));
				await pagefind.close();
				logger.info(`${page_count} pages read.`);
			},
		},
	};
}
