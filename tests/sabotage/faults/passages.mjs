// What sheets, data and search say hangs on no markup of the pages: they take it from the passages.

/** Classes of the pages, and what somebody could call them one day. @type {readonly (readonly [from: RegExp, to: string])[]} */
const renamed = [
	[/\bdefinie\b/g, 'a-definition'],
	[/\betape\b(?=[^<>]*>)/g, 'a-step'],
	[/\bregle\b(?=[^<>]*>)/g, 'a-rule'],
];

/** @param {string} text */
const rename = (text) => renamed.reduce((said, [from, to]) => said.replace(from, to), text);

/** Renames them where pages write them. @type {import('../tools/fault.mjs').Fault['make']} */
const inSources = ({ sources }) => {
	for (const file of [
		'src/page/layouts/Reading.astro',
		'src/page/parts/ChartStep.astro',
		'src/page/parts/Contradiction.astro',
	])
		sources.write(file, rename(sources.read(file)));
};

/** Renames them in the built pages of a game. @type {import('../tools/fault.mjs').Fault['make']} */
const inPages = ({ site }) => {
	for (const file of site.list('keyforge').filter((name) => name.endsWith('.html')))
		site.write(file, rename(site.read(file)));
};

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'markup-renamed-under-a-sheet',
		harmless: true,
		make: inPages,
		check: {
			runner: 'browser',
			file: 'tests/e2e/sheet-words.spec.ts',
			title: 'a sheet says what the site says of each thing that it holds',
		},
		says: /^/,
	},
	{
		name: 'markup-renamed-under-the-data',
		harmless: true,
		make: inSources,
		check: {
			runner: 'unit',
			file: 'tests/content/contexts.test.ts',
			title: 'a sentence that says all is left alone',
		},
		says: /^/,
	},
	{
		name: 'markup-renamed-under-the-search',
		harmless: true,
		make: inPages,
		check: {
			runner: 'site',
			file: 'tests/site/lists.test.ts',
			title: 'every page of rules, term, tool and chart is found by its name, in its game',
		},
		says: /^/,
	},
	{
		name: 'sheet-that-reads-a-page',
		make: ({ sources }) =>
			sources.write(
				'src/sheet/site-words.ts',
				`${sources.read('src/sheet/site-words.ts')}\nexport const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');\n`,
			),
		check: {
			runner: 'unit',
			file: 'tests/unit/sheet/no-page.test.ts',
			title: 'nothing of sheets, search and data reads a page of ours',
		},
		says: /src\/sheet\/site-words\.ts/,
	},
];
