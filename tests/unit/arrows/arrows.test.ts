import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles';
import { type Import, readImports, sourceFiles } from './read-imports';
import { arrows, doors, outside, refused, roots } from './rules';

const files = sourceFiles();
const imports = readImports(files);
const told = ({ from, to }: Import) => `${from} → ${to}`;

/** Imports that no arrow allows. */
const against = (all: readonly Import[]): string[] =>
	all.filter(({ from, to }) => to.startsWith('src/') && !isAllowed(from, to)).map(told);

function isAllowed(from: string, to: string): boolean {
	const arrow = arrows.find(([folder]) => from.startsWith(folder));
	if (!arrow) throw new Error(`${from} is in no folder of tests/unit/arrows/rules.ts.`);
	const [folder, allowed] = arrow;
	// A file of its own folder, unless another line is about that file.
	const own = arrows.find(([other]) => to.startsWith(other))?.[0] === folder;
	return own || allowed.some((start) => to.startsWith(start));
}

/** Imports of what is inside an engine, from another folder. Engines themselves share their checks. */
const pastDoors = (all: readonly Import[]): string[] =>
	all.filter(({ from, to }) => to.startsWith('src/rules/') && !doors.test(to) && !isOfEngine(from, to)).map(told);

const isOfEngine = (from: string, to: string): boolean =>
	from.startsWith(`${dirname(to)}/`) || (from.startsWith('src/rules/') && to === 'src/rules/verification.ts');

describe('imports between folders', () => {
	it('are all read, those of .astro files and of globs too', () => {
		const found = imports.map(told);
		expect(found).toContain('src/page/layouts/Document.astro → src/client/every-page.ts');
		expect(found).toContain('src/client/search-trigger.ts → src/search/browser/box.ts');
		expect(found).toContain('src/widgets/Tool.astro → src/widgets/keyforge/fight/tool.astro');
		expect(imports.length).toBeGreaterThan(2000);
	});

	it('follow the arrows', () => {
		expect(against(imports)).toEqual([]);
	});

	it.each([
		['src/glossary/match.ts', 'src/library/site.ts'],
		['src/library/integration.ts', 'src/widgets/registry.ts'],
		['src/library/site.ts', 'src/publish/oembed.ts'],
		['src/page/parts/Chart.astro', 'src/widgets/Stepper.astro'],
		['src/widgets/Tool.astro', 'src/library/site.ts'],
		['src/embed/snippets.ts', 'src/page/layouts/Base.astro'],
		['src/rules/odds/index.ts', 'src/text/french.ts'],
		['src/client/every-page.ts', 'src/library/site.ts'],
		['src/search/browser/box.ts', 'src/search/build/integration.ts'],
		['src/addresses/addresses.ts', 'src/library/types.ts'],
	])('would not go from %s to %s', (from, to) => {
		expect(against([{ from, to, typeOnly: true }])).toHaveLength(1);
	});

	it('take engines by their front doors', () => {
		expect(pastDoors(imports)).toEqual([]);
		const widget = 'src/widgets/keyforge/fight/Fight.tsx';
		const to = (file: string) => pastDoors([{ from: widget, to: `src/rules/${file}`, typeOnly: true }]);
		expect(to('keyforge/fight/index.ts')).toEqual([]);
		expect(to('keyforge/fight/at-once.ts')).toEqual([]);
		expect(to('keyforge/fight/board.ts')).toHaveLength(1);
		expect(to('odds/fraction.ts')).toHaveLength(1);
		expect(to('verification.ts')).toHaveLength(1);
	});

	it('take from packages and from Node only what their folder may', () => {
		const packages = imports.filter(({ to }) => !to.startsWith('src/'));
		const wrong = packages.filter(({ from, to }) =>
			refused.some(([folder, names]) => from.startsWith(folder) && names.test(to)),
		);
		expect(wrong.map(told)).toEqual([]);
	});

	it('make no circle', () => {
		expect(circlesOf(imports)).toEqual([]);
	});

	it('reach every file', () => {
		const reached = new Set([...imports, ...readImports(outside)].map(({ to }) => to));
		const orphans = files.filter((file) => !reached.has(file) && !roots.some((root) => root.test(file)));
		expect(orphans).toEqual([]);
	});
});

describe('circlesOf', () => {
	const edges = (...all: string[]): Import[] =>
		all.map((edge) => ({ from: edge[0] ?? '', to: edge[1] ?? '', typeOnly: false }));

	it('finds the files that import each other, whatever leads to them', () => {
		expect(circlesOf(edges('ab', 'bc', 'cb', 'cd'))).toEqual([['b', 'c']]);
		expect(circlesOf(edges('aa'))).toEqual([['a']]);
		expect(circlesOf(edges('ab', 'ac', 'bd', 'cd'))).toEqual([]);
	});
});
