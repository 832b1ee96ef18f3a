import { expect, type Page, test } from '@playwright/test';

/** Where the box of the search ends, where its word ends, and where the theme button begins. */
const edges = (page: Page): Promise<{ box: number; word: number; theme: number }> =>
	page.evaluate(() => {
		const rect = (selector: string): DOMRect => {
			const found = document.querySelector(selector);
			if (!found) throw new Error(`no ${selector}`);
			return found.getBoundingClientRect();
		};
		const search = document.querySelector('.entete .chercher');
		const text = [...(search?.childNodes ?? [])].find((node) => node.textContent?.includes('Chercher'));
		if (!text) throw new Error('no word in the search');
		const word = document.createRange();
		word.selectNodeContents(text);
		return {
			box: rect('.entete .chercher').right,
			word: word.getBoundingClientRect().right,
			theme: rect('.theme').left,
		};
	});

// Seven links, the most there are, and the narrowest windows of each arrangement.
for (const game of ['keyforge', 'mistborn'])
	test(`${game}: the search has room for its word, and the theme button is beside it`, async ({ page }) => {
		await page.goto(`/${game}/`);
		await page.evaluate(() => document.fonts.ready);
		for (const width of [320, 390, 704, 705, 736, 737, 768, 897, 1024]) {
			await page.setViewportSize({ width, height: 700 });
			const { box, word, theme } = await edges(page);
			expect(theme - box, `between the search and the button at ${width}`).toBeGreaterThanOrEqual(0);
			expect(box - word, `after the word at ${width}`).toBeGreaterThanOrEqual(6);
		}
	});
