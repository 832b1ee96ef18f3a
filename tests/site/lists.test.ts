import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, readBuilt, sitemapPaths } from './built-site';
import { base } from './parsed-pages';

// The lists that scripts read: each holds every page that it is about.

const pages = sitemapPaths().map((address) => `/${address.slice(base.length)}`);
const terms = pages.flatMap(
	(address) => /^\/([^/]+)\/glossaire\/([^/]+)\/$/.exec(address)?.slice(1, 3).join('/') ?? [],
);
const games = [...new Set(terms.map((term) => term.split('/')[0] ?? ''))];

const entriesIn = (index: string): Set<string> =>
	new Set(
		JSON.parse(readBuilt(`recherche/donnees/${index}.json`)).entries.map(
			({ u }: { u: string }) => `/${u.slice(base.length)}`,
		),
	);

/** Pages of the kinds that search finds by their names. */
const named = pages.filter((address) =>
	/^\/(?:[^/]+\/(?:glossaire|regles|faq|outils|deroulement)\/[^/]+|concepts\/[^/]+|[^/]+\/(?:errata|aide))\/$/.test(
		address,
	),
);

test('every page of rules, term, tool and chart is found by its name, in its game', () => {
	const shared = entriesIn('concepts');
	const byGame = new Map(games.map((game) => [game, entriesIn(game)]));
	const found = (address: string) => (byGame.get(address.split('/')[1] ?? '') ?? shared).has(address);
	expect(named.filter((address) => !found(address))).toEqual([]);
	expect(named.length).toBeGreaterThan(500);
	expect(games).toHaveLength(4);
});

test('every term has its preview', () => {
	const previewed = new Set(
		games.flatMap((game) =>
			Object.entries(JSON.parse(readBuilt(`${game}/glossaire/apercus.json`)) as Record<string, [string, string]>)
				.filter(([, [name, definition]]) => name && definition)
				.map(([slug]) => `${game}/${slug}`),
		),
	);
	expect(terms.filter((term) => !previewed.has(term))).toEqual([]);
	expect(terms.length).toBeGreaterThan(300);
});

test('what is read offline holds every page, and what it says of each file is so', () => {
	const listed: [file: string, bytes: number][] = JSON.parse(readBuilt('hors-ligne.json'));
	const files = new Set(listed.map(([file]) => `/${file}`));
	expect(pages.filter((address) => !files.has(address))).toEqual([]);
	const wrong = listed.filter(([file, bytes]) => {
		const target = path.join(dist, file, file === '' || file.endsWith('/') ? 'index.html' : '');
		return statSync(target, { throwIfNoEntry: false })?.size !== bytes;
	});
	expect(wrong).toEqual([]);
	expect(listed.length).toBeGreaterThan(1000);
});
