import { describe, expect, it } from 'vitest';
import type { SiteFile, SiteVersion } from '../../../src/offline/site-version';
import { dataOf, keyOf, missingOf, staleKeys, staleVersions, withUses } from '../../../src/offline/store/choose';

const list = (version: string, files: Record<string, string>, uses: number[][] = []): SiteVersion => ({
	version,
	date: '2026-11-01',
	files: Object.entries(files).map(([path, revision]): SiteFile => [path, 10, revision]),
	uses,
});
const names = (files: readonly SiteFile[]) => files.map(([path]) => path);
/** The keys of all files of some lists. */
const keysOf = (...lists: SiteVersion[]) =>
	new Set(lists.flatMap(({ files }) => files.map((file) => keyOf('/regles/', file))));

const armor = 'keyforge/glossaire/armure/';
const poison = 'keyforge/glossaire/poison/';
const a = list('a', { '': '1', [armor]: '1', [poison]: '1', '_astro/x.1.js': '1' });
const b = list('b', { '': '1', [armor]: '2', [poison]: '1', '_astro/x.2.js': '2' });

describe('a file', () => {
	it('is stored under what it holds, once for the versions that share it', () => {
		expect([...keysOf(a, b)]).toEqual([
			'/regles/?revision=1',
			`/regles/${armor}?revision=1`,
			`/regles/${poison}?revision=1`,
			'/regles/_astro/x.1.js',
			`/regles/${armor}?revision=2`,
			'/regles/_astro/x.2.js',
		]);
	});

	it('is fetched when it is not stored', () => {
		expect(names(missingOf('/regles/', b.files, keysOf(a)))).toEqual([armor, '_astro/x.2.js']);
		expect(missingOf('/regles/', b.files, keysOf(a, b))).toEqual([]);
		// The same address of another site of the origin is another file.
		expect(missingOf('/', a.files, keysOf(a))).toHaveLength(a.files.length);
	});

	it('goes when no list names it', () => {
		expect(staleKeys('/regles/', [b], keysOf(a, b))).toEqual([`/regles/${armor}?revision=1`, '/regles/_astro/x.1.js']);
		expect(staleKeys('/regles/', [a, b], keysOf(a, b))).toEqual([]);
		expect(staleKeys('/regles/', [], keysOf(a))).toHaveLength(a.files.length);
	});
});

describe('what a page needs', () => {
	const site = list(
		'c',
		{
			'hors-ligne/': '1',
			[armor]: '1',
			'keyforge/glossaire/': '1',
			'keyforge/glossaire/mots.json': '1',
			'keyforge/glossaire/apercus.json': '1',
			'arkham/glossaire/apercus.json': '1',
			'recherche/donnees/keyforge.json': '1',
			'recherche/donnees/arkham.json': '1',
			'recherche/donnees/concepts.json': '1',
			'_astro/page.js': '1',
			'_astro/box.js': '1',
			'_astro/session.js': '1',
			'_astro/worker.js': '1',
			'_astro/other.js': '1',
		},
		// page → box → session → worker, and back.
		[
			[9, 10],
			[10, 11],
			[11, 12, 10],
		],
	);

	it('is its scripts, and those that they may ask for later', () => {
		expect(names(withUses(site, ['_astro/page.js', '_astro/gone.js']))).toEqual([
			'_astro/page.js',
			'_astro/box.js',
			'_astro/session.js',
			'_astro/worker.js',
		]);
	});

	it('is the definitions and the search of its game, what is beside it, and the page for no network', () => {
		const common = [
			'hors-ligne/',
			'keyforge/glossaire/apercus.json',
			'recherche/donnees/keyforge.json',
			'recherche/donnees/concepts.json',
		];
		expect(names(dataOf(site, armor))).toEqual(common);
		expect(names(dataOf(site, 'keyforge/glossaire/'))).toEqual([...common, 'keyforge/glossaire/mots.json']);
		expect(names(dataOf(site, ''))).toEqual(['hors-ligne/', 'recherche/donnees/concepts.json']);
	});
});

describe('versions that visits left', () => {
	const held = (version: SiteVersion, needed = false) => ({ list: version, needed });
	const stale = (visited: ReturnType<typeof held>[], whole: SiteVersion | undefined, stored: Set<string>) =>
		staleVersions('/regles/', visited, whole, stored);

	it('stay while they hold a page that no newer one has', () => {
		const only = keyOf('/regles/', [armor, 10, '1']);
		expect(stale([held(b), held(a)], undefined, keysOf(b))).toEqual(['a']);
		expect(stale([held(b), held(a)], undefined, new Set([only]))).toEqual([]);
		// A page that both share is of the newer one too.
		expect(stale([held(b), held(a)], undefined, new Set([keyOf('/regles/', ['', 10, '1'])]))).toEqual(['a']);
	});

	it('give way to the one that is whole, but for the newest', () => {
		expect(stale([held(b), held(a)], list('w', { '': '9', [armor]: '9', [poison]: '9' }), keysOf(a, b))).toEqual(['a']);
		expect(stale([held(b), held(a)], b, keysOf(a, b))).toEqual(['b']);
	});

	it('stay while an open tab came from them', () => {
		expect(stale([held(b), held(a, true)], undefined, keysOf(b))).toEqual([]);
	});

	it('are four at most, the last visited', () => {
		const visited = ['v6', 'v5', 'v4', 'v3', 'v2', 'v1'].map((version) => list(version, { [`${version}/`]: '1' }));
		expect(
			stale(
				visited.map((version) => held(version)),
				undefined,
				keysOf(...visited),
			),
		).toEqual(['v2', 'v1']);
	});
});
