import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the site is read from its home to a term, then to the document behind it', async ({ page }) => {
	const main = page.getByRole('main');
	const menu = page.getByRole('navigation', { name: 'Principale' });

	await page.goto('/');
	await main.getByRole('link', { name: 'KeyForge', exact: true }).click();
	await expect(page).toHaveURL('/keyforge/');

	await main.getByRole('link', { name: /^Combat, dégâts et armure/ }).click();
	await expect(page).toHaveURL('/keyforge/regles/combat/');
	await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(main.locator('.regle').first()).toBeVisible();

	await main.locator('a.terme').first().click();
	await expect(page).toHaveURL(/\/keyforge\/glossaire\/[^/]+\/$/);
	await expect(main.locator('.definie')).toBeVisible();

	await menu.getByRole('link', { name: 'Glossaire' }).click();
	await expect(page).toHaveURL('/keyforge/glossaire/');
	await page.getByRole('navigation', { name: 'Lettres' }).getByRole('link', { name: 'M', exact: true }).click();
	await expect(main.getByRole('heading', { name: 'M', exact: true })).toBeInViewport();
	await main.getByRole('link', { name: 'moisson', exact: true }).click();
	await expect(page).toHaveURL('/keyforge/glossaire/moisson/');

	await page.getByRole('complementary', { name: 'Origine' }).getByRole('link').first().click();
	await expect(main.getByRole('heading', { level: 1, name: 'Concordance' })).toBeVisible();
	await main.locator('#kf21-glossaire-moisson').getByRole('link', { name: 'moisson', exact: true }).click();
	await expect(page).toHaveURL(/\/keyforge\/glossaire\/moisson\/#/);
});

test('the sections of a chapter can be reached', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/keyforge/regles/sequence/');
	const plan = page.getByRole('navigation', { name: 'Plan du chapitre' });
	await plan.getByText('Dans ce chapitre').click();
	const section = plan.getByRole('link').last();
	const name = (await section.textContent()) ?? '';
	await section.click();
	await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
});

test('a § is a plain link to its rule', async ({ page }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await page.locator('#armure-annule').getByRole('link', { name: 'Lien vers cette règle' }).click();
	await expect(page).toHaveURL('/keyforge/glossaire/armure/#armure-annule');
});

test('the search link and the search form lead to a page that says what to do', async ({ page }) => {
	await page.goto('/keyforge/');
	await page.getByRole('banner').getByRole('link', { name: 'Chercher' }).click();
	await expect(page).toHaveURL('/recherche/?jeu=keyforge');
	// Queries by text pass over <noscript>.
	await expect(page.locator('noscript p')).toBeVisible();
	await expect(page.locator('noscript p')).toContainText('La recherche a besoin de JavaScript.');

	await page.goto('/');
	await page.getByRole('main').getByRole('searchbox').fill('armure');
	await page.getByRole('main').getByRole('searchbox').press('Enter');
	await expect(page).toHaveURL('/recherche/?q=armure');
	await page.getByRole('link', { name: 'le glossaire KeyForge' }).click();
	await expect(page).toHaveURL('/keyforge/glossaire/');
});

test('no button is shown that would do nothing', async ({ page }) => {
	for (const address of ['/', '/keyforge/glossaire/armure/', '/keyforge/glossaire/', '/keyforge/regles/sequence/']) {
		await page.goto(address);
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Thème sombre' })).toBeHidden();
	}
});
