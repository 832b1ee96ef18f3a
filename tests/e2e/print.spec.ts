import { expect, type Page, test } from '@playwright/test';

/** Relative luminance of a colour as the browser writes it: 0 for black, 1 for white. */
function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
		const share = Number(part) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const colors = (page: Page) =>
	page.evaluate(() => ({
		text: getComputedStyle(document.querySelector('.contenu p') as Element).color,
		paper: getComputedStyle(document.documentElement).backgroundColor,
	}));

test('a printed chapter is its text alone, whole', async ({ page }) => {
	await page.goto('/keyforge/regles/sequence/');
	const rules = await page.locator('.regle').count();
	await page.emulateMedia({ media: 'print' });

	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('.regle').filter({ visible: true })).toHaveCount(rules);
	await expect(page.getByRole('complementary', { name: 'Origine' })).toBeVisible();
	for (const hidden of [
		page.getByRole('banner'),
		page.getByRole('contentinfo'),
		page.getByRole('navigation', { name: 'Chapitres voisins' }),
		page.getByRole('navigation', { name: 'Plan du chapitre' }),
	])
		await expect(hidden).toBeHidden();
	expect(await page.locator('.ancre').count()).toBeGreaterThan(rules / 2);
	await expect(page.locator('.ancre').filter({ visible: true })).toHaveCount(0);
});

test('links that are not terms are spelled out', async ({ page }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await page.emulateMedia({ media: 'print' });
	const after = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((link) => getComputedStyle(link, '::after').content);
	expect(await after('.origine a')).toContain('/keyforge/sources/keyforge-2021/');
	expect(await after('a.terme')).toBe('none');
});

test('what is open over the page is not printed', async ({ page }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Ouvrir' })).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('link', { name: 'Ouvrir' })).toBeHidden();
});

for (const choice of ['system', 'reader'] as const) {
	test(`a page read in the dark (by the ${choice}’s choice) prints dark on white`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: choice === 'system' ? 'dark' : 'light' });
		await page.goto('/keyforge/glossaire/armure/');
		if (choice === 'reader') await page.getByRole('button', { name: 'Thème sombre' }).click();
		expect(luminance((await colors(page)).text), 'light text on the screen').toBeGreaterThan(0.6);

		await page.emulateMedia({ media: 'print' });
		const { text, paper } = await colors(page);
		expect(luminance(text)).toBeLessThan(0.05);
		expect(paper).toBe('rgb(255, 255, 255)');
	});
}
