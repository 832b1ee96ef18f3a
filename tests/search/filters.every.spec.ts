import { expect, type Page, test } from '@playwright/test';

// The search page as an address: what it asks for, what it becomes, and the way back.

const field = (page: Page) => page.getByRole('searchbox', { name: 'Chercher une règle ou un terme' });
const status = (page: Page) => page.getByRole('status');
const links = (page: Page) => page.locator('[data-resultat]').getByRole('link');
const where = (page: Page) => page.getByRole('combobox', { name: 'Où chercher' });
const game = (page: Page, name: string) => page.getByRole('group', { name: 'Jeu' }).getByRole('radio', { name });

/** Addresses of the results of a query that is shown in full. */
async function shown(page: Page, query: string): Promise<string[]> {
	await expect(status(page)).toContainText(`pour « ${query} »`);
	await expect(page.getByRole('list', { name: 'Résultats' })).toHaveAttribute('aria-busy', 'false');
	return links(page).evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
}

for (const [type, folder] of [
	['terme', '/glossaire/'],
	['chapitre', '/regles/'],
	['faq', '/faq/'],
	['outil', '/outils/'],
	['concept', '/concepts/'],
] as const)
	test(`?type=${type} keeps the pages of ${folder} only`, async ({ page }) => {
		await page.goto(`/recherche/?q=combat&type=${type}`);
		const paths = await shown(page, 'combat');
		expect(paths.length).toBeGreaterThan(0);
		expect(paths.filter((path) => !path.includes(folder))).toEqual([]);
	});

test('?jeu= keeps the pages of the game only and ticks it', async ({ page }) => {
	await page.goto('/recherche/?q=combat&jeu=keyforge');
	const paths = await shown(page, 'combat');
	expect(paths.length).toBeGreaterThan(0);
	expect(paths.filter((path) => !path.startsWith('/keyforge/'))).toEqual([]);
	await expect(game(page, 'KeyForge')).toBeChecked();
});

test('a filter chosen by hand is in the address, and the address gives the same results elsewhere', async ({
	page,
	context,
}) => {
	await page.goto('/recherche/');
	await field(page).fill('chaînes');
	await where(page).selectOption('Règles');
	await game(page, 'KeyForge').check();
	const here = await shown(page, 'chaînes');
	await expect(page).toHaveURL('/recherche/?q=cha%C3%AEnes&jeu=keyforge&type=chapitre');
	const other = await context.newPage();
	await other.goto(page.url());
	expect(await shown(other, 'chaînes')).toEqual(here);
	await expect(where(other)).toHaveValue('chapitre');
});

test('typing rewrites the address without a step for each key', async ({ page }) => {
	await page.goto('/keyforge/');
	await page.goto('/recherche/');
	await field(page).pressSequentially('armure');
	await expect(page).toHaveURL('/recherche/?q=armure');
	await page.goBack();
	await expect(page).toHaveURL('/keyforge/');
});

test('the back button returns to the query before, and forward to the next', async ({ page }) => {
	await page.goto('/recherche/?q=armure');
	await shown(page, 'armure');
	await field(page).fill('poison');
	await expect(page).toHaveURL('/recherche/?q=poison');
	await field(page).press('Enter');
	await field(page).fill('chaînes');
	await expect(page).toHaveURL('/recherche/?q=cha%C3%AEnes');
	await page.goBack();
	expect((await shown(page, 'poison'))[0]).toBe('/keyforge/glossaire/poison/');
	await expect(field(page)).toHaveValue('poison');
	await page.goBack();
	expect((await shown(page, 'armure'))[0]).toBe('/keyforge/glossaire/armure/');
	await page.goForward();
	await shown(page, 'poison');
});

test('the back button undoes a filter', async ({ page }) => {
	await page.goto('/recherche/?q=combat');
	await shown(page, 'combat');
	await where(page).selectOption('Outils');
	await expect(page).toHaveURL('/recherche/?q=combat&type=outil');
	await page.goBack();
	await expect(where(page)).toHaveValue('');
	expect((await shown(page, 'combat')).length).toBeGreaterThan(1);
});

test('coming back from a result finds the query as it was', async ({ page }) => {
	await page.goto('/recherche/');
	await field(page).fill('insaisissable');
	await shown(page, 'insaisissable');
	await links(page).first().click();
	await expect(page).toHaveURL('/keyforge/glossaire/insaisissable/');
	await page.goBack();
	await expect(field(page)).toHaveValue('insaisissable');
	expect((await shown(page, 'insaisissable'))[0]).toBe('/keyforge/glossaire/insaisissable/');
});

test('the form of a game page leads to the same search', async ({ page }) => {
	await page.goto('/keyforge/');
	await page.getByRole('main').getByRole('searchbox').fill('sonné');
	await page.getByRole('main').getByRole('searchbox').press('Enter');
	await expect(page).toHaveURL(/\/recherche\/\?q=sonn%C3%A9&jeu=keyforge$/);
	expect((await shown(page, 'sonné'))[0]).toBe('/keyforge/glossaire/sonne/');
});

test('the browser can take the site as a search engine', async ({ page, request }) => {
	await page.goto('/recherche/');
	const description = page.locator('link[rel="search"]');
	await expect(description).toHaveAttribute('type', 'application/opensearchdescription+xml');
	const xml = await (await request.get((await description.getAttribute('href')) as string)).text();
	expect(xml).toMatch(/template="[^"]*\/recherche\/\?q=\{searchTerms\}"/);
});
