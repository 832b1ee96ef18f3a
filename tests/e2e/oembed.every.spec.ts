import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { jsonFiles } from '../site/api-files';
import { dist } from '../site/built-site';
import { serveHost } from './host-page';
import { discovered, faultsOf, heldBy, readHead } from './oembed-consumer';

const documents = jsonFiles('oembed');
/** All but that of sheets, which is a link. */
const frames = documents.filter(({ file }) => file !== 'oembed/ma-feuille.json');
const api = jsonFiles('api/v1');
const site: string = api.find(({ file }) => file === 'api/v1/index.json')?.data.site;

interface Framed {
	/** `keyforge/glossaire/armure`. */
	slug: string;
	/** Addresses that readers copy and that must announce the document: that of the page, and that of its frame. */
	addresses: string[];
}

const withoutFragment = (address: string): string => address.replace(/#.*/, '');

/** What is framed and is in no list of the data: each game's aid, and the sheets of readers. */
const sheets: Framed[] = [
	...readdirSync('content', { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('aide.yaml'))
		.map((file) => file.replace('.yaml', '')),
	'ma-feuille',
].map((slug) => ({ slug, addresses: [`${site}${slug}/`, `${site}integrer/${slug}/`] }));

/** What can be framed, as the published data and the content say. */
const listed: Framed[] = api.flatMap(({ file, data }) => {
	const lists = { termes: data.termes, regles: data.regles, outils: data.outils, deroulement: data.schemas };
	const list: { adresse: string; cadre: string }[] = lists[path.basename(file, '.json') as keyof typeof lists] ?? [];
	// Rules are parts of their pages.
	const pages = new Map(list.map(({ adresse, cadre }) => [withoutFragment(cadre), withoutFragment(adresse)]));
	return [...pages].map(([cadre, adresse]) => ({
		slug: cadre.slice(`${site}integrer/`.length).replace(/\/$/, ''),
		addresses: [adresse, cadre],
	}));
});

const framed = [...listed, ...sheets];

/** An address of the site, where the site under test is served. */
const served = (address: string, baseURL: string | undefined): string => {
	const { pathname, search } = new URL(address);
	return new URL(pathname + search, baseURL).href;
};

test('there is a document for each tool, chart and page of rules, and no other', () => {
	const slugs = documents.map(({ file }) => file.replace(/^oembed\/|\.json$/g, ''));
	expect(slugs.length).toBeGreaterThan(600);
	expect(slugs.sort()).toEqual([...new Set(framed.map(({ slug }) => slug))].sort());
});

test('every document follows the specification, with a link and a frame that lead to pages of the site', () => {
	const faults = frames.flatMap(({ file, data }) => {
		const { frame, href, text } = heldBy(data.html) ?? {};
		const slug = file.replace(/^oembed\/|\.json$/g, '');
		const facts: [string, boolean][] = [
			['one frame', frame !== undefined],
			['address', frame?.src === `${site}integrer/${slug}/`],
			['page', existsSync(path.join(dist, 'integrer', slug, 'index.html'))],
			['link', listed.some(({ addresses }) => addresses[0] === href) || href === `${site}${slug}/`],
			['name of the link', text === `${data.title} (L’Arbitre)`],
			['name of the frame', frame?.title === `${data.title}, L’Arbitre`],
			['size', frame?.width === '100%' && frame?.height === String(data.height)],
			['lazy', frame?.loading === 'lazy'],
			['provider', data.provider_name === 'L’Arbitre' && data.provider_url === site],
			['title', data.title.length <= 90],
			['height', data.height >= 120 && data.height <= 800],
		];
		const wrong = [...faultsOf(data), ...facts.filter(([, right]) => !right).map(([name]) => name)];
		return wrong.length > 0 ? [`${file}: ${wrong.join(', ')}`] : [];
	});
	expect(faults.slice(0, 10)).toEqual([]);
});

test('every page that can be framed announces its document, and no other, in its first 8 KB', () => {
	const wrong = framed.flatMap(({ slug, addresses }) =>
		addresses.filter((address) => {
			const html = readFileSync(path.join(dist, address.slice(site.length), 'index.html')).subarray(0, 8192);
			return discovered(html.toString('utf8')).join() !== `${site}oembed/${slug}.json`;
		}),
	);
	expect(wrong.slice(0, 10)).toEqual([]);
});

test('the document of sheets is a link: consumers write the address that they were given, with its sheet', () => {
	const sheet = documents.find((document) => !frames.includes(document))?.data;
	expect(faultsOf(sheet)).toEqual([]);
	expect(sheet).toMatchObject({ type: 'link', title: 'Une feuille de règles (L’Arbitre)' });
});

test('the frames are valid HTML', async () => {
	// The border and the width of frames are told twice: in attributes, where styles are taken away.
	const rules = { 'no-inline-style': 'off', 'no-deprecated-attr': 'off', 'attribute-allowed-values': 'off' } as const;
	const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules });
	for (const { file, data } of frames.filter((_, at) => at % 25 === 0)) {
		const { results } = await validator.validateString(data.html);
		expect(
			results.flatMap(({ messages }) => messages.map(({ message }) => message)),
			file,
		).toEqual([]);
	}
});

test('the consumer of these tests sees what is wrong in a document', () => {
	const [document] = frames;
	expect(faultsOf(document?.data)).toEqual([]);
	expect(faultsOf({ ...document?.data, width: '640' })).toEqual(['width missing or wrong']);
	expect(faultsOf({ ...document?.data, html: undefined })).toEqual(['html missing or wrong']);
	expect(faultsOf({ ...document?.data, provider_url: '/' })).toEqual(['provider_url wrong']);
	const sizeless = Object.entries(document?.data ?? {}).filter(([name]) => name !== 'thumbnail_width');
	expect(faultsOf(Object.fromEntries(sizeless))).toEqual(['thumbnail without its size']);
	expect(faultsOf({ ...document?.data, type: 'photo' })).toEqual(['type missing or wrong']);
	expect(heldBy(document?.data.html)).toBeDefined();
	expect(heldBy(`${document?.data.html}<script></script>`)).toBeUndefined();
	expect(heldBy(document?.data.html.replace('src="', 'src="https://a.test/?a=1&b=2'))).toBeUndefined();
	expect(discovered('<link rel="alternate" type="application/atom+xml" href="/a">')).toEqual([]);
});

const kinds = [
	{ kind: 'a tool', page: '/keyforge/outils/combat/', slug: 'keyforge/combat' },
	{ kind: 'a timing chart', page: '/keyforge/deroulement/tour/', slug: 'keyforge/deroulement/tour' },
	{ kind: 'a term', page: '/keyforge/glossaire/armure/', slug: 'keyforge/glossaire/armure' },
	{ kind: 'a chapter', page: '/keyforge/regles/combat/', slug: 'keyforge/regles/combat' },
	{ kind: 'a subject of the FAQ', page: '/keyforge/faq/armure/', slug: 'keyforge/faq/armure' },
	{ kind: 'corrected cards', page: '/keyforge/errata/', slug: 'keyforge/errata' },
	// A rule is a part of its page: what is shown is the page.
	{ kind: 'a rule', page: '/keyforge/glossaire/armure/#armure-annule', slug: 'keyforge/glossaire/armure' },
	{ kind: 'a bare page', page: '/integrer/keyforge/faq/armure/', slug: 'keyforge/faq/armure' },
];

for (const { kind, page: address, slug } of kinds) {
	test(`a consumer shows ${kind} from the address of its page`, async ({ page, baseURL }) => {
		const found = discovered(await readHead(new URL(address, baseURL).href));
		expect(found).toEqual([`${site}oembed/${slug}.json`]);

		const response = await fetch(served(found[0] ?? '', baseURL));
		expect(response.headers.get('content-type')).toMatch(/^application\/json/);
		const document = await response.json();
		expect(faultsOf(document)).toEqual([]);

		const html = document.html.replaceAll(site, new URL('/', baseURL).href);
		const host = await serveHost(
			{ '/': { html: `<!doctype html><html lang="fr"><title>Un forum</title><p>Une question.</p>${html}</html>` } },
			new URL(baseURL ?? '').origin,
		);
		try {
			await page.goto(host.origin);
			const { frame: { title = '' } = {}, text = '' } = heldBy(document.html) ?? {};
			await expect(page.getByRole('link', { name: text })).toBeVisible();
			const frame = page.getByTitle(title, { exact: true });
			await expect(frame).toBeVisible();
			const inside = frame.contentFrame();
			await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(inside.getByRole('link', { name: 'Lire dans L’Arbitre' })).toBeVisible();
			const box = await frame.boundingBox();
			expect(box).toMatchObject({ width: document.width, height: document.height });
		} finally {
			await host.close();
		}
	});
}
