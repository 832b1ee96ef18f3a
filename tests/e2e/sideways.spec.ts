import { expect, type Page, test } from '@playwright/test';
import { sampleTemplates } from './templates';

/** By how many pixels the page is wider than the window, at each of these widths where it is. */
async function tooWide(page: Page, widths: readonly number[]): Promise<readonly string[]> {
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		const beyond = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (beyond > 0) found.push(`${beyond} pixels at ${width}`);
	}
	return found;
}

// Phones are visited by `sweep/pages`, all pages at 320 pixels: here, windows where columns come and go.
for (const [name, open] of sampleTemplates)
	test(`${name}: nothing scrolls sideways in a window of a middling width`, async ({ page }) => {
		await open(page);
		expect(await tooWide(page, [768, 900, 1024, 1200])).toEqual([]);
	});

for (const path of ['/integrer/', '/integrer/bulles/', '/integrer/donnees/', '/integrer/champs/'])
	test(`${path}: nothing scrolls sideways from a phone to a wide screen, folded and unfolded`, async ({ page }) => {
		const widths = [320, 390, 600, 704, 705, 768, 900, 960, 1023, 1024, 1100, 1200, 1280, 1366, 1440];
		await page.goto(path);
		expect(await tooWide(page, widths)).toEqual([]);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll('details')) fold.open = true;
		});
		expect(await tooWide(page, widths)).toEqual([]);
	});
