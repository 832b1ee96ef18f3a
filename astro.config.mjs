import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { embedScripts } from './src/embed/integration.ts';
import { isFrame } from './src/library/frame-address.ts';
import { isMoved, library } from './src/library/integration.ts';
import { abilityGrammar, abilityTheme } from './src/page/abilities/grammar.ts';
import { abilityClasses } from './src/page/abilities/transformer.ts';
import { hostHeaders } from './src/publish/hosting/integration.ts';
import { offlineList } from './src/publish/offline/integration.ts';
import { searchIndex } from './src/search/integration.ts';
import { chunkGroups } from './src/widgets/chunks.ts';

// Where the site is served. Both come from the environment, so that the same sources build for a
// domain and for a project page under a sub-path.
const site = process.env.SITE_URL ?? 'https://arbitre.example';
const base = process.env.SITE_BASE ?? '/';

// Vite wraps each `import()` in a kilobyte that preloads its parts: half as much as the script of a page
// of text. Ours are loaded by a click or a key, and bring no style sheet of their own.
const plainImports = {
	name: 'arbitre:plain-imports',
	enforce: 'pre',
	configEnvironment: () => ({ build: { modulePreload: false } }),
	load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig({
	site,
	base,
	trailingSlash: 'always',
	// `'jsx'`, the default, eats the space between two inline elements at a line break.
	compressHTML: true,
	prefetch: false,
	devToolbar: { enabled: false },
	build: { inlineStylesheets: 'never' },
	fonts: [
		{
			provider: fontProviders.local(),
			name: 'Literata',
			cssVariable: '--police',
			fallbacks: ['Georgia', 'serif'],
			options: {
				variants: [
					{ weight: '400 700', style: 'normal', display: 'optional', src: ['./src/styles/fonts/literata.woff2'] },
				],
			},
		},
	],
	vite: {
		plugins: [plainImports],
		environments: {
			client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
		},
		build: {
			rolldownOptions: {
				// One warning a page on a directive that Astro writes and reads itself.
				onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
			},
		},
	},
	// Card abilities, in blocks ```capacite.
	markdown: { shikiConfig: { langs: [abilityGrammar], theme: abilityTheme, transformers: [abilityClasses] } },
	integrations: [
		library(),
		mdx(),
		preact(),
		sitemap({ filter: (page) => !isMoved(page) && !isFrame(page) && !/\/(recherche|404)\//.test(page) }),
		searchIndex(),
		embedScripts(),
		hostHeaders(),
		offlineList(),
	],
});
