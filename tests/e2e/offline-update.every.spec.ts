import { expect, type Page } from '@playwright/test';
import { keepButton, keepSite, kept } from './offline-page';
import { test } from './republished-site';

// A site that is kept whole, and republished: the version that serves is whole, the old one or the new.

const ARMOR = 'keyforge/glossaire/armure/';
const POISON = 'keyforge/glossaire/poison/';
const PREVIEWS = 'keyforge/glossaire/apercus.json';

const status = (page: Page) => page.getByRole('status');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Asks the server for its version, which it says by itself once a day. */
const ask = (page: Page) => page.getByRole('button', { name: 'Chercher une nouvelle version' }).click();

test('an update asks for what changed, and says what it takes', async ({ page, site, context }) => {
	await keepSite(page);
	site.edit(ARMOR, />Armure(?=<\/h1>)/, '>Armure neuve');
	await site.publish('2026-11-20');
	await ask(page);
	await expect(
		page.getByText(/^Une version plus récente est publiée, du 20 novembre 2026\s: .+ \d+\sko\.$/),
	).toBeVisible();
	site.taken();
	await page.getByRole('button', { name: 'Mettre à jour' }).click();
	await expect(status(page)).toContainText('Tout le site est gardé');
	expect(site.taken()).toEqual([ARMOR]);
	await expect(page.getByText(/^Gardée en entier\s: la version du 20 novembre 2026/)).toBeVisible();
	await context.setOffline(true);
	await page.goto(`/${ARMOR}`);
	await expect(heading(page, 'Armure neuve')).toBeVisible();
});

test('a version that is published backwards is told as another, and takes its place', async ({
	page,
	site,
	context,
}) => {
	const before = site.files.get(ARMOR) as Buffer<ArrayBuffer>;
	site.edit(ARMOR, />Armure(?=<\/h1>)/, '>Armure neuve');
	await site.publish('2026-11-20');
	await keepSite(page);
	site.files.set(ARMOR, before);
	await site.publish('2026-11-01');
	await ask(page);
	await expect(page.getByText(/^Une autre version est publiée, du 1 novembre 2026/)).toBeVisible();
	await keepButton(page).click();
	await expect(status(page)).toContainText('Tout le site est gardé');
	await context.setOffline(true);
	await page.goto(`/${ARMOR}`);
	await expect(heading(page, 'Armure')).toBeVisible();
});

test('an update that is cut leaves the old version whole, and goes on where it stopped', async ({
	page,
	site,
	context,
}) => {
	await keepSite(page);
	for (const address of [ARMOR, POISON, 'keyforge/', 'recherche/', '']) site.edit(address, '<h1', '<h1 data-neuf');
	site.edit(PREVIEWS, /"armure":\["[^"]+"/, '"armure":["Armure neuve"');
	await site.publish('2026-11-20');
	site.taken();
	// The list and two files.
	site.left = 3;
	await keepButton(page).click();
	await expect(status(page)).toContainText('Le réseau a manqué');
	await expect(page.getByText(/^Il reste [45] fichiers \(/)).toBeVisible();

	await context.setOffline(true);
	for (const address of [ARMOR, POISON, 'keyforge/']) {
		await page.goto(`/${address}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.locator('h1[data-neuf]')).toHaveCount(0);
	}
	const armor = () => page.evaluate(async (file) => (await (await fetch(`/${file}`)).json()).armure[0], PREVIEWS);
	expect(await armor()).toBe('armure');

	await context.setOffline(false);
	site.left = Number.POSITIVE_INFINITY;
	site.asked = [];
	await page.goto('/hors-ligne/');
	await expect(page.getByText(/^Il reste [45] fichiers \(/)).toBeVisible();
	site.taken();
	await page.getByRole('button', { name: 'Reprendre' }).click();
	await expect(status(page)).toContainText('Tout le site est gardé');
	expect(site.taken().length).toBeLessThanOrEqual(5);
	await context.setOffline(true);
	await page.goto(`/${ARMOR}`);
	await expect(page.locator('h1[data-neuf]')).toBeVisible();
	expect(await armor()).toBe('Armure neuve');
});

test('two versions published while one update runs: the last is kept', async ({ page, site, context }) => {
	await keepSite(page);
	site.edit(ARMOR, />Armure(?=<\/h1>)/, '>Armure neuve');
	site.edit(POISON, />Poison(?=<\/h1>)/, '>Poison neuf');
	await site.publish('2026-11-20');
	site.before = async (address) => {
		if (address !== POISON) return;
		site.before = undefined;
		site.edit(ARMOR, '>Armure neuve<', '>Armure dernière<');
		await site.publish('2026-11-21');
	};
	await keepButton(page).click();
	await expect(status(page)).toContainText('Tout le site est gardé');
	await context.setOffline(true);
	await page.goto(`/${ARMOR}`);
	await expect(heading(page, 'Armure dernière')).toBeVisible();
	await page.goto(`/${POISON}`);
	await expect(heading(page, 'Poison neuf')).toBeVisible();
});

test('a page of a new version takes its data there, and the version that is kept takes its own', async ({
	page,
	site,
	context,
}) => {
	await keepSite(page);
	site.edit(ARMOR, />Armure(?=<\/h1>)/, '>Armure neuve');
	site.edit(PREVIEWS, /"armure":\["[^"]+"/, '"armure":["Armure neuve"');
	await site.publish('2026-11-20');
	await page.goto(`/${ARMOR}`);
	await expect(heading(page, 'Armure neuve')).toBeVisible();
	// The kept version has the same address: the new one is there beside it.
	await expect
		.poll(
			() =>
				page.evaluate(
					async (file) => (await (await caches.open('arbitre-fichiers')).matchAll(file, { ignoreSearch: true })).length,
					`/${PREVIEWS}`,
				),
			{ timeout: 15_000 },
		)
		.toBe(2);
	await context.setOffline(true);
	const armor = () => page.evaluate(async (file) => (await (await fetch(`/${file}`)).json()).armure[0], PREVIEWS);
	expect(await armor()).toBe('Armure neuve');
	// Its menus come too.
	await page.locator('.ancre').first().click();
	await expect(page.getByRole('button', { name: /^Copier/ }).first()).toBeVisible();
	await page.goto(`/${ARMOR}`);
	await expect(heading(page, 'Armure')).toBeVisible();
	expect(await armor()).toBe('armure');
});

test('what the old version alone had goes once the new one is whole', async ({ page, site }) => {
	test.setTimeout(60_000);
	await keepSite(page);
	/** How many files are kept, once the worker has tidied. */
	const keys = () =>
		page.evaluate(async () => {
			(await navigator.serviceWorker.ready).active?.postMessage({ type: 'arbitre:ranger' });
			return (await (await caches.open('arbitre-fichiers')).keys()).length;
		});
	const before = await keys();
	site.files.delete(POISON);
	site.edit(ARMOR, />Armure(?=<\/h1>)/, '>Armure neuve');
	await site.publish('2026-11-20');
	await keepButton(page).click();
	await expect(status(page)).toContainText('Tout le site est gardé');
	// The tab that pressed still holds the version before: a reload takes it to the new one.
	await page.reload();
	await page.goto(`/${ARMOR}`);
	expect(before).toBe(site.files.size - 3 + 1);
	await expect.poll(keys, { timeout: 20_000 }).toBe(site.files.size - 3);
});

test('a server is asked for its version once a day, and never while data are spared', async ({ page, site }) => {
	const asks = () => site.asked.filter((address) => address === 'version.json').length;
	await keepSite(page);
	const register = (asked: string) =>
		page.evaluate(async (moment) => {
			const cache = await caches.open('arbitre-versions');
			const registry = await (await cache.match('/registre'))?.json();
			registry.newest.asked = moment;
			await cache.put('/registre', Response.json(registry));
		}, asked);
	await page.reload();
	await expect(page.getByText(/^Gardée en entier/)).toBeVisible();
	expect(asks()).toBe(0);
	site.edit(ARMOR, />Armure(?=<\/h1>)/, '>Armure neuve');
	await site.publish('2026-11-20');
	await register('2020-01-01T00:00:00Z');
	await page.reload();
	await expect(page.getByText(/^Une version plus récente/)).toBeVisible();
	expect(asks()).toBe(1);
	await page.reload();
	await expect(page.getByText(/^Une version plus récente/)).toBeVisible();
	expect(asks()).toBe(1);
	await register('2020-01-01T00:00:00Z');
	await page.addInitScript(() =>
		Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
	);
	await page.reload();
	await expect(page.getByText(/^Une version plus récente/)).toBeVisible();
	expect(asks()).toBe(1);
});

test('a page that was visited stays whole: menus, previews, search of its game', async ({ page, context }) => {
	await page.goto(`/${ARMOR}`);
	await kept(page, `/${ARMOR}`, `/${PREVIEWS}`, '/recherche/donnees/keyforge.json', '/recherche/donnees/concepts.json');
	await context.setOffline(true);
	await page.reload();
	await page.keyboard.press('/');
	await page.getByRole('searchbox').fill('poison');
	await expect(page.getByRole('link', { name: /Poison/ }).first()).toBeVisible();
});
