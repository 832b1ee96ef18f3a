import type { Page } from '@playwright/test';
import { violations } from '../a11y/axe';

/** What a colour scheme can change: the rest of a page is the same in both. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** What axe holds against a page in light, then in dark, one line an element. */
export async function visitWithAxe(page: Page): Promise<string[]> {
	const light = await violations(page, { least: ['color-contrast', 'link-name'] });
	await page.evaluate(() => {
		document.documentElement.dataset.theme = 'sombre';
	});
	const dark = await violations(page, { rules: OF_COLOR, least: ['color-contrast'] });
	await page.evaluate(() => {
		delete document.documentElement.dataset.theme;
	});
	return [...light.map((line) => `(light) ${line}`), ...dark.map((line) => `(dark) ${line}`)];
}
