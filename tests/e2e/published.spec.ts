import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { parse } from 'yaml';
import { isFrame } from '../../src/library/addresses';
import { fragmentOf, pageOf } from '../../src/library/moved-address';
import { readPublished } from '../../src/library/published-addresses';
import { builtPages } from './built-site';

// No browser here: the list of published addresses against what is in the built files.

/** Parts of a page that are published: what search finds, rules, steps and units. */
const parts = '.contenu .regle, article .contenu > h2, article .contenu > h3, .etape, .concordance li, .moments dt';

interface BuiltPage {
	path: string;
	ids: Set<string>;
	parts: string[];
	links: string[];
}

const published = new Set(readPublished('.').map(({ address }) => address));
let pages: Map<string, BuiltPage>;

test.beforeAll(async () => {
	const parser = new Parser(
		await new HtmlValidate(JSON.parse(readFileSync('tests/html-validate.json', 'utf8'))).getConfigFor('index.html'),
	);
	const idsIn = (elements: HtmlElement[]) => elements.flatMap((element) => element.getAttributeValue('id') ?? []);
	pages = new Map(
		builtPages()
			// A page that only leads to another is none.
			.filter(({ path, html }) => path !== '/404.html' && !isFrame(path) && !html.includes('data-deplacee'))
			.map(({ path, html }) => {
				const root = parser.parseHtml(html);
				const links = root.querySelectorAll('a[href]').flatMap((link) => link.getAttributeValue('href') ?? []);
				const all = idsIn(root.querySelectorAll('[id]'));
				return [path, { path, ids: new Set(all), parts: idsIn(root.querySelectorAll(parts)), links }];
			}),
	);
	expect(pages.size).toBeGreaterThan(100);
});

test('every page of the build is published, and every rule, step, heading and unit in it', () => {
	const unpublished: string[] = [];
	let found = 0;
	for (const { path, parts } of pages.values()) {
		for (const address of [path, ...parts.map((id) => `${path}#${id}`)]) {
			found += 1;
			if (!published.has(address)) unpublished.push(address);
		}
	}
	expect(unpublished, 'npm run publier').toEqual([]);
	expect(found).toBeGreaterThan(5000);
});

test('every part of a page that another page links is published', () => {
	const unpublished = [...pages.values()].flatMap(({ path, links }) =>
		links
			.map((link) => new URL(link, `http://site${path}`))
			.filter(({ origin, pathname, hash }) => origin === 'http://site' && pathname !== path && hash.length > 1)
			.map(({ pathname, hash }) => pathname + hash)
			.filter((address) => !published.has(address)),
	);
	expect(unpublished).toEqual([]);
});

test('what is published is in the build, or moves', () => {
	const { redirections }: { redirections: { de: string }[] } = parse(readFileSync('content/redirections.yaml', 'utf8'));
	const moved = new Set(redirections.map(({ de }) => de));
	const lost = [...published].filter((address) => {
		if (moved.has(address) || moved.has(pageOf(address))) return false;
		const page = pages.get(pageOf(address));
		const fragment = fragmentOf(address);
		return !page || (fragment !== undefined && !page.ids.has(fragment));
	});
	expect(lost).toEqual([]);
});
