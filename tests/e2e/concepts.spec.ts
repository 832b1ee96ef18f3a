import { expect, test } from '@playwright/test';

test('the home leads to the notions that games share, and a notion to the word of each game', async ({ page }) => {
	await page.goto('/');
	await page
		.getByRole('main')
		.getByRole('link', { name: /^D’un jeu à l’autre/ })
		.click();
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Redressé et incliné/ })
		.click();
	const words = page.getByRole('list', { name: 'Le mot de chaque jeu' });
	await expect(words.getByRole('listitem')).toHaveCount(4);
	await words.getByRole('listitem').filter({ hasText: 'L5R' }).getByRole('link', { name: 'incliné' }).click();
	await expect(page).toHaveURL('/l5r/glossaire/incline/');
	await page
		.getByRole('complementary', { name: 'Autour de ce terme' })
		.getByRole('link', { name: 'Redressé et incliné' })
		.click();
	await expect(page).toHaveURL('/concepts/redresse-et-incline/');
});

test('the comparison is one table, with a column a game', async ({ page }) => {
	await page.goto('/concepts/redresse-et-incline/');
	const headers = page.getByRole('table').getByRole('columnheader');
	await expect(headers).toHaveText(['', 'KeyForge', 'L5R', 'Arkham', 'Mistborn']);
});

test('on a phone, each answer of the table says its game', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto('/concepts/redresse-et-incline/');
	const cell = page.locator('td[data-titre="L5R"]').first();
	await expect(cell).toMatchAriaSnapshot(`- cell /^L5R [^ ]/`);
	const box = await cell.boundingBox();
	expect(box?.width).toBeGreaterThan(250);
});
