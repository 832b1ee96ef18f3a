import { basename } from 'node:path';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { buildTarget } from './src/build/browsers.ts';
import { frenchLiterals } from './src/build/french-literals.ts';
import { embedScripts } from './src/build/guest-scripts.ts';
import { lateImports } from './src/build/late-imports.ts';
import { plainJsx } from './src/build/plain-jsx.ts';
import { checkRepositoryPath } from './src/build/repository-path.ts';
import { readServedAddress } from './src/build/served-address.ts';
import { siteLibrary } from './src/library/integration.ts';
import { offlineFiles } from './src/offline/build/integration.ts';
import { cardPictures } from './src/publish/cards/integration.ts';
import { withChangeDate } from './src/publish/change-dates.ts';
import { hostFiles } from './src/publish/hosting/integration.ts';
import { searchIndex } from './src/search/build/integration.ts';
import { chunkGroups } from './src/widgets/chunks.ts';
import { toolCards } from './src/widgets/registry.ts';

checkRepositoryPath(import.meta.dirname);

// Where the site is served. Both come from the environment, so that the same sources build for a
// domain and for a project page under a sub-path.
const { site, base } = readServedAddress(process.env);
// Where the host sends no headers of ours, each page may say its policy itself.
const policyInPages = process.env.SITE_POLICY === 'pages';

/** All that the site knows. Tools are made known to it here, where texts and widgets meet. */
const library = siteLibrary({ tools: toolCards });

const host = hostFiles(library.known, { policyInPages });

// A script calls one address or two: each takes them into its own file. Together they would be one more file, all of
// it, on every page of text.
const ownAddresses = {
	name: 'arbitre:own-addresses',
	apply: 'build',
	enforce: 'pre',
	async resolveId(source, importer, options) {
		if (this.environment.name !== 'client' || !source.endsWith('/addresses/addresses')) return;
		const found = await this.resolve(source, importer, { ...options, skipSelf: true });
		return found && `${found.id}?in=${basename(importer, '.ts')}`;
	},
};

export default defineConfig({
	site,
	base,
	trailingSlash: 'always',
	// `'jsx'`, the default, eats the space between two inline elements at a line break.
	compressHTML: true,
	prefetch: false,
	devToolbar: { enabled: false },
	// The text waits for nothing but its page: the style sheet is in it.
	build: { inlineStylesheets: 'always' },
	fonts: [
		{
			provider: fontProviders.local(),
			name: 'Literata',
			cssVariable: '--police',
			fallbacks: ['Georgia', 'serif'],
			// It comes before the first paint or not at all: nothing is to keep its place, and a face more is a file more to open.
			optimizedFallbacks: false,
			options: {
				variants: [
					{ weight: '400 700', style: 'normal', display: 'optional', src: ['./src/styles/fonts/literata.woff2'] },
				],
			},
		},
	],
	vite: {
		plugins: [lateImports(), ownAddresses, frenchLiterals(), plainJsx()],
		// The worker of search brings the code of a tool when it needs it: all in one, it would bring all of them.
		worker: { format: 'es' },
		environments: {
			client: {
				build: { target: buildTarget, rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
			},
		},
		build: {
			// Style sheets, which the pages hold.
			cssTarget: buildTarget,
			rolldownOptions: {
				// One warning a page on a directive that Astro writes and reads itself.
				onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
			},
		},
	},
	integrations: [
		library.integration,
		mdx(),
		// For a dev server, where Babel reads what holds elements: the rest is left to Vite, which is ten times faster.
		preact({ include: ['**/*.tsx'] }),
		sitemap({ filter: library.isListed, serialize: withChangeDate(library, import.meta.dirname) }),
		searchIndex(),
		embedScripts(),
		cardPictures(library.known),
		host.files,
		offlineFiles(),
		host.headers,
	],
});
