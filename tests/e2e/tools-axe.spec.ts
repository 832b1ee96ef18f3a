import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { tags } from '../a11y/axe-tags';
import { openTool, tools, unfold } from './tool-pages';

async function violations(page: Page): Promise<string[]> {
	const { violations, passes } = await new AxeBuilder({ page })
		.include('.outil')
		.withTags([...tags, 'best-practice'])
		.setLegacyMode()
		.analyze();
	expect(passes.length, 'rules that found something to check').toBeGreaterThan(10);
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const tool of tools) {
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
					expect(await violations(page), query).toEqual([]);
				}
			});
		});
	}

	test(`${tool.address}: a case with mistakes in its address passes axe`, async ({ page }) => {
		await openTool(page, tool, tool.mistaken.at(-1));
		await expect(page.getByRole('alert')).toBeVisible();
		expect(await violations(page)).toEqual([]);
	});
}
