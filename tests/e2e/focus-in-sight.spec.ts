import { expect, test } from '@playwright/test';
import { walkThrough } from './focus-walk';
import { sampleTemplates } from './templates';

// WCAG 2.4.11, at a zoom of 400 %: nothing that stays in place hides what the keyboard is at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, open] of sampleTemplates)
	test(`${name}: what takes the focus is in sight`, async ({ page }) => {
		await open(page);
		await page.setViewportSize({ width: 320, height: 225 });
		const { stops, hidden } = await walkThrough(page);
		expect(stops).toBeGreaterThan(10);
		expect(hidden).toEqual([]);
	});
