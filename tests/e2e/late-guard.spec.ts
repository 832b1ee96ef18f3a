import { expect, type Page, test } from '@playwright/test';

// Pages of text have no room to say what they miss: the page itself looks after its scripts (`page/late-guard.ts`).

const PAGE = '/keyforge/glossaire/armure/';
const rule = (page: Page) => page.getByRole('main').locator('.ancre').first();
const menu = (page: Page) => page.getByRole('group', { name: 'Citer cette règle' });

/** Publishes the site anew: no script of the page is left. Gives back what makes them those of the new version. */
async function dropScripts(page: Page): Promise<() => void> {
	let gone = true;
	await page.route(/\/_astro\//, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
	return () => {
		gone = false;
	};
}

/** How often the document was asked for. */
function countDocuments(page: Page): () => number {
	let count = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest()) count++;
	});
	return () => count;
}

test('a § whose menu is gone offers to reload, at its rule, where the menu opens', async ({ page }) => {
	await page.goto(PAGE);
	const mend = await dropScripts(page);
	const asked = page.waitForEvent('dialog');
	await rule(page).click();
	const dialog = await asked;
	expect(dialog.message()).toBe('Le site a été mis à jour. Recharger la page\u00a0?');
	mend();
	const loaded = page.waitForEvent('load');
	await dialog.accept();
	await loaded;
	expect(new URL(page.url()).hash).toBe(await rule(page).evaluate((link: HTMLAnchorElement) => link.hash));
	await rule(page).click();
	await expect(menu(page)).toBeVisible();
});

test('a § whose menu is out of reach is a link, and the page stays', async ({ page }) => {
	await page.goto(PAGE);
	const documents = countDocuments(page);
	let dialogs = 0;
	page.on('dialog', (dialog) => {
		dialogs++;
		dialog.dismiss();
	});
	await page.route(/\/_astro\//, (route) => route.abort());
	const failed = page.waitForEvent('requestfailed', (request) => /\?\d+$/.test(request.url()));
	await rule(page).click();
	await failed;
	await expect(page).toHaveURL(/#./);
	expect([dialogs, documents()]).toEqual([0, 0]);
});

test('letters typed for a box that is gone are searched for, in their game', async ({ page }) => {
	await page.goto(PAGE);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/_astro\/box\./, async (route) => {
		await held;
		await route.fulfill({ status: 404 });
	});
	await page.keyboard.press('/');
	await page.keyboard.type('arm');
	release();
	await page.waitForURL(/\/recherche\//);
	await expect(page.getByRole('searchbox')).toHaveValue('arm');
	expect(new URL(page.url()).searchParams.get('jeu')).toBe('keyforge');
});

test('a page of another version than the server’s is fetched again, whole', async ({ page }) => {
	// As a page that was fetched before its link was pressed: its scripts are those of the version before.
	const mend = await dropScripts(page);
	let documents = 0;
	await page.route(PAGE, async (route) => {
		if (++documents > 1) mend();
		await route.continue();
	});
	await page.goto(PAGE, { waitUntil: 'commit' });
	await expect.poll(() => documents).toBe(2);
	await rule(page).click();
	await expect(menu(page)).toBeVisible();
	expect(documents).toBe(2);
});

test('a page whose scripts never come is fetched again once only', async ({ page }) => {
	const documents = countDocuments(page);
	await dropScripts(page);
	// The second time, the reader is asked.
	const asked = page.waitForEvent('dialog');
	await page.goto(PAGE, { waitUntil: 'commit' }).catch(() => {});
	await (await asked).dismiss();
	expect(documents()).toBe(2);
});

test('without network a page is left as it is', async ({ page }) => {
	const documents = countDocuments(page);
	await page.route(/\/_astro\//, (route) => route.abort());
	const failed = page.waitForEvent('requestfailed', (request) => /\?\d+$/.test(request.url()));
	await page.goto(PAGE);
	await failed;
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(documents()).toBe(1);
});
