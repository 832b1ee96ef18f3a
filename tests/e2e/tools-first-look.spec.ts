import { expect, test } from '@playwright/test';
import { openTool, sampleTools, steps, unfold, verdict } from './tool-pages';

for (const tool of sampleTools) {
	const { address } = tool;

	test.describe(`${address}, without script`, () => {
		test.use({ javaScriptEnabled: false });

		test('the default case is read whole, and nothing is shown that would do nothing', async ({ page }) => {
			await page.goto(address);
			await expect(verdict(page)).toHaveText(/\S.{8}/);
			expect(await steps(page).getByRole('listitem').count()).toBeGreaterThan(0);
			await expect(page.locator('.outil').getByRole('button')).toHaveCount(0);
		});
	});

	test(`${address}: the script changes no word of the default case`, async ({ page, browser }) => {
		const still = await browser.newPage({ javaScriptEnabled: false });
		await still.goto(address);
		const before = await still.locator('.outil').textContent();
		await still.close();
		await openTool(page, tool);
		expect(before?.length).toBeGreaterThan(300);
		expect(await page.locator('.outil').textContent()).toBe(before);
	});

	test.describe(`${address}, on a phone`, () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

		test('the answer and the first field are in the first screen', async ({ page }) => {
			await page.goto(address);
			await expect(verdict(page)).toBeInViewport({ ratio: 1 });
			await expect(page.locator('.outil :is(input, select)').first()).toBeInViewport();
		});

		test('every target is large enough for a finger', async ({ page }) => {
			await openTool(page, tool, tool.fullest);
			await unfold(page);
			const small = await page.evaluate(() =>
				[...document.querySelectorAll<HTMLElement>('.outil :is(button, select, input, summary)')]
					.map((target) => ({ target, box: (target.closest('.bascule') ?? target).getBoundingClientRect() }))
					.filter(({ box }) => box.width < 24 || box.height < 36)
					.map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
			);
			expect(small).toEqual([]);
		});
	});

	test(`${address}: nothing is wider than the window of a phone`, async ({ page }) => {
		for (const query of new Set(['', `?${tool.presets.at(-1)?.query}`, tool.fullest])) {
			await page.setViewportSize({ width: 390, height: 800 });
			await openTool(page, tool, query);
			await unfold(page);
			for (const width of [390, 360, 320]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBeLessThanOrEqual(width);
			}
		}
	});
}
