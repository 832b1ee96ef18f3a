// Who may import whom: `content → schemas → glossary → library → { search, publish, page } → pages` and
// `rules → widgets → embed → pages`, imports only against the arrows. The two meet in pages, and in astro.config.mjs.

/** What any file may import: it imports nothing but other such files. Starts of paths, from the root. */
const leaves = [
	'src/text/',
	'src/icons/',
	'src/schemas/',
	'src/styles/',
	'src/late/',
	'src/addresses/addresses.ts',
	'src/addresses/moved-address.ts',
	'src/addresses/published-moves.ts',
	'src/build/browsers.ts',
	'src/library/passages/published.ts',
];

/** Whom each folder may import besides itself and the leaves; the first line that a path starts with counts. */
export const arrows: readonly (readonly [folder: string, allowed: readonly string[]])[] = [
	['src/text/', []],
	['src/late/', []],
	['src/icons/', []],
	['src/schemas/', leaves],
	['src/styles/', []],
	['src/addresses/addresses.ts', []],
	['src/addresses/moved-address.ts', []],
	['src/addresses/published-moves.ts', leaves],
	// The shape of what is published of passages, which browsers read.
	['src/library/passages/published.ts', []],
	['src/build/browsers.ts', []],
	// Plugins of the build, for astro.config.mjs.
	['src/build/guest-', [...leaves, 'src/build/', 'src/embed/']],
	['src/build/', leaves],

	['src/glossary/', leaves],
	// What is above the library: its pages, those that moved, the published list. The addresses themselves are a leaf.
	['src/addresses/', [...leaves, 'src/addresses/', 'src/library/']],
	// A step is a step of the engine of timing: charts are read into its types.
	['src/library/', [...leaves, 'src/addresses/', 'src/glossary/', 'src/rules/timing/']],
	['src/search/published-index.ts', []],
	['src/search/engine/', ['src/glossary/fold.ts', 'src/search/published-index.ts']],
	// The build cuts texts into words with the code of the browser.
	[
		'src/search/build/',
		[
			...leaves,
			'src/addresses/',
			'src/glossary/',
			'src/library/',
			'src/search/published-index.ts',
			'src/search/engine/stem.ts',
			'src/search/engine/unpack.ts',
		],
	],
	// What a query states is read without the tools; what it comes to is asked of them, late, in the worker of search.
	['src/search/cases/answers.ts', ['src/widgets/']],
	['src/search/cases/', ['src/glossary/fold.ts']],
	[
		'src/search/browser/',
		[...leaves, 'src/glossary/fold.ts', 'src/search/published-index.ts', 'src/search/engine/', 'src/search/cases/'],
	],
	['src/publish/', [...leaves, 'src/addresses/', 'src/glossary/', 'src/library/']],
	['src/page/', [...leaves, 'src/addresses/', 'src/glossary/', 'src/library/', 'src/client/']],
	// Sheets: the page of them is an island, brought as widgets are; the rest is of no page.
	['src/sheet/page/', [...leaves, 'src/sheet/', 'src/widgets/', 'src/offline/page/when-kept.ts']],
	['src/sheet/', leaves],
	// Reading without network: what the build publishes for it, the store, the worker, what pages do. A bare page keeps nothing.
	['src/offline/', [...leaves, 'src/build/bundle-script.ts', 'src/widgets/shared/frame.ts']],
	// What our pages and other sites do alike: nothing of either.
	['src/previews/', []],
	[
		'src/client/',
		[
			...leaves,
			'src/glossary/fold.ts',
			'src/previews/',
			'src/search/browser/box.ts',
			// What adds to a sheet, and reads what is added.
			'src/sheet/add.ts',
			'src/sheet/model.ts',
			// What every page starts.
			'src/offline/page/register.ts',
		],
	],

	// Engines: nothing of the site, not even its leaves.
	['src/rules/', []],
	['src/widgets/', [...leaves, 'src/rules/', 'src/offline/page/when-kept.ts']],
	['src/embed/', [...leaves, 'src/widgets/', 'src/glossary/', 'src/previews/']],
	// Our page of snippets.
	['src/builder/', [...leaves, 'src/embed/', 'src/glossary/fold.ts', 'src/widgets/shared/fields.ts']],

	['src/pages/', ['src/']],
];

/** The front doors of an engine: whole, and what a page needs at once. Nothing else of it is imported from another folder. */
export const doors = /^src\/rules\/(?:odds|timing|\w+\/[\w-]+(?:\/assault)?)\/(?:index|at-once)\.ts$/;

/** What packages and modules of Node a folder may not import. */
export const refused: readonly (readonly [folder: string, packages: RegExp])[] = [
	['src/rules/', /^/],
	['src/text/', /^/],
	['src/icons/', /^/],
	['src/previews/', /^/],
	['src/client/', /^(?:node:|astro|vite|preact|pagefind|satteri)/],
	['src/search/browser/', /^(?:node:|astro|vite|preact|pagefind|satteri)/],
	['src/search/engine/', /^(?!minisearch)/],
	['src/widgets/', /^(?:node:|vite|pagefind|satteri)/],
	['src/page/', /^(?:node:|preact)/],
];

/** Files that nothing imports, with who else reads them. */
export const roots: readonly RegExp[] = [
	// Addresses.
	/^src\/pages\/(?:.*\/)?[^_/][^/]*$/,
	// TypeScript.
	/\.d\.ts$/,
	// Bundled apart, by src/build/bundle-script.ts.
	/^src\/embed\/(?:element\/define|tooltips\/tooltips)\.ts$/,
	/^src\/offline\/worker\/service-worker\.ts$/,
	doors,
	// Run by hand: npm run publier.
	/^src\/addresses\/publish-list\.ts$/,
];

/** Files outside `src` that import from it. */
export const outside = ['astro.config.mjs'];
