import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { dist } from '../site/built-site';
import { useHost } from './host-page';
import { toolsAnswer } from './tools-answer';

// The site under the headers that it asks of its host: the server of the tests reads the same `_headers`.

const host = useHost({
	'/': {
		html: '<!doctype html><html lang="fr"><title>Hôte</title><h1>Hôte</h1><script>const frame = document.createElement("iframe"); frame.src = "{{site}}" + location.hash.slice(1); document.body.append(frame)</script></html>',
	},
});

const headers = async (page: Page, address: string) => (await page.request.get(address)).headers();

for (const address of [
	'/',
	'/keyforge/',
	'/keyforge/outils/combat/',
	'/recherche/',
	'/concepts/',
	'/404.html',
	'/a-propos/',
]) {
	test(`${address} refuses every frame and every script that is not ours`, async ({ page }) => {
		const { 'content-security-policy': policy = '', ...others } = await headers(page, address);
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/'unsafe-|https?:|data:|\*/);
		expect(others['referrer-policy']).toBe('no-referrer');
		expect(others['x-content-type-options']).toBe('nosniff');
		expect(others['permissions-policy']).toContain('geolocation=()');
	});
}

test('what is below /integrer/ may be framed by anyone', async ({ page }) => {
	for (const address of ['/integrer/keyforge/combat/', '/integrer/keyforge/nulle-part/']) {
		const { 'content-security-policy': policy, 'x-frame-options': older } = await headers(page, address);
		expect(policy, address).toMatch(/frame-ancestors \*$/);
		expect(older, address).toBeUndefined();
	}
});

test('any origin may read data, scripts and their files, and no page', async ({ page }) => {
	const script = /_astro\/[^"]+\.js/.exec(
		readFileSync(path.join(dist, 'integrer/keyforge/combat/index.html'), 'utf8'),
	)?.[0];
	for (const address of [
		'/api/v1/jeux.json',
		'/oembed/keyforge/combat.json',
		'/arbitre.js',
		'/bulles.js',
		`/${script}`,
	])
		expect((await headers(page, address))['access-control-allow-origin'], address).toBe('*');
	expect((await headers(page, '/keyforge/deroulement/schemas/tour.json'))['access-control-allow-origin']).toBe('*');
	for (const address of ['/', '/keyforge/glossaire/armure/'])
		expect((await headers(page, address))['access-control-allow-origin'], address).toBeUndefined();
});

test('a host shows a bare page, and no other page of the site', async ({ page }) => {
	await page.goto(`${host.current.origin}/#/integrer/keyforge/combat/`);
	await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
	const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
	await page.goto(`${host.current.origin}/?autre#/keyforge/`);
	await refused;
	await expect(page.frameLocator('iframe').getByRole('heading', { name: 'KeyForge' })).toHaveCount(0);
});

test('a script that someone puts in a page does not run', async ({ page }) => {
	const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
	await page.goto('/keyforge/');
	await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'document.documentElement.dataset.pirate = ""';
		document.body.append(script);
	});
	await refused;
	expect(await page.evaluate(() => document.documentElement.dataset.pirate)).toBeUndefined();
});

test('no page of any kind asks for what its policy refuses', async ({ page }) => {
	const refused: string[] = [];
	page.on('console', (message) => {
		if (/Content Security Policy|Permissions-Policy|CORS/.test(message.text()))
			refused.push(`${page.url()} ${message.text()}`);
	});
	const kinds = [
		'/',
		'/keyforge/',
		'/keyforge/regles/combat/',
		'/keyforge/glossaire/',
		'/arkham/outils/test-de-competence/',
		'/l5r/deroulement/round/',
		'/hors-ligne/',
		'/integrer/',
		'/integrer/arkham/deroulement/round/',
		'/integrer/mistborn/metaux/?theme=sombre',
		'/recherche/?q=armure',
	];
	for (const address of kinds) {
		await page.goto(address);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await toolsAnswer(page);
	}
	await expect(page.getByRole('status')).toContainText('pour « armure »');
	expect(refused).toEqual([]);
});

test('a frame stores nothing and asks no other site for anything', async ({ page, baseURL }) => {
	// Of another origin but of the same site, so that nothing but us keeps the frame from storing.
	const near = host.current.origin.replace('127.0.0.1', 'localhost');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).origin));
	for (const id of [
		'keyforge/combat',
		'keyforge/deroulement/tour',
		'keyforge/glossaire/armure',
		'keyforge/nulle-part',
	]) {
		await page.goto(`${near}/?${id}#/integrer/${id}/?theme=sombre`);
		const frame = page.frames()[1];
		await frame?.waitForLoadState('networkidle');
		const stored = await frame?.evaluate(async () => ({
			cookies: document.cookie,
			local: { ...localStorage },
			session: { ...sessionStorage },
			databases: await indexedDB.databases(),
			caches: await caches.keys(),
			workers: (await navigator.serviceWorker.getRegistrations()).length,
		}));
		expect(stored, id).toEqual({ cookies: '', local: {}, session: {}, databases: [], caches: [], workers: 0 });
	}
	expect(new Set(asked)).toEqual(new Set([near, new URL(baseURL ?? '').origin]));
});
