import { expect, type Page, test } from '@playwright/test';

// The search box of every page: how it opens, answers, is left, and where it leads.

const term = '/keyforge/glossaire/armure/';
const opener = (page: Page) => page.getByRole('link', { name: 'Chercher' });
const box = (page: Page) => page.getByRole('dialog', { name: 'Recherche' });
const field = (page: Page) => box(page).getByRole('searchbox', { name: 'Chercher une règle ou un terme' });
const results = (page: Page) => box(page).getByRole('list', { name: 'Résultats' }).getByRole('link');
const onlyGame = (page: Page) => box(page).getByRole('checkbox', { name: 'Seulement dans KeyForge' });

async function openAndType(page: Page, query: string): Promise<void> {
	await page.goto(term);
	await page.keyboard.press('/');
	await field(page).fill(query);
	await expect(results(page).first()).toBeVisible();
}

test('opens by its link, by « / » and by Ctrl-K, with the field ready', async ({ page }) => {
	await page.goto(term);
	for (const open of [
		() => opener(page).click(),
		() => page.keyboard.press('/'),
		() => page.keyboard.press('Control+k'),
		() => page.keyboard.press('Meta+k'),
	]) {
		await open();
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue('');
		await page.keyboard.press('Escape');
		await expect(box(page)).toBeHidden();
	}
});

test('leaves « / » alone in a field', async ({ page }) => {
	await page.goto('/keyforge/glossaire/');
	const filter = page.getByRole('searchbox').first();
	await filter.click();
	await page.keyboard.type('a/b');
	await expect(filter).toHaveValue('a/b');
	await expect(box(page)).toBeHidden();
});

test('gives the focus back to where it was', async ({ page }) => {
	await page.goto(term);
	for (const place of [opener(page), page.getByRole('main').getByRole('link').first()]) {
		await place.focus();
		await page.keyboard.press('Control+k');
		await expect(field(page)).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(place).toBeFocused();
	}
});

test('closes by its button and by a click beside it', async ({ page }) => {
	await page.goto(term);
	await page.keyboard.press('/');
	await box(page).getByRole('button', { name: 'Fermer' }).click();
	await expect(box(page)).toBeHidden();
	await page.keyboard.press('/');
	await expect(field(page)).toBeFocused();
	await page.mouse.click(5, 500);
	await expect(box(page)).toBeHidden();
});

test('answers at each key and says how many results there are', async ({ page }) => {
	await page.goto(term);
	await page.keyboard.press('/');
	await expect(field(page)).toBeFocused();
	await page.keyboard.type('ins');
	await expect(results(page).first()).toHaveAttribute('href', '/keyforge/glossaire/insaisissable/');
	await expect(box(page).getByRole('status')).toHaveText(/^\d+ réponses?/);
	await field(page).fill('stunned');
	await expect(results(page).first()).toHaveAttribute('href', '/keyforge/glossaire/sonne/');
	await field(page).fill('');
	await expect(results(page)).toHaveCount(0);
	await expect(box(page).getByRole('status')).toHaveText('');
});

test('adds the full text below the names when the typing pauses', async ({ page }) => {
	await openAndType(page, 'pénurie');
	await expect(
		results(page)
			.filter({ has: page.locator('mark') })
			.first(),
	).toBeVisible();
});

test('each result is one link, to a page that exists', async ({ page, request }) => {
	await openAndType(page, 'poison');
	const items = box(page).locator('[data-resultat]');
	await expect(items.filter({ hasText: 'Glossaire' }).first()).toBeVisible();
	for (const item of await items.all()) {
		await expect(item.getByRole('link')).toHaveCount(1);
		const href = await item.getByRole('link').getAttribute('href');
		expect((await request.get(href ?? '')).ok(), href ?? '').toBe(true);
	}
});

test('arrows walk from the field through the results and back', async ({ page }) => {
	await openAndType(page, 'armure');
	await page.keyboard.press('ArrowDown');
	await expect(results(page).nth(0)).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(results(page).nth(1)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	await expect(field(page)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(field(page)).toBeFocused();
});

test('Enter opens the first result from the field, or the one in focus', async ({ page }) => {
	await openAndType(page, 'mulligan');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/keyforge\/glossaire\/mulligan\/$/);
	await openAndType(page, 'armure');
	await expect(results(page).nth(1)).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	const href = (await results(page).nth(1).getAttribute('href')) as string;
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('Enter without a result asks the search page', async ({ page }) => {
	await page.goto(term);
	await page.keyboard.press('/');
	await field(page).fill('armoricain');
	await expect(box(page).getByRole('status')).toHaveText(/^Aucun résultat/);
	await expect(box(page).getByRole('link', { name: 'Glossaire de A à Z' })).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/recherche\/\?q=armoricain&jeu=keyforge$/);
});

test('« Tous les résultats » leads to the same query in the same scope', async ({ page }) => {
	await openAndType(page, 'ligne de front');
	await box(page).getByRole('link', { name: 'Tous les résultats' }).click();
	await expect(page).toHaveURL(/\/recherche\/\?q=ligne\+de\+front&jeu=keyforge$/);
	await expect(page.getByRole('searchbox')).toHaveValue('ligne de front');
	await expect(page.getByRole('radio', { name: 'KeyForge' })).toBeChecked();
});

test('starts in the game, says so, and one key widens it', async ({ page }) => {
	await openAndType(page, 'armure');
	await expect(onlyGame(page)).toBeChecked();
	await page.keyboard.press('Control+k');
	await expect(onlyGame(page)).not.toBeChecked();
	await expect(field(page)).toBeFocused();
	await expect(results(page).first()).toBeVisible();
	await expect(box(page).getByRole('link', { name: 'Tous les résultats' })).toHaveAttribute(
		'href',
		'/recherche/?q=armure',
	);
	await page.keyboard.press('Control+k');
	await expect(onlyGame(page)).toBeChecked();
});

test('outside a game, it searches everywhere and offers no scope', async ({ page }) => {
	await page.goto('/a-propos/');
	await page.keyboard.press('/');
	await expect(field(page)).toBeFocused();
	await expect(box(page).getByRole('checkbox')).toBeHidden();
});

test('on the search page itself, which has its field, no box opens', async ({ page }) => {
	await page.goto('/recherche/?q=armure');
	await page.keyboard.press('Control+k');
	await expect(box(page)).toHaveCount(0);
});

test('fits a phone of 390 pixels', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto(term);
	await opener(page).click();
	await field(page).fill('créature');
	await expect(results(page).nth(4)).toBeAttached();
	const edges = await box(page).boundingBox();
	expect(edges?.x).toBeGreaterThanOrEqual(0);
	expect((edges?.x ?? 0) + (edges?.width ?? 999)).toBeLessThanOrEqual(390);
	expect((edges?.y ?? 0) + (edges?.height ?? 999)).toBeLessThanOrEqual(700);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	// The list is drawn again once players' questions have come: an element may be gone before it is measured.
	await expect.poll(async () => (await results(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
	// The list grows while the full text is searched: the last result is then another one.
	await expect(async () => {
		await results(page).last().scrollIntoViewIfNeeded();
		await expect(results(page).last()).toBeInViewport({ timeout: 500 });
	}).toPass();
});
