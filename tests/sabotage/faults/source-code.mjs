// What the code may not do: imports, names, types, addresses.

/** @param {string} title @returns {import('../tools/fault.mjs').Check} */
const arrows = (title) => ({ runner: 'unit', file: 'tests/unit/arrows/arrows.test.ts', title });

/** @param {string} file @param {string} code @returns {import('../tools/fault.mjs').Fault['make']} */
const addTo =
	(file, code) =>
	({ sources }) =>
		sources.write(file, `${code}\n${sources.read(file)}`);

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'import-against-the-arrows',
		make: addTo('src/glossary/match.ts', "import '../library/site';"),
		check: arrows('follow the arrows'),
		says: /src\/glossary\/match\.ts → src\/library\/site\.ts/,
		batch: 'imports',
	},
	{
		name: 'circle-of-imports',
		make: addTo('src/rules/odds/integers.ts', "import './fraction';"),
		check: arrows('make no circle'),
		says: /src\/rules\/odds\/fraction\.ts/,
		batch: 'imports',
	},
	{
		name: 'node-in-a-script-of-pages',
		make: addTo('src/client/theme.ts', "import 'node:fs';"),
		check: arrows('take from packages and from Node only what their folder may'),
		says: /src\/client\/theme\.ts → node:fs/,
		batch: 'imports',
	},
	{
		name: 'file-that-nothing-imports',
		make: ({ sources }) => sources.write('src/text/alone.ts', 'export const alone = true;\n'),
		check: arrows('reach every file'),
		says: /src\/text\/alone\.ts/,
		batch: 'imports',
	},
	{
		name: 'type-of-node-in-the-browser',
		make: addTo('src/client/previews.ts', 'export const home: string = process.cwd();'),
		check: { runner: 'types', file: 'tsconfig.browser.json', title: '' },
		says: /src\/client\/previews\.ts.*process/,
	},
	{
		name: 'french-name-in-an-engine',
		make: addTo('src/rules/keyforge/fight/armor.ts', 'export const degatsAnnules = 0;'),
		check: {
			runner: 'unit',
			file: 'tests/unit/language.test.ts',
			title: 'src/rules/keyforge > declares English names',
		},
		says: /armor\.ts:1 degatsAnnules/,
		batch: 'names',
	},
	{
		name: 'french-name-of-a-file',
		make: ({ sources }) => sources.write('src/rules/l5r/duel/mise.ts', 'export const bid = 0;\n'),
		check: { runner: 'unit', file: 'tests/unit/language.test.ts', title: 'src/rules/l5r > names its files' },
		says: /mise\.ts mise: mise/,
		batch: 'names',
	},
	{
		name: 'address-written-elsewhere',
		make: addTo('src/page/table-labels.ts', "export const home = '/concepts/destruction/';"),
		check: { runner: 'unit', file: 'tests/unit/addresses/addresses.test.ts', title: 'writes an address' },
		says: /src\/page\/table-labels\.ts: \/concepts\/destruction\//,
	},
	{
		name: 'route-that-the-library-does-not-know',
		make: ({ sources }) => sources.edit('src/library/checks/check-built.ts', '!known.has(path) && ', 'false && '),
		check: {
			runner: 'unit',
			file: 'tests/unit/library/checks/check-built.test.ts',
			title: 'hold none that the site does not know',
		},
		says: /\/essai\/tournois\//,
	},
	{
		name: 'codec-that-forgets-an-old-parameter',
		make: ({ sources }) => sources.edit('src/widgets/keyforge/fight/url-creature.ts', "'usee'", "'utilisee'"),
		check: {
			runner: 'unit',
			file: 'tests/unit/widgets/keyforge/fight/url-round-trip.test.ts',
			title: 'keeps its published names',
		},
		says: /usee/,
	},
	{
		name: 'mistake-of-an-author-without-remedy',
		make: ({ sources }) => sources.edit('src/library/checks/check-forms.ts', 'todo: advice[kind]', "todo: ''"),
		check: { runner: 'unit', file: 'tests/content/errors-forms.test.ts', title: '' },
		says: /todo/,
	},
];
