import { readFileSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isFrame } from '../../src/addresses/addresses';
import { fragmentOf, pageOf } from '../../src/addresses/moved-address';
import { readPublished } from '../../src/addresses/published-list';
import { parsedPages } from './parsed-pages';

// The list of published addresses against what is in the built files.

/** Parts of a page that are published: what search finds, rules, steps and units. */
const parts = '.contenu .regle, article .contenu > h2, article .contenu > h3, .etape, .concordance li, .moments dt';

const published = new Set(readPublished('.').map(({ address }) => address));

const idsIn = (elements: HtmlElement[]) => elements.flatMap((element) => element.getAttributeValue('id') ?? []);

const pages = new Map(
	parsedPages
		.filter(({ path }) => path !== '/404.html' && !isFrame(path))
		.map(({ path, root, ids }) => {
			const links = root.querySelectorAll('a[href]').flatMap((link) => link.getAttributeValue('href') ?? []);
			return [path, { path, ids: new Set(ids), parts: idsIn(root.querySelectorAll(parts)), links }];
		}),
);

test('every page of the build is published, and every rule, step, heading and unit in it', () => {
	const unpublished: string[] = [];
	let found = 0;
	expect(pages.size).toBeGreaterThan(100);
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
