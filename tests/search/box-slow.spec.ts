import { expect, test } from '@playwright/test';

test('what is typed before the box is there goes into it', async ({ page }) => {
	// The box's script waits for its leave, as on a bad network.
	let release = () => {};
	const leave = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/_astro\/box[^/]*\.js$/, async (route) => {
		await leave;
		await route.continue();
	});
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	await page.keyboard.type('poison');
	release();
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await expect(box.getByRole('searchbox')).toHaveValue('poison');
	await expect(box.getByRole('list', { name: 'Résultats' }).getByRole('link').first()).toContainText('Poison');
});
