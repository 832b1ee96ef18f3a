import { expect, type Page } from '@playwright/test';
import { keepButton, keepSite, kept } from './offline-page';
import { type RepublishedSite, test } from './republished-site';

// What goes wrong while the site is kept, in words that are true, and what is read all the same.

const ARMOR = 'keyforge/glossaire/armure/';
const POISON = 'keyforge/glossaire/poison/';

const status = (page: Page) => page.getByRole('status');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const forgetButton = (page: Page) => page.getByRole('button', { name: 'Oublier ce qui est gardé' });

/** Holds one file back until it is let go: keeping cannot end meanwhile. */
function holdFiles(site: RepublishedSite): { reached: Promise<void>; go: () => void } {
	const reached = Promise.withResolvers<void>();
	const gate = Promise.withResolvers<void>();
	site.before = async (address) => {
		if (address !== POISON) return;
		reached.resolve();
		await gate.promise;
	};
	return { reached: reached.promise, go: () => gate.resolve() };
}

for (const quota of [60_000, 600_000])
	test(`a quota of ${quota} bytes is told, and changes nothing online`, async ({ page, site }) => {
		const client = await page.context().newCDPSession(page);
		await client.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: quota });
		await page.goto('/hors-ligne/');
		await keepButton(page).click();
		await expect(status(page)).toContainText('La place manque', { timeout: 20_000 });
		for (const address of [ARMOR, POISON, 'keyforge/', 'recherche/', ''])
			for (let time = 0; time < 2; time++) {
				await page.goto(`/${address}`);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await expect(page.getByText('Vous êtes sans réseau')).toBeHidden();
			}
		await page.goto('/hors-ligne/');
		await forgetButton(page).click();
		await expect(status(page)).toContainText('Plus rien');
		await page.goto(`/${ARMOR}`);
		await expect(heading(page, 'Armure')).toBeVisible();
	});

test('a broken file is named; the version that is kept serves, also where the server fails', async ({ page, site }) => {
	await keepSite(page);
	site.edit(POISON, />Poison(?=<\/h1>)/, '>Poison neuf');
	site.edit(ARMOR, />Armure(?=<\/h1>)/, '>Armure neuve');
	await site.publish('2026-11-20');
	site.answers.set(POISON, 500);
	await keepButton(page).click();
	await expect(status(page)).toContainText(`Le serveur ne donne pas /${POISON}`);
	await expect(page.getByRole('progressbar')).toBeHidden();
	await expect(page.getByText(/^Gardée en entier\s: la version du 1 novembre/)).toBeVisible();
	await page.goto(`/${POISON}`);
	await expect(heading(page, 'Poison')).toBeVisible();
	// Without a copy, the server's own words.
	site.answers.set('keyforge/inconnu/', 500);
	await page.goto('/keyforge/inconnu/');
	await expect(heading(page, 'Panne')).toBeVisible();
	site.answers.clear();
	await page.goto('/hors-ligne/');
	await page.getByRole('button', { name: 'Reprendre' }).click();
	await expect(status(page)).toContainText('Tout le site est gardé');
});

test('a file that is shorter than it should be is asked again', async ({ page, site, context }) => {
	await keepSite(page);
	site.edit(POISON, />Poison(?=<\/h1>)/, '>Poison neuf');
	await site.publish('2026-11-20');
	const whole = site.files.get(POISON) as Buffer<ArrayBuffer>;
	let times = 0;
	site.before = (address) => {
		if (address === POISON) site.files.set(POISON, times++ === 0 ? whole.subarray(0, 2000) : whole);
	};
	await keepButton(page).click();
	await expect(status(page)).toContainText('Tout le site est gardé');
	await context.setOffline(true);
	await page.goto(`/${POISON}`);
	await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('a host that sends on from an old address does so without network', async ({ page, site, context }) => {
	site.files.set('keyforge/glossaire/ancienne/', Buffer.from('<meta http-equiv="refresh" content="0;url=/">'));
	await site.publish();
	site.answers.set('keyforge/glossaire/ancienne/', `/${ARMOR}`);
	await keepSite(page);
	await context.setOffline(true);
	await page.goto('/keyforge/glossaire/ancienne/');
	await expect(heading(page, 'Armure')).toBeVisible();
	expect(new URL(page.url()).pathname).toBe(`/${ARMOR}`);
	await page.goto(`/${POISON.slice(0, -1)}`);
	await expect(heading(page, 'Poison')).toBeVisible();
});

test('a host that writes pages its own way is kept all the same', async ({ page, site, context }) => {
	site.rewrite = (html) => html.replace('</body>', `<!-- ${Math.random()} --></body>`);
	await keepSite(page);
	await context.setOffline(true);
	await page.goto(`/${ARMOR}`);
	await expect(heading(page, 'Armure')).toBeVisible();
});

test('what answers in the place of the site is not taken for it', async ({ page, site }) => {
	await page.goto('/hors-ligne/');
	await expect(keepButton(page)).toBeEnabled();
	site.files.set('hors-ligne.json', Buffer.from('<h1>Connectez-vous</h1>'));
	await keepButton(page).click();
	await expect(status(page)).toContainText('Ce qui répond n’est pas le site');
});

test('storage that is refused is told, and forgetting does not fail', async ({ page }) => {
	await page.addInitScript(() => {
		const refuse = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
		Object.assign(CacheStorage.prototype, { open: refuse, match: refuse, has: refuse, delete: refuse, keys: refuse });
	});
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await page.goto('/hors-ligne/');
	await expect(status(page)).toContainText('Votre navigateur refuse de garder des données');
	expect(errors).toEqual([]);
});

test('the worker answers from the network when its storage is refused', async ({ page, site, context }) => {
	const refusing = `for (const name of ['open', 'match', 'has', 'delete', 'keys']) CacheStorage.prototype[name] = () => {
		throw new DOMException('Refused', 'SecurityError');
	};`;
	site.files.set('sw.js', Buffer.concat([Buffer.from(refusing), site.files.get('sw.js') ?? Buffer.alloc(0)]));
	await page.goto(`/${ARMOR}`);
	await page.waitForFunction(() => navigator.serviceWorker.controller);
	for (const address of [POISON, 'keyforge/', '']) {
		await page.goto(`/${address}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
	expect(context.serviceWorkers()).toHaveLength(1);
});

test('« Oublier » in one tab stops the other, which says so, and nothing is left', async ({ page, site, context }) => {
	await page.goto('/hors-ligne/');
	await expect(keepButton(page)).toBeEnabled();
	const held = holdFiles(site);
	await keepButton(page).click();
	await held.reached;
	const other = await context.newPage();
	await other.goto('/hors-ligne/');
	await forgetButton(other).click();
	await expect(status(other)).toContainText('Plus rien n’est gardé');
	held.go();
	await expect(status(page)).toContainText('Tout a été oublié dans un autre onglet');
	await expect.poll(() => other.evaluate(() => caches.keys())).toEqual([]);
});

test('leaving while the site is kept is warned of, and what is there stays', async ({ page, site }) => {
	await page.goto('/hors-ligne/');
	await expect(keepButton(page)).toBeEnabled();
	site.left = 60;
	await keepButton(page).click();
	await expect(status(page)).toContainText('Le réseau a manqué');
	site.left = Number.POSITIVE_INFINITY;
	const held = holdFiles(site);
	await page.getByRole('button', { name: 'Reprendre' }).click();
	await held.reached;
	const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
	expect(dialog.type()).toBe('beforeunload');
	await dialog.dismiss();
	await page.getByRole('button', { name: 'Arrêter' }).click();
	held.go();
	await expect(page.getByText(/^Il reste 1 fichier \(/)).toBeVisible();
});

test('what the worker before versions kept stays readable until a version is whole', async ({ page, context }) => {
	await page.goto('/hors-ligne/');
	await kept(page, '/hors-ligne/');
	await page.evaluate(async (address) => {
		const cache = await caches.open('arbitre');
		const old = '<!doctype html><html lang="fr"><title>Ancienne</title><h1>Ancienne page</h1></html>';
		await cache.put(address, new Response(old, { headers: { 'content-type': 'text/html' } }));
	}, '/keyforge/glossaire/capturer/');
	await page.reload();
	await expect(page.getByText('Ce que vous aviez gardé d’une version plus ancienne')).toBeVisible();
	await context.setOffline(true);
	await page.goto('/keyforge/glossaire/capturer/');
	await expect(heading(page, 'Ancienne page')).toBeVisible();
	await context.setOffline(false);
	await keepSite(page);
	await context.setOffline(true);
	await page.goto('/keyforge/glossaire/capturer/');
	await expect(heading(page, 'Ancienne page')).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText('Vous êtes sans réseau')).toBeHidden();
});
