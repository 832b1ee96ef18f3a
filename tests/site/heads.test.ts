import { expect, test } from 'vitest';
import { isFrame } from '../../src/addresses/addresses';
import { readBuilt, sitemapPaths } from './built-site';
import { apart, base, parsedPages as pages, said } from './parsed-pages';

// What each page says of itself to machines.

const byPath = new Map(pages.map((page) => [page.path, page]));

/** Whether a description says more than the names of the page. */
function described(root: (typeof pages)[number]['root']): boolean {
	const description = said(root, 'meta[name="description"]', 'content').trim();
	const names = [said(root, 'title'), said(root, 'h1'), said(root, 'h1 a')].map((name) => name.trim());
	return description.length > 20 && !names.includes(description);
}

test('each bare page says what it is, where it comes from, and stays out of search engines', () => {
	const bare = pages.filter(({ path }) => isFrame(path));
	expect(bare.length).toBeGreaterThan(300);
	const missing: string[] = [];
	for (const { path, root } of bare) {
		const { pathname, hash } = new URL(said(root, 'link[rel="canonical"]', 'href'), 'http://none/');
		const main = byPath.get(`/${pathname.slice(base.length)}`);
		const facts: [string, boolean][] = [
			['lang', said(root, 'html', 'lang') === 'fr'],
			['title', said(root, 'title').length > 5],
			['description', described(root)],
			['canonical', main !== undefined && !isFrame(main.path) && (hash === '' || main.ids.includes(hash.slice(1)))],
			['h1', said(root, 'h1').length > 1],
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
		const facts: [string, boolean][] = [
			['lang', said(root, 'html', 'lang') === 'fr'],
			['title', said(root, 'title').length > 5 && said(root, 'title').length < 90],
			['description', said(root, 'meta[name="description"]', 'content').length > 20],
			['canonical', apart.includes(path) || new URL(address, 'http://none/').pathname === base + path.slice(1)],
			['og:url', said(root, 'meta[property="og:url"]', 'content') === address],
			['og:title', said(root, 'meta[property="og:title"]', 'content').length > 0],
			['og:description', said(root, 'meta[property="og:description"]', 'content').length > 20],
			['h1', said(root, 'h1').length > 0],
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
	const robots = readBuilt('robots.txt');
	expect(robots).toMatch(new RegExp(`^Sitemap: https?://[^/]+${base}sitemap-index\\.xml$`, 'm'));
});
