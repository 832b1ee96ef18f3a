import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type ConfigData, type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { isFrame } from '../../src/library/frame-address';
import { builtPages, dist, sitemapPaths } from './built-site';

// No browser here: what is in the built files.

/** Pages that say nothing of their own, left out of the sitemap. */
const apart = ['/404.html', '/recherche/'];

const htmlRules: ConfigData = JSON.parse(readFileSync('tests/html-validate.json', 'utf8'));
const validator = new HtmlValidate(htmlRules);

interface ReadPage {
	path: string;
	html: string;
	root: HtmlElement;
	ids: string[];
}

let pages: ReadPage[] = [];
let base = '/';

test.beforeAll(async () => {
	const parser = new Parser(await validator.getConfigFor('index.html'));
	pages = builtPages().map(({ path, html }) => {
		const root = parser.parseHtml(html);
		return {
			path,
			html,
			root,
			ids: root.querySelectorAll('[id]').map((element) => element.getAttributeValue('id') ?? ''),
		};
	});
	base = pages[0]?.root.querySelector('html')?.getAttributeValue('data-base') ?? '/';
	expect(pages.length).toBeGreaterThan(100);
});

const values = (root: HtmlElement, attribute: string): string[] =>
	root.querySelectorAll(`[${attribute}]`).flatMap((element) => element.getAttributeValue(attribute) ?? []);

/** What a page says once under a selector: its text, or an attribute of it. */
function said(root: HtmlElement, selector: string, attribute?: string): string {
	const found = root.querySelectorAll(selector);
	if (found.length !== 1) return `${found.length} × ${selector}`;
	return (attribute ? found[0]?.getAttributeValue(attribute) : found[0]?.textContent)?.trim() ?? '';
}

test('every link, asset and form of every page leads to a file, and every fragment to an id', () => {
	const idsOf = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
	const broken: string[] = [];
	let links = 0;
	let fragments = 0;
	for (const page of pages) {
		for (const value of ['href', 'src', 'action'].flatMap((name) => values(page.root, name))) {
			const { origin, pathname, hash } = new URL(
				value.replaceAll('&amp;', '&'),
				`http://site${base}${page.path.slice(1)}`,
			);
			// The canonical address is absolute; another test reads it.
			if (origin !== 'http://site') continue;
			links++;
			const target = `/${decodeURI(pathname.slice(base.length))}`;
			const file = path.join(dist, target, target.endsWith('/') ? 'index.html' : '');
			if (!pathname.startsWith(base) || !existsSync(file)) broken.push(`${page.path} → ${value}`);
			else if (hash.length > 1) {
				fragments++;
				if (!idsOf.get(target)?.has(decodeURIComponent(hash.slice(1))))
					broken.push(`${page.path} → ${value} (no such id)`);
			}
		}
	}
	expect(broken).toEqual([]);
	expect(links).toBeGreaterThan(5000);
	expect(fragments).toBeGreaterThan(1000);
});

test('every file that a style sheet names exists', () => {
	const assets = path.join(dist, '_astro');
	const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
	expect(sheets.length).toBeGreaterThan(0);
	const texts = [
		...sheets.map((file) => readFileSync(path.join(assets, file), 'utf8')),
		...pages.map(({ html }) => html),
	];
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
		['href', 'src', 'action']
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
	const doubled = pages.flatMap(({ path, ids }) =>
		ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}#${id}`),
	);
	expect(doubled).toEqual([]);
});

test('each bare page says what it is, where it comes from, and stays out of search engines', () => {
	const bare = pages.filter(({ path }) => isFrame(path));
	expect(bare.length).toBeGreaterThan(600);
	const missing: string[] = [];
	for (const { path, root } of bare) {
		const { pathname, hash } = new URL(said(root, 'link[rel="canonical"]', 'href'));
		const main = pages.find((page) => base + page.path.slice(1) === pathname);
		const facts: [string, boolean][] = [
			['lang', said(root, 'html', 'lang') === 'fr'],
			['title', said(root, 'title').length > 5],
			['description', said(root, 'meta[name="description"]', 'content').length > 10],
			['canonical', main !== undefined && !isFrame(main.path) && (hash === '' || main.ids.includes(hash.slice(1)))],
			['h1', said(root, 'h1').length > 1 && !said(root, 'h1').includes('×')],
			['robots', said(root, 'meta[name="robots"]', 'content') === 'noindex'],
			['referrer', said(root, 'meta[name="referrer"]', 'content') === 'no-referrer'],
			['links leave the frame', said(root, 'base', 'target') === '_blank'],
		];
		missing.push(...facts.filter(([, right]) => !right).map(([name]) => `${path}: ${name}`));
	}
	expect(missing).toEqual([]);
});

test('each page says what it is: title, description, address, card, one main heading, language', () => {
	const missing: string[] = [];
	for (const { path, root } of pages.filter((page) => !isFrame(page.path))) {
		const address = said(root, 'link[rel="canonical"]', 'href');
		const heading = said(root, 'h1');
		const facts: [string, boolean][] = [
			['lang', said(root, 'html', 'lang') === 'fr'],
			['title', said(root, 'title').length > 5 && said(root, 'title').length < 90],
			['description', said(root, 'meta[name="description"]', 'content').length > 20],
			['canonical', apart.includes(path) || new URL(address).pathname === base + path.slice(1)],
			['og:url', said(root, 'meta[property="og:url"]', 'content') === address],
			['og:title', said(root, 'meta[property="og:title"]', 'content').length > 0],
			['og:description', said(root, 'meta[property="og:description"]', 'content').length > 20],
			['h1', heading.length > 0 && !heading.includes('×')],
			['main', root.querySelectorAll('main').length === 1],
			['robots', (said(root, 'meta[name="robots"]', 'content') === 'noindex') === apart.includes(path)],
		];
		missing.push(...facts.filter(([, right]) => !right).map(([name]) => `${path}: ${name}`));
	}
	expect(missing).toEqual([]);
});

test('no two pages have the same title', () => {
	const titles = pages.filter(({ path }) => !isFrame(path)).map(({ root }) => said(root, 'title'));
	expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('the sitemap lists every page but the 404, the search and the bare ones', () => {
	const listed = sitemapPaths().map((address) => `/${address.slice(base.length)}`);
	const built = pages.map((page) => page.path).filter((address) => !apart.includes(address) && !isFrame(address));
	expect(listed.sort()).toEqual(built.sort());
	const robots = readFileSync(path.join(dist, 'robots.txt'), 'utf8');
	expect(robots).toMatch(new RegExp(`^Sitemap: https?://[^/]+${base}sitemap-index\\.xml$`, 'm'));
});

test('every page is valid HTML', async () => {
	// Some thousands of pages are bare ones.
	test.setTimeout(300_000);
	// One liberty is taken on purpose: boxes that ask Firefox not to tick them again as they were before the page
	// was loaded.
	const allowed = /(?<=<input type="checkbox") autocomplete="off"/g;
	const faults: string[] = [];
	for (const { path, html } of pages) {
		const { results } = await validator.validateString(html.replaceAll(allowed, ''));
		for (const { messages } of results)
			faults.push(...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`));
	}
	expect(faults).toEqual([]);
});
