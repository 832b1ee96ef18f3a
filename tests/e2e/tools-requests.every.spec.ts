import { expect, test } from '@playwright/test';
import { openTool, tools, unfold } from './tool-pages';

for (const tool of tools) {
	test(`once alive, ${tool.address} asks the network for its own parts only`, async ({ page }) => {
		await openTool(page, tool);
		await page.waitForLoadState('networkidle');
		const asked: string[] = [];
		// Not the tool’s: the service worker, a second after the page, and the icon, which Chromium asks for again
		// each time that the address changes.
		const apart = /\/(sw\.js|favicon\.svg)$/;
		page.on('request', (request) => {
			if (!request.serviceWorker() && !apart.test(request.url())) asked.push(request.url());
		});
		await unfold(page);
		const buttons = page.locator('.outil :is(.saisie, .questions-types) button:enabled');
		for (let at = 0; at < 12; at++) await buttons.nth(at % (await buttons.count())).click();
		// Each once, when it is first wanted.
		expect(asked.filter((url) => !/\/_astro\/[^/]+\.js$/.test(url))).toEqual([]);
		expect(new Set(asked).size).toBe(asked.length);
	});
}
