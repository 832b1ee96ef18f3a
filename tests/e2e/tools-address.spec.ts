import { expect, test } from '@playwright/test';
import { openTool, tools, verdict } from './tool-pages';

for (const tool of tools) {
	const { address, presets, mistaken } = tool;

	test(`${address}: each question opens its case, at the address that anyone can send`, async ({ page, browser }) => {
		await openTool(page, tool);
		const friend = await browser.newPage();
		const answers = new Set([await verdict(page).textContent()]);
		for (const [at, { query }] of presets.entries()) {
			const button = page.locator('.questions-types button').nth(at);
			await button.click();
			await expect(button).toHaveAttribute('aria-current', 'true');
			await expect.poll(() => page.evaluate(() => location.search)).toBe(`?${query}`);
			const said = await verdict(page).textContent();
			answers.add(said);
			await openTool(friend, tool, `?${query}`);
			await expect(friend.getByRole('alert')).toHaveCount(0);
			await expect(verdict(friend)).toHaveText(said ?? '');
		}
		expect(answers.size, 'questions have several answers').toBeGreaterThan(2);
		await friend.close();
	});

	test(`${address}: « Recommencer » returns to the default case, « Back » to the one before`, async ({ page }) => {
		const query = `?${presets[0]?.query}`;
		await openTool(page, tool);
		const usual = await verdict(page).textContent();
		await openTool(page, tool, query);
		const asked = await verdict(page).textContent();
		await page.getByRole('button', { name: 'Recommencer' }).click();
		await expect(page).toHaveURL(address);
		await expect(verdict(page)).toHaveText(usual ?? '');
		await page.goBack();
		await expect.poll(() => page.evaluate(() => location.search)).toBe(query);
		await expect(verdict(page)).toHaveText(asked ?? '');
	});

	for (const query of mistaken) {
		test(`${address}${query} is answered, and its mistake told`, async ({ page }) => {
			await openTool(page, tool, query);
			await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1);
			await expect(verdict(page)).toHaveText(/\S/);
		});
	}
}
