import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServedFolder, serveFolder } from './served-folder';

// A site served under a path, as on a host of project pages: built once here, then read and visited.

const BASE = '/regles/';

test.describe.configure({ mode: 'serial' });

let dir = '';
let server: ServedFolder | undefined;
let origin = '';

test.beforeAll(async () => {
	test.setTimeout(180_000);
	dir = mkdtempSync(path.join(tmpdir(), 'arbitre-base-'));
	const astro = path.resolve('node_modules/astro/bin/astro.mjs');
	execFileSync(process.execPath, [astro, 'build', '--outDir', dir], {
		env: { ...process.env, SITE_BASE: BASE, SITE_URL: 'https://hote.example' },
		stdio: 'pipe',
		// A line a page, and there are thousands.
		maxBuffer: 16 * 1024 * 1024,
	});
	server = await serveFolder(dir);
	origin = server.origin;
});

test.afterAll(() => {
	server?.close();
	rmSync(dir, { recursive: true, force: true });
});

const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');

test('every address in every page is under the path', () => {
	const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
	expect(pages.length).toBeGreaterThan(100);
	const wrong: string[] = [];
	for (const page of pages) {
		const html = text(page);
		const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
		if (!canonical.startsWith(`https://hote.example${BASE}`)) wrong.push(`${page}: canonical ${canonical}`);
		for (const [, address = ''] of html.matchAll(/ (?:href|src|action|component-url|renderer-url)="(\/[^"]*)"/g))
			if (!address.startsWith(BASE)) wrong.push(`${page}: ${address}`);
	}
	expect(wrong).toEqual([]);
});

test('the files that machines read are under the path as well', () => {
	const address = `https://hote.example${BASE}`;
	expect(text('robots.txt')).toContain(`Sitemap: ${address}sitemap-index.xml`);
	expect(text('robots.txt')).toContain(`Disallow: ${BASE}recherche/`);
	expect(text('opensearch.xml')).toContain(`template="${address}recherche/?q={searchTerms}"`);
	const listed = [...text('sitemap-0.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? '');
	expect(listed.length).toBeGreaterThan(100);
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
	await page.getByRole('main').getByRole('link', { name: 'KeyForge', exact: true }).click();
	await expect(page).toHaveURL(`${origin}${BASE}keyforge/`);
	await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Glossaire' }).click();
	await page.getByRole('main').getByRole('searchbox').fill('récolte');
	await page.locator('.abecedaire').getByRole('link', { name: 'moisson', exact: true }).click();

	// Once loaded: a pointer that does not move again is not heard by a script that comes later.
	await page.waitForURL(`${origin}${BASE}keyforge/glossaire/moisson/`);
	await page.getByRole('main').locator('a.terme').first().hover();
	await page.getByRole('link', { name: 'Ouvrir' }).click();
	await page.waitForURL(new RegExp(`^${origin}${BASE}keyforge/glossaire/(?!moisson/)[^/]+/$`));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

	await page.getByRole('link', { name: 'Lien vers cette règle' }).first().click();
	await expect(page.getByRole('group', { name: 'Citer cette règle' })).toBeVisible();
	expect(wrong).toEqual([]);
});

test('the search box and the search page work under the path', async ({ page }) => {
	const wrong = watch(page);
	await page.goto(`${origin}${BASE}keyforge/`);
	await page.keyboard.press('Control+k');
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await box.getByLabel('Chercher une règle ou un terme').fill('armure');
	await box
		.getByRole('link', { name: /^armure/i })
		.first()
		.click();
	await expect(page).toHaveURL(`${origin}${BASE}keyforge/glossaire/armure/`);

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
