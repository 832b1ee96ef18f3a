// Finding and linking terms.

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'word-borders-in-ascii',
		make: ({ sources }) =>
			sources.edit('src/glossary/fold.ts', /\[\\p\{L\}\\p\{N\}\]\[\\p\{L\}\\p\{M\}[^\]]*\]\*/, '\\w+'),
		check: { runner: 'unit', file: 'tests/unit/glossary/links-borders.test.ts', title: 'letters of all kinds' },
		says: /CL/,
	},
	{
		name: 'accents-count-in-the-search',
		make: ({ sources }) => sources.edit('src/glossary/fold.ts', /\.replace\(\/\\p\{M\}\/gu, ''\)/, ''),
		check: { runner: 'unit', file: 'tests/unit/glossary/fold.test.ts', title: '' },
		says: /[éèêç]|e\u0301|\u0300/,
	},
	{
		name: 'term-linked-in-a-heading',
		make: ({ sources }) => sources.edit('src/glossary/link-tree.ts', "new Set(['heading', ", 'new Set(['),
		check: { runner: 'unit', file: 'tests/content/real-links.test.ts', title: 'none by the build in headings' },
		says: /type: 'link'/,
	},
	{
		name: 'ordinary-spaces-in-content',
		make: ({ sources }) => sources.edit('src/text/french.ts', "NO_BREAK = '\\u00a0'", "NO_BREAK = ' '"),
		check: { runner: 'unit', file: 'tests/unit/text/french.test.ts', title: '' },
		says: /expected/,
	},
];
