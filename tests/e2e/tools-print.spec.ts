import { expect, test } from '@playwright/test';
import { openTool, sampleTools, steps, verdict } from './tool-pages';

for (const tool of sampleTools) {
	test(`${tool.address} on paper: the case, the answer and its steps, nothing to press`, async ({ page }) => {
		await openTool(page, tool, `?${tool.presets[0]?.query}`);
		const printed = page.evaluate(() => new Promise((done) => Object.assign(window, { print: () => done('asked') })));
		await page.getByRole('button', { name: 'Imprimer' }).click();
		expect(await printed).toBe('asked');

		await page.emulateMedia({ media: 'print' });
		await expect(verdict(page)).toBeVisible();
		await expect(steps(page)).toBeVisible();
		await expect(page.locator('.outil :is(input, select)').first()).toBeVisible();
		await expect(page.locator('.outil').getByRole('button')).toHaveCount(0);
		await expect(page.getByRole('heading', { name: 'Questions classiques' })).toBeHidden();
	});
}
