import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { builtPages, dist, readBuilt, sitemapPaths } from './built-site';
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
	expect(games).toEqual(expect.arrayContaining([...GAMES]));
});

test('what a script may ask for is told, its late parts and its workers too', () => {
	const { files, uses }: { files: [path: string][]; uses: [number, ...number[]][] } = JSON.parse(
		readBuilt('hors-ligne.json'),
	);
	const name = (at: number) => files[at]?.[0].replace(/^.*\/|[.-][\w-]{8}\.js$/g, '');
	const told = new Map(uses.map(([from, ...others]) => [name(from), others.map(name)]));
	// What the box and the page of search share has the name of one of its modules.
	const shared = (told.get('box') ?? []).find((name) => told.get(name)?.includes('engine.worker'));
	expect(shared).toBeDefined();
	expect(told.get('sheet')).toEqual(expect.arrayContaining(['TableView', 'SharePanel', 'code']));
	expect(told.get('arkham-skill-test')).toEqual(expect.arrayContaining(['Drawing', 'simulate']));
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

test('search by the words of the text knows every page that has some for it, frames included', () => {
	const folder = path.join(dist, 'pagefind/fragment');
	const known = new Set(
		readdirSync(folder).map((file) => {
			const text = gunzipSync(readFileSync(path.join(folder, file))).toString();
			return JSON.parse(text.slice(text.indexOf('{'))).url;
		}),
	);
	const held = builtPages().filter(({ html }) => html.includes('data-pagefind-body'));
	expect(held.map(({ path: address }) => address).filter((address) => !known.has(address))).toEqual([]);
	expect(held.length).toBe(known.size);
});

test('what is read offline holds every page, and what it says of each file is so', () => {
	const list = JSON.parse(readBuilt('hors-ligne.json'));
	const listed: [file: string, bytes: number, revision: string][] = list.files;
	const files = new Set(listed.map(([file]) => `/${file}`));
	expect(pages.filter((address) => !files.has(address))).toEqual([]);
	const wrong = listed.filter(([file, bytes, revision]) => {
		const target = path.join(dist, file, file === '' || file.endsWith('/') ? 'index.html' : '');
		const body = existsSync(target) ? readFileSync(target) : Buffer.alloc(0);
		return body.length !== bytes || createHash('sha256').update(body).digest('hex').slice(0, 16) !== revision;
	});
	expect(wrong).toEqual([]);
	expect(listed.length).toBeGreaterThan(1000);
	const size = listed.reduce((sum, [, bytes]) => sum + bytes, 0);
	expect(JSON.parse(readBuilt('version.json'))).toEqual({ version: list.version, date: list.date, size });
});
