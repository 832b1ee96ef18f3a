import { expect, test } from '@playwright/test';
import { openTool, steps, TOOL } from './combat-page';
import { FULL_FIGHT } from './tool-pages';

test('every step of a full fight links to a rule', async ({ page }) => {
	await openTool(page, FULL_FIGHT);
	const shown = await steps(page).getByRole('listitem').count();
	expect(shown).toBeGreaterThan(20);
	await expect(steps(page).getByRole('listitem').getByRole('link', { name: 'la règle' })).toHaveCount(shown);
});

test('a rule is one tap away, at its own line', async ({ page }) => {
	await openTool(page);
	await steps(page)
		.getByRole('listitem')
		.filter({ hasText: 'L’armure de la créature adverse' })
		.getByRole('link')
		.click();
	await expect(page).toHaveURL('/keyforge/glossaire/armure/#armure-annule');
	await expect(page.locator('#armure-annule')).toBeInViewport();
});

test('the page lists the pages whose rules it applies', async ({ page }) => {
	await page.goto(TOOL);
	const section = page.getByRole('main').locator('section').filter({ hasText: 'Les règles viennent de ces pages' });
	for (const name of ['armure', 'assaut', 'enrager', 'poison', 'provocation'])
		await expect(section.getByRole('link', { name, exact: true })).toBeVisible();
});
