import { expect, type Page, test } from '@playwright/test';

const ADDRESS = '/keyforge/glossaire/';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const told = (page: Page) => page.getByRole('main').getByRole('status');
/** Names of the terms on show, in order. */
const shown = (page: Page) => page.locator('.abecedaire li:not(.hors)').getByRole('link').filter({ visible: true });

async function type(page: Page, words: string): Promise<void> {
	await page.goto(ADDRESS);
	await field(page).fill(words);
}

test('every term is listed under its letter before anything is typed', async ({ page }) => {
	await page.goto(ADDRESS);
	const total = Number(/\d+/.exec((await page.locator('label[for="filtre"]').textContent()) ?? '')?.[0]);
	expect(total).toBeGreaterThan(100);
	await expect(shown(page)).toHaveCount(total);
	await expect(told(page)).toHaveText('');
	await expect(page.getByText('Aucun terme ne correspond.')).toBeHidden();
	const letters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
	expect(letters).toEqual([...letters].sort());
	expect(letters.join('')).toMatch(/^[A-Z]+$/);
});

for (const [name, typed, expected] of [
	['without the accents', 'DEGAT', 'dégât'],
	['with other accents', 'àrmùre', 'armure'],
	['by its start', 'insai', 'insaisissable'],
	['by its English name', 'ward', 'protéger'],
	['by an everyday word', 'récolte', 'moisson'],
	['by another form', 'moissonner', 'moisson'],
	['by words in any order', 'passe son tour', 'sonné'],
	['with either apostrophe', "réserve d'aombre", 'réserve d’Aombre'],
] as const) {
	test(`a term is found ${name}: « ${typed} »`, async ({ page }) => {
		await type(page, typed);
		await expect(shown(page).getByText(expected, { exact: true })).toBeVisible();
		expect(await shown(page).count()).toBeLessThan(20);
		await expect(page.getByRole('navigation', { name: 'Lettres' })).toBeHidden();
	});
}

test('only letters that hold a term stay, and clearing the field brings all back', async ({ page }) => {
	await type(page, 'armure');
	const headings = page.getByRole('main').getByRole('heading', { level: 2 });
	await expect(headings.filter({ hasText: /^A$/ })).toBeVisible();
	await expect(headings.filter({ hasText: /^[UZ]$/ })).toBeHidden();
	await field(page).fill('');
	await expect(headings.filter({ hasText: /^U$/ })).toBeVisible();
	await expect(told(page)).toHaveText('');
});

test('the number of terms is announced', async ({ page }) => {
	await type(page, 'insaisissable');
	await expect(told(page)).toHaveText('1 terme');
	await field(page).fill('puissan');
	await expect(async () => {
		const count = await shown(page).count();
		expect(count).toBeGreaterThan(1);
		await expect(told(page)).toHaveText(`${count} termes`, { timeout: 100 });
	}).toPass();
	await expect(told(page)).toHaveAttribute('aria-live', 'polite');
});

test('with no result, the count says so and a link searches the whole site', async ({ page }) => {
	await type(page, 'zzz & zzz');
	await expect(told(page)).toHaveText('0 terme');
	await expect(shown(page)).toHaveCount(0);
	await page.getByRole('link', { name: 'Chercher dans tout le site' }).click();
	await expect(page).toHaveURL('/recherche/?q=zzz+%26+zzz');
	await expect(page.getByRole('searchbox')).toHaveValue('zzz & zzz');
});

test('Enter opens the first term on show', async ({ page }) => {
	await type(page, 'reap');
	await expect(shown(page).getByText('moisson', { exact: true })).toBeVisible();
	const first = await shown(page).first().getAttribute('href');
	await field(page).press('Enter');
	await expect(page).toHaveURL(`${ADDRESS}${first}`);
});

test('Enter with no result searches the game', async ({ page }) => {
	await type(page, 'zzzz');
	await expect(told(page)).toHaveText('0 terme');
	await field(page).press('Enter');
	await expect(page).toHaveURL('/recherche/?q=zzzz&jeu=keyforge');
});

test('everyday words are fetched when the field is first used, once', async ({ page }) => {
	const requests: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('.json')) requests.push(new URL(request.url()).pathname);
	});
	await page.goto(ADDRESS);
	await page.mouse.wheel(0, 500);
	await page.waitForLoadState('networkidle');
	expect(requests).toEqual([]);
	await field(page).fill('récolte');
	await expect(shown(page).getByText('moisson', { exact: true })).toBeVisible();
	await field(page).blur();
	await field(page).focus();
	expect(requests).toEqual([`${ADDRESS}mots.json`]);
});

test('names still filter when everyday words are out of reach', async ({ page }) => {
	await page.route('**/mots.json', (route) => route.abort());
	await type(page, 'récolte');
	await expect(told(page)).toHaveText('0 terme');
	await field(page).fill('reap');
	await expect(shown(page).getByText('moisson', { exact: true })).toBeVisible();
});
