import { expect, type Page, test } from '@playwright/test';
import { tags, violations } from '../a11y/axe';
import { openTool, sampleTools, unfold } from './tool-pages';

/** What axe holds against a tool, its advice included. */
const ofTool = (page: Page): Promise<string[]> =>
	violations(page, {
		include: '.outil',
		tags: [...tags, 'best-practice'],
		least: ['color-contrast', 'label'],
		atLeast: 11,
	});

for (const tool of sampleTools) {
	const first = `?${tool.presets[0]?.query}`;
	const last = `?${tool.presets.at(-1)?.query}`;
	for (const [colorScheme, width, queries] of [
		['light', 1280, [...new Set(['', last, tool.fullest])]],
		['dark', 390, [...new Set([first, tool.fullest])]],
	] as const) {
		test.describe(`${tool.address} in ${colorScheme}, at ${width} pixels`, () => {
			test.use({ colorScheme, viewport: { width, height: 844 } });

			test('cases with all that folds open pass axe', async ({ page }) => {
				for (const query of queries) {
					await openTool(page, tool, query);
					await unfold(page);
					expect(await ofTool(page), query).toEqual([]);
				}
			});
		});
	}

	test(`${tool.address}: a case with mistakes in its address passes axe`, async ({ page }) => {
		await openTool(page, tool, tool.mistaken.at(-1));
		await expect(page.getByRole('alert')).toBeVisible();
		expect(await ofTool(page)).toEqual([]);
	});
}
