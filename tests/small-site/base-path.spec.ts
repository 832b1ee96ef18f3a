import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BASE, ORIGIN, smallSite } from '../build/small-site';
import { toolsAnswer } from '../e2e/tools-answer';
import { type ServedFolder, serveFolder } from './served-folder';

// The small site, which has one page of each kind, as it is served under a path on a host of project pages.
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

const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');

test('every address in every page is under the path', () => {
	const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
		// The page of inline spaces is bare HTML.
		(file) => file.endsWith('.html') && !file.startsWith('espaces'),
	);
	// One page of each kind at least: what is missing here is not proved.
	for (const kind of [
		'essai/regles/combat',
		'essai/glossaire/armure',
		'essai/faq/zones',
		'essai/errata',
		'essai/deroulement/tour',
		'essai/outils/chaines',
		'essai/sources/doc',
		'concepts/protection',
		'recherche',
		'integrer',
		'integrer/essai/chaines',
		'integrer/essai/deroulement/tour',
		'integrer/essai/glossaire/armure',
	])
		expect(pages).toContain(`${kind}/index.html`);
	const wrong: string[] = [];
	for (const page of pages) {
		const html = text(page);
		const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
		if (!canonical.startsWith(`${ORIGIN}${BASE}`)) wrong.push(`${page}: canonical ${canonical}`);
		for (const [, address = ''] of html.matchAll(/ (?:href|src|action|component-url|renderer-url)="(\/[^"]*)"/g))
			if (!address.startsWith(BASE)) wrong.push(`${page}: ${address}`);
		// What pages hand to their tools and charts.
		for (const [, data = ''] of html.matchAll(/<script type="application\/json">(.*?)<\/script>/gs))
			for (const [, address = ''] of data.matchAll(/"(\/[^"]*)"/g))
				if (!address.startsWith(BASE)) wrong.push(`${page}: ${address} in its data`);
	}
	expect(wrong).toEqual([]);
});

test('the files that machines read are under the path as well', () => {
	const address = `${ORIGIN}${BASE}`;
	expect(text('robots.txt')).toContain(`Sitemap: ${address}sitemap-index.xml`);
	expect(text('robots.txt')).toContain(`Disallow: ${BASE}recherche/`);
	expect(text('opensearch.xml')).toContain(`template="${address}recherche/?q={searchTerms}"`);
	const listed = [...text('sitemap-0.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? '');
	expect(listed.length).toBeGreaterThan(15);
	expect(listed.filter((url) => !url.startsWith(address))).toEqual([]);
	const manifest = JSON.parse(text('manifest.webmanifest'));
	const named: string[] = [
		manifest.start_url,
		manifest.scope,
		...manifest.icons.map((icon: { src: string }) => icon.src),
	];
	expect(named.filter((url) => url && !url.startsWith(BASE))).toEqual([]);
});

/** Requests that leave the path or find nothing, filled as they are made. */
function watch(page: Page): string[] {
	const wrong: string[] = [];
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		if (!pathname.startsWith(BASE) || response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
	});
	page.on('pageerror', (error) => wrong.push(error.message));
	return wrong;
}

test('pages, previews, the filter and citations work under the path', async ({ page }) => {
	const wrong = watch(page);
	await page.goto(origin + BASE);
	await page.getByRole('main').getByRole('link', { name: 'Essai', exact: true }).click();
	await expect(page).toHaveURL(`${origin}${BASE}essai/`);
	await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Glossaire' }).click();
	await page.getByRole('main').getByRole('searchbox').fill('serrure');
	await page.locator('.abecedaire').getByRole('link', { name: 'clé', exact: true }).click();

	// Once loaded: a pointer that does not move again is not heard by a script that comes later.
	await page.waitForURL(`${origin}${BASE}essai/glossaire/cle/`);
	await page.goto(`${origin}${BASE}essai/glossaire/armure/`);
	await page.getByRole('main').locator('a.terme').first().hover();
	await page.getByRole('link', { name: 'Ouvrir' }).click();
	await page.waitForURL(new RegExp(`^${origin}${BASE}essai/glossaire/(?!armure/)[^/]+/$`));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

	await page.getByRole('link', { name: 'Lien vers cette règle' }).first().click();
	await expect(page.getByRole('group', { name: 'Citer cette règle' })).toBeVisible();
	expect(wrong).toEqual([]);
});

test('the search box and the search page work under the path', async ({ page }) => {
	const wrong = watch(page);
	await page.goto(`${origin}${BASE}essai/`);
	await page.keyboard.press('Control+k');
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await box.getByLabel('Chercher une règle ou un terme').fill('armure');
	await box
		.getByRole('link', { name: /^armure/i })
		.first()
		.click();
	await expect(page).toHaveURL(`${origin}${BASE}essai/glossaire/armure/`);

	await page.goto(`${origin}${BASE}recherche/?q=armure`);
	await expect(page.getByRole('status')).toContainText('« armure »');
	const results = page.locator('[data-resultat] a');
	await expect(results.first()).toBeVisible();
	const addresses = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	expect(addresses.filter((address) => !address.startsWith(BASE))).toEqual([]);
	await results.last().click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cette page n’existe pas');
	expect(wrong).toEqual([]);
});

test('a tool and a timing chart come to life under the path, on their pages and in frames', async ({ page }) => {
	const wrong = watch(page);
	for (const address of ['essai/outils/chaines/', 'essai/regles/combat/', 'integrer/essai/chaines/']) {
		await page.goto(origin + BASE + address);
		await page.locator('[data-outil]').scrollIntoViewIfNeeded();
		await toolsAnswer(page);
	}
	for (const address of ['essai/deroulement/tour/', 'integrer/essai/deroulement/tour/']) {
		await page.goto(`${origin}${BASE}${address}`);
		await expect(page.locator('[data-pret]')).toHaveCount(1);
		await page.getByRole('button', { name: /^Suivant/ }).click();
		await page.getByRole('button', { name: 'Le duel' }).click();
		await expect(page.getByRole('heading', { name: 'L’armure annule' }).first()).toBeVisible();
	}
	expect(wrong).toEqual([]);
});

test.describe('without network', () => {
	test.use({ serviceWorkers: 'allow' });

	test('the whole site is kept under the path, in caches of its own', async ({ page, context }) => {
		await page.goto(`${origin}${BASE}hors-ligne/`);
		await page.getByRole('button', { name: 'Garder tout le site' }).click();
		await expect(page.getByRole('status')).toContainText('Tout le site est gardé', { timeout: 20_000 });
		const names = await page.evaluate(() => caches.keys());
		expect(names.toSorted()).toEqual([`arbitre-fichiers${BASE}`, `arbitre-versions${BASE}`]);
		await context.setOffline(true);
		await page.goto(`${origin}${BASE}essai/glossaire/armure/`);
		await expect(page.getByRole('heading', { level: 1, name: 'Armure' })).toBeVisible();
		await page.goto(`${origin}${BASE}essai/glossaire/inconnu/`);
		await expect(page.getByText('Vous êtes sans réseau')).toBeVisible();
	});
});
