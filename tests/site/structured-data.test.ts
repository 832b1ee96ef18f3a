import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { isFrame } from '../../src/addresses/addresses';
import { base, parsedPages, said } from './parsed-pages';
import { structuredDataSchema } from './structured-data-schema';

// What pages tell search engines of what they are about: true, and in the form that they ask for.

interface Described {
	'@type': string;
	[property: string]: unknown;
}

const pages = parsedPages.map((page) => {
	const [, text] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page.html) ?? [];
	const data = text === undefined ? undefined : JSON.parse(text);
	const graph: Described[] = data?.['@graph'] ?? [];
	return { ...page, data, of: (type: string) => graph.find((item) => item['@type'] === type) };
});
const having = (type: string) =>
	pages.flatMap((page) => {
		const item = page.of(type);
		return item ? [{ ...page, item }] : [];
	});
const canonical = ({ root }: { root: (typeof pages)[number]['root'] }) => said(root, 'link[rel="canonical"]', 'href');
const addressesOf = (value: unknown): string[] =>
	[...JSON.stringify(value).matchAll(/"(?:item|url)":"([^"]+)"/g)].map(([, address = '']) => address);

test('all of it follows the schema of what search engines ask for', () => {
	const isValid = new Ajv({ allErrors: true }).compile(structuredDataSchema);
	const wrong = pages.filter(({ data }) => data !== undefined && !isValid(data)).map(({ path }) => path);
	expect(wrong).toEqual([]);
	expect(isValid({ '@context': 'https://schema.org', '@graph': [{ '@type': 'DefinedTerm', name: 'Armure' }] })).toBe(
		false,
	);
});

test('what a page is of is told, once, and nothing is told of bare pages', () => {
	const kinds: [type: string, is: RegExp][] = [
		['DefinedTerm', /^\/[^/]+\/glossaire\/[^/]+\/$/],
		['FAQPage', /^\/[^/]+\/faq\/[^/]+\/$/],
		['WebApplication', /^\/[^/]+\/outils\/[^/]+\/$/],
		['WebSite', /^\/$/],
	];
	for (const [type, is] of kinds) {
		const expected = pages.filter(({ path }) => !isFrame(path) && is.test(path)).map(({ path }) => path);
		expect(
			having(type).map(({ path }) => path),
			type,
		).toEqual(expected);
		expect(expected.length, type).toBeGreaterThan(0);
	}
	expect(pages.filter(({ path, data }) => isFrame(path) && data !== undefined)).toEqual([]);
});

test('a breadcrumb is the one that is shown, then the page; the longest pages have no room for it', () => {
	const silent = pages.filter((page) => page.root.querySelector('nav.fil a') && !page.of('BreadcrumbList'));
	expect(silent.filter(({ path }) => !/^\/[^/]+\/(?:regles\/[^/]+|glossaire)\/$/.test(path))).toEqual([]);
	expect(silent.length).toBeLessThan(40);
	const wrong = pages.filter((page) => {
		if (silent.includes(page)) return false;
		const shown = page.root.querySelectorAll('nav.fil a').map((link) => link.textContent.trim());
		const list = page.of('BreadcrumbList')?.itemListElement as { name: string; item: string }[] | undefined;
		if (shown.length === 0) return list !== undefined;
		return (
			JSON.stringify(list?.slice(0, -1).map(({ name }) => name)) !== JSON.stringify(shown) ||
			list?.at(-1)?.item !== canonical(page)
		);
	});
	expect(wrong.map(({ path }) => path)).toEqual([]);
	expect(having('BreadcrumbList').length).toBeGreaterThan(500);
});

test('a term is told by its name and its definition', () => {
	const wrong = having('DefinedTerm').filter(
		({ root, item }) =>
			item.name !== said(root, 'h1') ||
			item.description !== said(root, 'meta[name="description"]', 'content') ||
			item.url !== canonical({ root }),
	);
	expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a question is told with its answer, as they stand in the page', () => {
	const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
	const wrong = having('FAQPage').flatMap(({ path, root, item }) => {
		const text = squeezed(root.querySelector('.contenu')?.textContent ?? '');
		const questions = item.mainEntity as { name: string; url: string; acceptedAnswer: { text: string } }[];
		return questions
			.filter(({ name, acceptedAnswer }) => {
				const lines = acceptedAnswer.text.split('\n').map((line) => squeezed(line).slice(0, 40));
				return !text.includes(squeezed(name)) || !text.includes(lines[0] ?? '?');
			})
			.map(({ url }) => `${path}: ${url}`);
	});
	expect(wrong).toEqual([]);
});

test('every address that it gives is one of ours', () => {
	const known = new Map(pages.map(({ path, ids }) => [path, ids]));
	const dead = pages.flatMap(({ data }) =>
		addressesOf(data ?? {}).filter((address) => {
			const { pathname, hash } = new URL(address);
			const ids = known.get(`/${pathname.slice(base.length)}`);
			return !ids || (hash !== '' && !ids.includes(decodeURIComponent(hash.slice(1))));
		}),
	);
	expect(dead).toEqual([]);
});
