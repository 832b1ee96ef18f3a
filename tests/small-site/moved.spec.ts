import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { HtmlValidate } from 'html-validate';
import { BASE, ORIGIN, smallSite } from '../build/small-site';
import { serveHost } from '../e2e/host-page';
import { type ServedFolder, serveFolder } from './served-folder';

// Addresses that moved, on the small site.
test.describe.configure({ mode: 'default' });

let dir = '';
let server: ServedFolder | undefined;
let origin = '';
test.beforeAll(async () => {
	test.setTimeout(120_000);
	({ dir } = await smallSite());
	server = await serveFolder(dir);
	origin = server.origin;
});
test.afterAll(() => server?.close());

const at = (address: string) => origin + BASE + address;
const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const notice = (page: Page) => page.getByRole('group', { name: 'Passage introuvable' });

/** Addresses of a kind that the page asks for from now on. */
function asked(page: Page, part: string): string[] {
	const found: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes(part)) found.push(request.url());
	});
	return found;
}

test('the page of an old address leads to the new one, with the query and the fragment', async ({ page }) => {
	await page.goto(at('essai/'));
	await page.goto(at('essai/glossaire/bouclier/?etape=2#armure-annule'));
	await expect(page).toHaveURL(at('essai/glossaire/armure/?etape=2#armure-annule'));
	await expect(page.locator(':target')).toContainText('L’armure annule des dégâts.');
	await page.goBack();
	await expect(page).toHaveURL(at('essai/'));
});

test('a part that went elsewhere than its page is found there', async ({ page }) => {
	await page.goto(at('essai/glossaire/bouclier/#bouclier-tue'));
	await expect(page).toHaveURL(at('essai/glossaire/poison/#poison-tue'));
});

test('a page that became a part of another leads to that part', async ({ page }) => {
	await page.goto(at('essai/glossaire/pavois/'));
	await expect(page).toHaveURL(at('essai/regles/combat/#se-battre'));
});

test('without script, the browser goes to the new page by itself', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto(at('essai/glossaire/bouclier/'));
	await expect(page).toHaveURL(at('essai/glossaire/armure/'));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armure');
	await page.close();
});

test('what stands at an old address is a valid page that says so to people and to machines', async () => {
	const html = text('essai/glossaire/bouclier/index.html');
	expect(html).toContain('<h1>Cette page a changé d’adresse</h1>');
	expect(html).toContain(`est maintenant ici&nbsp;: <a href="${BASE}essai/glossaire/armure/"`);
	expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}essai/glossaire/armure/">`);
	expect(html).toContain('<meta name="robots" content="noindex">');
	const rules = JSON.parse(readFileSync('tests/html-validate.json', 'utf8'));
	const validator = new HtmlValidate(rules);
	for (const page of [
		'essai/glossaire/bouclier',
		'integrer/essai/glossaire/bouclier',
		'integrer/essai/glossaire/pavois',
	]) {
		const { results } = await validator.validateString(text(`${page}/index.html`));
		expect(results.flatMap(({ messages }) => messages)).toEqual([]);
	}
	expect(text('sitemap-0.xml')).toContain('/glossaire/armure/');
	expect(text('sitemap-0.xml')).not.toMatch(/bouclier|pavois/);
});

test('a part that has another id is found, and the moves are asked for only then', async ({ page }) => {
	const moves = asked(page, 'deplacements.json');
	await page.goto(at('essai/glossaire/armure/#armure-annule'));
	await expect(page.locator(':target')).toBeVisible();
	await page.goto(at('essai/glossaire/poison/'));
	await page.waitForLoadState('networkidle');
	expect(moves).toEqual([]);
	await page.goto(at('essai/glossaire/armure/#armure-ancienne'));
	await expect(page).toHaveURL(at('essai/glossaire/armure/#armure-annule'));
	await expect(page.locator(':target')).toContainText('L’armure annule des dégâts.');
	expect(moves).toHaveLength(1);
	await expect(notice(page)).toHaveCount(0);
});

test('a part that another page has now is found there, from a link of the page as well', async ({ page }) => {
	await page.goto(at('essai/glossaire/armure/'));
	await page.evaluate(() => {
		location.hash = 'armure-partie';
	});
	await expect(page).toHaveURL(at('essai/glossaire/zone/#zone-cartes'));
});

test('a fragment that a host kept when it redirected is followed to where its part went', async ({ page }) => {
	await page.goto(at('essai/glossaire/armure/#bouclier-tue'));
	await expect(page).toHaveURL(at('essai/glossaire/poison/#poison-tue'));
});

test('a part that never was is said to be missing, with a search for its words', async ({ page }) => {
	await page.goto(at('essai/glossaire/armure/#armure-anule'));
	await expect(notice(page).getByRole('status')).toHaveText('Ce passage n’est pas dans cette page');
	await expect(notice(page)).toContainText('armure-anule');
	await expect(notice(page)).toBeInViewport({ ratio: 1 });
	const search = notice(page).getByRole('link', { name: 'Chercher ces mots' });
	await expect(search).toHaveAttribute('href', `${BASE}recherche/?q=armure+anule&jeu=essai`);
	await notice(page).getByRole('button', { name: 'Fermer' }).click();
	await expect(notice(page)).toHaveCount(0);
});

test('whatever a fragment holds, it is shown as text, and a good one takes the notice away', async ({ page }) => {
	const wrong: string[] = [];
	page.on('pageerror', (error) => wrong.push(error.message));
	for (const fragment of ['%', '%E9', '<img src=x onerror=alert(1)>', 'é'.repeat(300)]) {
		await page.goto('about:blank');
		await page.goto(`${at('essai/glossaire/armure/')}#${fragment}`);
		await expect(notice(page)).toBeVisible();
		await expect(notice(page).locator('img')).toHaveCount(0);
		await expect(notice(page)).toBeInViewport({ ratio: 1 });
	}
	await page.getByRole('link', { name: 'Lien vers cette règle' }).first().click();
	await expect(notice(page)).toHaveCount(0);
	expect(wrong).toEqual([]);
});

test('without network, a part that is missing is said to be', async ({ page }) => {
	await page.route('**/deplacements.json', (route) => route.abort());
	await page.goto(at('essai/glossaire/armure/#armure-ancienne'));
	await expect(notice(page)).toBeVisible();
});

test('a frame of another site that shows an old address shows the new one, with its theme', async ({ page }) => {
	const frame = (address: string) => `<iframe src="{{site}}${BASE}integrer/essai/${address}" title="Extrait"></iframe>`;
	const host = await serveHost(
		{
			'/terme': { html: `<!doctype html>${frame('glossaire/bouclier/?theme=sombre')}` },
			'/regle': { html: `<!doctype html>${frame('glossaire/armure/?theme=sombre#armure-ancienne')}` },
			'/partie': { html: `<!doctype html>${frame('glossaire/bouclier/#bouclier-tue')}` },
			'/ailleurs': { html: `<!doctype html>${frame('glossaire/armure/#bouclier-tue')}` },
			'/replie': { html: `<!doctype html>${frame('glossaire/pavois/')}` },
		},
		origin,
	);
	const inside = page.frameLocator('iframe');
	await page.goto(`${host.origin}/terme`);
	await expect(inside.getByRole('heading', { level: 1 })).toContainText('Armure');
	await expect(inside.locator('html')).toHaveAttribute('data-theme', 'sombre');
	await page.goto(`${host.origin}/regle`);
	await expect(inside.locator(':target')).toHaveText('L’armure annule des dégâts.');
	await expect(inside.locator('html')).toHaveAttribute('data-theme', 'sombre');
	await expect(inside.getByRole('alert')).toHaveCount(0);
	for (const address of ['/partie', '/ailleurs']) {
		await page.goto(host.origin + address);
		await expect(inside.getByRole('heading', { level: 1 })).toContainText('Poison');
		await expect(inside.locator(':target')).toHaveAttribute('id', 'poison-tue');
	}
	await page.goto(`${host.origin}/replie`);
	await expect(inside.getByRole('heading', { level: 1 })).toContainText('Combat');
	await expect(inside.getByRole('heading', { level: 2 })).toHaveText(['Se battre']);
	await host.close();
});

test('the published moves follow their schema, and lead to pages that are there', async ({ request }) => {
	const document = await (await request.get(at('api/v1/deplacements.json'))).json();
	const { pathname } = new URL(document.$schema);
	const validate = new Ajv2020({ strict: false, formats: { uri: true, date: true } }).compile(
		await (await request.get(origin + pathname)).json(),
	);
	expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
	expect(document.taille).toBe(5);
	expect(document.deplacements).toHaveLength(5);
	for (const { vers } of document.deplacements) {
		const { pathname: target, hash } = new URL(vers);
		const html = text(`${target.slice(BASE.length)}index.html`);
		expect(html, vers).toContain(hash === '' ? '<h1' : `id="${hash.slice(1)}"`);
	}
});

test('hosts are told of the pages that moved, and readers of the feed see no entry twice', () => {
	const lines = text('_redirects').trim().split('\n');
	expect(lines).toContain(`${BASE}essai/glossaire/bouclier/ ${BASE}essai/glossaire/armure/ 301`);
	for (const line of lines) {
		const [from = '', to = '', status] = line.split(' ');
		expect(status).toMatch(/^301!?$/);
		const file = (address: string) =>
			path.join(dir, address.slice(BASE.length), address.endsWith('/') ? 'index.html' : '');
		expect(existsSync(file(to)), to).toBe(true);
		expect(from.startsWith(BASE), from).toBe(true);
	}
	const feed = text('nouveautes.xml');
	expect(feed).toContain(`<link href="${ORIGIN}${BASE}essai/glossaire/armure/"/>`);
	expect(feed).toContain(`<id>${ORIGIN}${BASE}essai/glossaire/bouclier/#2026-11-21</id>`);
});
