import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, movedPages, readBuilt } from './built-site';
import { base, parsedPages as pages, valuesOf } from './parsed-pages';

const attributes = ['href', 'src', 'action'];

/** File that answers at an address of the site, without its query: `undefined` where there is none. */
const known = new Map<string, boolean>();
function isThere(pathname: string): boolean {
	let there = known.get(pathname);
	if (there === undefined) {
		const target = decodeURI(pathname.slice(base.length));
		const file = path.join(dist, target, target === '' || target.endsWith('/') ? 'index.html' : '');
		there = pathname.startsWith(base) && existsSync(file);
		known.set(pathname, there);
	}
	return there;
}

/** Ids of a drawing that pages take parts of. */
const drawn = new Map<string, ReadonlySet<string>>();
function idsOfDrawing(target: string): ReadonlySet<string> | undefined {
	if (!target.endsWith('.svg')) return undefined;
	const ids = drawn.get(target) ?? new Set([...readBuilt(target).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
	drawn.set(target, ids);
	return ids;
}

test('every link, asset and form of every page leads to a file, and every fragment to an id', () => {
	const idsOf = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
	const broken: string[] = [];
	let links = 0;
	let fragments = 0;
	for (const page of pages) {
		const address = `http://site${base}${page.path.slice(1)}`;
		for (const value of attributes.flatMap((name) => valuesOf(page.root, name))) {
			const { origin, pathname, hash } = new URL(value.replaceAll('&amp;', '&'), address);
			// The canonical address is absolute; another test reads it.
			if (origin !== 'http://site') continue;
			links++;
			if (!isThere(pathname)) broken.push(`${page.path} → ${value}`);
			else if (hash.length > 1) {
				fragments++;
				const target = `/${decodeURI(pathname.slice(base.length))}`;
				const ids = idsOf.get(target) ?? idsOfDrawing(target);
				if (!ids?.has(decodeURIComponent(hash.slice(1)))) broken.push(`${page.path} → ${value} (no such id)`);
			}
		}
	}
	expect(broken).toEqual([]);
	expect(links).toBeGreaterThan(5000);
	expect(fragments).toBeGreaterThan(1000);
});

test('every file that a style sheet names exists', () => {
	const sheets = readdirSync(path.join(dist, '_astro')).filter((file) => file.endsWith('.css'));
	expect(sheets.length).toBeGreaterThan(0);
	const texts = [...sheets.map((file) => readBuilt(`_astro/${file}`)), ...pages.map(({ html }) => html)];
	const named = new Set(
		texts.flatMap((text) => [...text.matchAll(/url\("?([^")]+)"?\)/g)].map(([, url]) => url ?? '')),
	);
	const missing = [...named].filter(
		(url) => !url.startsWith('data:') && !existsSync(path.join(dist, url.slice(base.length - 1))),
	);
	expect([...named].some((url) => url.endsWith('.woff2'))).toBe(true);
	expect(missing).toEqual([]);
});

test('no link leaves the site, and none is absolute', () => {
	const outside = pages.flatMap((page) =>
		attributes
			.flatMap((name) =>
				page.root
					.querySelectorAll(`[${name}]`)
					.map((element) => ({ element, value: element.getAttributeValue(name) ?? '' })),
			)
			.filter(
				// Those that machines follow are absolute.
				({ element, value }) =>
					/^([a-z]+:|\/\/)/i.test(value) &&
					!['canonical', 'alternate'].includes(element.getAttributeValue('rel') ?? ''),
			)
			.map(({ value }) => `${page.path} → ${value}`),
	);
	expect(outside).toEqual([]);
});

test('ids are unique in their page', () => {
	const doubled = pages.flatMap(({ path, ids }) => {
		const seen = new Set<string>();
		return ids.filter((id) => seen.size === seen.add(id).size).map((id) => `${path}#${id}`);
	});
	expect(doubled).toEqual([]);
});

test('every page at an old address leads to one that is there', () => {
	const lost = movedPages().flatMap(({ path, html }) => {
		const [, target = ''] = /<a href="([^"#?]+)/.exec(html) ?? [];
		return isThere(target) ? [] : [`${path} → ${target}`];
	});
	expect(lost).toEqual([]);
});

test('every redirect that hosts are told of leads from an address without a page to one that is there', () => {
	if (!existsSync(path.join(dist, '_redirects'))) return expect(movedPages()).toEqual([]);
	const lines = readBuilt('_redirects').trim().split('\n');
	const wrong = lines.filter((line) => {
		const [, to = '', status = ''] = line.split(' ');
		return !isThere(to.split('#')[0] ?? '') || !/^301!?$/.test(status);
	});
	expect(wrong).toEqual([]);
	const moved = movedPages().filter(({ path }) => !lines.some((line) => line.startsWith(`${base}${path.slice(1)} `)));
	expect(moved.map(({ path }) => path)).toEqual([]);
});
