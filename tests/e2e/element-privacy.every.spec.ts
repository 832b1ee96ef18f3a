import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { dist } from '../site/built-site';
import { useHost } from './host-page';
import { answered, embed, fits, frame, script } from './hosts/element';
import { plainPage } from './hosts/plain';

// What a host and its readers are promised: nothing stored, nobody told, nothing added to the page but the element.

const everyKind = [
	embed('jeu="keyforge" outil="combat" theme="sombre"'),
	embed('jeu="keyforge" outil="glossaire/armure"'),
	embed('jeu="keyforge" outil="deroulement/tour"'),
	embed('jeu="keyforge" outil="glossaire/armure#armure-annule"'),
].join('');

const host = useHost({
	'/': { html: plainPage(script + everyKind) },
	'/nue': { html: plainPage('') },
});

/** Opens the page with every kind of frame, and uses those that can be used. */
async function use(page: Page): Promise<void> {
	await page.goto(host.current.origin);
	for (const at of [0, 1, 2, 3]) {
		await answered(frame(page).nth(at));
		await fits(frame(page).nth(at));
	}
	await frame(page).nth(0).contentFrame().getByRole('button', { name: 'Puissance : plus 1' }).first().click();
	await frame(page).nth(1).contentFrame().getByText('Les règles en détail').click();
	await frame(page).nth(2).contentFrame().getByText('Voir tout le schéma').click();
	await fits(frame(page).nth(2));
}

/** All that a document can keep in the browser of its reader. */
const kept = (frame: Frame) =>
	frame.evaluate(async () => ({
		cookie: document.cookie,
		local: Object.keys(localStorage),
		session: Object.keys(sessionStorage),
		databases: await indexedDB.databases(),
		caches: await caches.keys(),
		workers: (await navigator.serviceWorker.getRegistrations()).length,
		name: window.name,
	}));

const nothing = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0, name: '' };

test('nothing is stored, neither by the host’s page nor by the frames', async ({ playwright, launchOptions }) => {
	// In the contexts of other tests, frames of another site may store nothing: here they could.
	const profile = test.info().outputPath('profile');
	const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };
	mkdirSync(path.join(profile, 'Default'), { recursive: true });
	writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
	const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
	const page = await context.newPage();
	await use(page);
	expect(page.frames()).toHaveLength(5);
	for (const document of page.frames()) expect(await kept(document), document.url()).toEqual(nothing);
	expect(await context.cookies()).toEqual([]);
	expect(context.serviceWorkers()).toEqual([]);
	await context.close();
});

test('no request goes to a third site, and ours does not learn which page asks', async ({ page }) => {
	const requests: { url: URL; headers: Promise<Record<string, string>>; from: string }[] = [];
	page.on('request', (request) =>
		requests.push({ url: new URL(request.url()), headers: request.allHeaders(), from: request.frame().url() }),
	);
	await use(page);
	const origins = new Set(requests.filter(({ url }) => url.protocol !== 'data:').map(({ url }) => url.origin));
	expect(origins).toEqual(new Set([host.current.origin, host.current.site]));
	const framed = requests.filter(({ url }) => url.pathname.startsWith('/integrer/'));
	expect(framed).toHaveLength(4);
	for (const { url, headers } of requests.filter(({ url }) => url.origin === host.current.site)) {
		const { referer = '', cookie } = await headers;
		expect(referer, url.href).not.toContain(host.current.origin);
		expect(cookie, url.href).toBeUndefined();
	}
});

test('the element is all that the script adds to the page', async ({ page }) => {
	const globals = () => page.evaluate(() => Reflect.ownKeys(window).map(String).sort());
	const marks = () =>
		page.evaluate(() =>
			[document, document.documentElement, document.body, Array.prototype, Object.prototype, HTMLElement.prototype].map(
				(object) => Reflect.ownKeys(object).map(String).sort(),
			),
		);
	await page.goto(`${host.current.origin}/nue`);
	const [before, marksBefore] = [await globals(), await marks()];
	await use(page);
	expect(await globals()).toEqual(before);
	expect(await marks()).toEqual(marksBefore);
	expect(await page.evaluate(() => customElements.get('arbitre-outil') !== undefined)).toBe(true);
	const members = await page.evaluate(() =>
		Object.getOwnPropertyNames(customElements.get('arbitre-outil')?.prototype).sort(),
	);
	expect(members).toEqual(
		[
			'attributeChangedCallback',
			'connectedCallback',
			'connectedMoveCallback',
			'constructor',
			'disconnectedCallback',
		].sort(),
	);
	// The tree of the host is as its author wrote it.
	expect(
		await page.evaluate(() => document.querySelectorAll('style, body script, iframe, [style], [class]').length),
	).toBe(1);
});

test('the frame may do what our pages need, and no more', async ({ page }) => {
	await page.goto(host.current.origin);
	await answered(frame(page).first());
	const attributes = await frame(page)
		.first()
		.evaluate((frame) => Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value])));
	expect(attributes).toMatchObject({
		loading: 'lazy',
		referrerpolicy: 'no-referrer',
		allow: 'clipboard-write; fullscreen; screen-wake-lock',
		sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
	});
	const framed = page.frames()[1];
	if (!framed) throw new Error('The frame is in the page.');
	// Neither can reach into the other.
	const reach = (from: Frame, how: () => unknown) => from.evaluate(how).catch((error: Error) => error.message);
	expect(await reach(framed, () => parent.document.title)).toContain('cross-origin');
	// The page of the host stays where it is, even on a click.
	await framed.evaluate((address) => {
		document.querySelector('h1 a')?.setAttribute('target', '_top');
		document.querySelector('h1 a')?.setAttribute('href', address);
	}, `${host.current.origin}/nue`);
	const refused = page.waitForEvent('console', (message) => message.text().includes('sandbox'));
	await frame(page).first().contentFrame().getByRole('heading', { level: 1 }).getByRole('link').click();
	await refused;
	expect(page.url()).toBe(`${host.current.origin}/`);
});

test('a link of the frame opens the page of the site, free of the limits of the frame', async ({ page, context }) => {
	await page.goto(host.current.origin);
	await answered(frame(page).first());
	const opened = context.waitForEvent('page');
	await frame(page).first().contentFrame().getByRole('link', { name: 'Lire dans L’Arbitre' }).click();
	const site = await opened;
	await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
	expect(new URL(site.url()).pathname).toBe('/keyforge/outils/combat/');
	expect(await site.evaluate(() => [self.origin, String(window.opener), document.referrer])).toEqual([
		host.current.site,
		'null',
		'',
	]);
});

test('the script is one file of 3 KB at most, in letters that no encoding garbles', () => {
	const code = readFileSync(path.join(dist, 'arbitre.js'));
	const weight = gzipSync(code, { level: 9 }).length;
	test.info().annotations.push({ type: 'weight', description: `arbitre.js ${weight}` });
	expect(code.length).toBeGreaterThan(1000);
	expect(weight).toBeLessThanOrEqual(3 * 1024);
	expect(`${code}`).not.toMatch(/\b(?:import|export|eval|innerHTML|outerHTML|document\.write|localStorage|fetch)\b/);
	expect(code.every((byte) => byte < 0x80)).toBe(true);
});
