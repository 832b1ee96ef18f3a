import { expect, type Page, test } from '@playwright/test';
import { BASE, smallSite } from '../build/small-site';
import { type ServedFolder, serveFolder } from './served-folder';

// What two notions give when they meet, and what the rulebook does not treat, on the small site.
test.describe.configure({ mode: 'default' });

let server: ServedFolder | undefined;
let origin = '';
test.beforeAll(async () => {
	test.setTimeout(120_000);
	server = await serveFolder((await smallSite()).dir);
	origin = server.origin;
});
test.afterAll(() => server?.close());

const at = (address: string) => origin + BASE + address;
/** The bullets below a heading of the text. */
const below = (page: Page, heading: string) =>
	page.getByRole('heading', { name: heading }).locator('xpath=following-sibling::ul[1]').getByRole('listitem');

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false });

	test('a meeting stands on both pages, and leads from one to the other', async ({ page }) => {
		await page.goto(at('essai/glossaire/armure/'));
		await expect(below(page, 'Quand cela rencontre…')).toContainText([
			'Poison\u00a0: le poison passe l’armure. (déduit)',
		]);
		await page.goto(at('essai/glossaire/poison/'));
		const met = below(page, 'Quand cela rencontre…');
		await expect(met).toContainText([
			'Armure\u00a0: le poison passe l’armure. (déduit)',
			'Zone\u00a0: une zone contient',
		]);
		await met.first().getByRole('link', { name: 'La règle chez elle' }).click();
		await expect(page).toHaveURL(at('essai/glossaire/armure/#armure-poison'));
	});

	test('what players take for each other is told apart on both pages', async ({ page }) => {
		await page.goto(at('essai/glossaire/cle/'));
		await expect(below(page, 'À ne pas confondre')).toContainText(['Zone\u00a0: une zone contient des cartes.']);
		await expect(page.getByRole('heading', { name: 'Quand cela rencontre…' })).toHaveCount(0);
	});

	test('a bare page shows them with its other rules, and prints them', async ({ page }) => {
		await page.goto(at('integrer/essai/glossaire/poison/'));
		const met = page.getByText('le poison passe l’armure');
		await expect(met).toBeHidden();
		await page.getByText('Les règles en détail').click();
		await expect(met).toBeVisible();
		await page.goto(at('essai/glossaire/poison/'));
		await page.emulateMedia({ media: 'print' });
		await expect(met).toBeVisible();
	});

	test('a frame of a meeting shows it alone, below what it is of', async ({ page }) => {
		await page.goto(at('integrer/essai/glossaire/armure/#armure-poison'));
		await expect(page.getByText('le poison passe l’armure')).toBeVisible();
		await expect(page.getByText('Quand cela rencontre…')).toBeVisible();
		await expect(page.getByText('Elle n’arrête pas')).toBeHidden();
	});
});

test.describe('what the rulebook does not treat', () => {
	const edge = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Prophéties' });

	test('stands in its alphabetical place, with what is nearest', async ({ page }) => {
		await page.goto(at('essai/glossaire/'));
		const names = await page
			.locator('.abecedaire li')
			.evaluateAll((items) => items.map(({ firstElementChild }) => firstElementChild?.textContent));
		expect(names).toEqual(['armure', 'clé', 'poison', 'Prophéties', 'zone']);
		await expect(edge(page)).toContainText('hors du livret');
		await expect(edge(page)).toContainText('Le livret ne connaît pas les prophéties.');
		await edge(page).getByRole('link', { name: 'poison' }).click();
		await expect(page).toHaveURL(at('essai/glossaire/poison/#poison-tue'));
	});

	test('is found by its words in the filter, not by those of its sentence', async ({ page }) => {
		await page.goto(at('essai/glossaire/'));
		const field = page.getByRole('main').getByRole('searchbox');
		const told = page.getByRole('main').getByRole('status');
		await field.fill('oracle');
		await expect(edge(page)).toBeVisible();
		await expect(told).toHaveText('1 hors du livret');
		await field.fill('livret');
		await expect(told).toHaveText('0 terme');
		await field.fill('p');
		await expect(told).toHaveText('1 terme, 1 hors du livret');
	});

	test('is found by its words in the search, and leads to the A–Z', async ({ page }) => {
		await page.goto(at('recherche/?q=oracle&jeu=essai'));
		const result = page.locator('[data-resultat]').first();
		await expect(result).toContainText('Hors du livret');
		await result.getByRole('link').click();
		await expect(page).toHaveURL(at('essai/glossaire/#hors-livret-propheties'));
		await expect(edge(page)).toBeInViewport();
	});
});

for (const query of ['armure poison', 'serum cuirasse'])
	test(`a meeting is found under both names: « ${query} »`, async ({ page }) => {
		await page.goto(at(`recherche/?q=${query}&jeu=essai`));
		await expect(page.locator('[data-resultat]').first()).toContainText('le poison passe l’armure');
	});
