/** What Rolldown tells of a module while it cuts code into files. */
interface Module {
	importers: readonly string[];
	dynamicImporters: readonly string[];
}

interface Context {
	getModuleInfo(id: string): Module | null;
}

const TOOL = /\/src\/widgets\/(\w+)\/([\w-]+)\/tool\.astro/;

/** Tools (`<game>-<name>`) and scripts that reach a module by imports, and with `later` by `import()` too. */
function wantedBy(id: string, context: Context, later: boolean): Set<string> {
	const found = new Set<string>();
	const seen = new Set<string>();
	const climb = (module: string): void => {
		if (seen.has(module)) return;
		seen.add(module);
		const { importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {};
		const tools = dynamicImporters.flatMap((importer) => TOOL.exec(importer)?.slice(1).join('-') ?? []);
		for (const tool of tools) found.add(tool);
		if (tools.length > 0) return;
		const above = later ? [...importers, ...dynamicImporters] : importers;
		if (above.length === 0 && later) found.add(module);
		for (const importer of above) climb(importer);
	};
	climb(id);
	return found;
}

/** Whether a module is of several tools; what all of them want later only stays apart. */
const isShared = (id: string, context: Context): boolean =>
	wantedBy(id, context, true).size > 1 && wantedBy(id, context, false).size > 0;

/** The tool that a module is of, when it wants it at once. */
const toolOf = (id: string, context: Context): string | null => [...wantedBy(id, context, false)][0] ?? null;

/**
 * How the code of widgets is cut into files. Left to itself, Rolldown makes one for each set of pages that share a module:
 * a dozen small files, which weigh more and come later than the few that are wanted together.
 */
export const chunkGroups = [
	/** Before anything is seen, in each page that holds a tool, a chart or a sheet: what brings the rest. */
	{
		name: 'import',
		test: /vite\/preload-helper|rolldown\/runtime|\/src\/(?:late\/|text\/french\.ts|widgets\/bring-when-seen\.ts)/,
		priority: 4,
	},
	/** Of one tool, whose page asks for it too. */
	{ name: 'bags', test: /\/skill-test\/whole-bags\.ts/, priority: 4 },
	/** What reads the address: of tools and charts, and of frames, those that hold no widget too. */
	{ name: 'fields', test: /\/src\/(?:text\/isolated|widgets\/shared\/fields)\.ts/, priority: 3 },
	/** Frames. Nothing of it acts by itself: the builder takes the protocol from it. */
	{
		name: 'frame',
		test: /\/src\/embed\/(?:protocol|frame\/(?:case|frame|height|notices|theme|wordpress))\.ts/,
		priority: 3,
	},
	/** What sheets are, for their page and for the menu of a rule, which adds to them. */
	{ name: 'sheets', test: /\/src\/sheet\/(?:compact|lock|model|room|store)\.ts/, priority: 3 },
	/** Tools and charts. */
	{
		name: 'live',
		test: /\/node_modules\/preact\/|\/src\/offline\/page\/when-kept\.ts|\/src\/widgets\/(?:mount|own-task|shared\/(?:frame|use-url-state|Notices|NumberField|RetryButton|Toggle))\.ts/,
		priority: 2,
	},
	/** The page of sheets: its parts that come later take from it what they share with it. */
	{
		name: 'sheet',
		test: /\/src\/sheet\/page\/(?:SheetPage|EntryText|Later|later-parts|Lines|titles|words)\.tsx?/,
		priority: 1,
	},
	/** All tools. */
	{
		name: (id: string, context: Context) => (isShared(id, context) ? 'tools' : null),
		test: /\/src\/(?:rules|widgets)\/\w+\//,
		priority: 1,
	},
	/** Each tool: its parts that come later take from it what they share with it. */
	{ name: toolOf, test: /\/src\/(?:rules|widgets)\/\w+\// },
];
