import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { sitemapPaths } from '../site/built-site';
import { tags } from './axe-tags';

const SLICES = 10;

/** What a colour scheme can change: the rest of a page is the same in both. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/**
 * What axe holds against the page in light, then in dark, one line an element. The page is asked once for both:
 * six hundred pages are many, and a second scan of what no colour can change would double the time.
 */
async function violations(page: Page): Promise<string[]> {
	await page.evaluate(axe.source);
	const { light, dark, checked } = await page.evaluate(
		async ([tags, ofColour]) => {
			const { axe, document } = window as unknown as { axe: typeof import('axe-core'); document: Document };
			const resultTypes = ['violations' as const];
			const root = document.documentElement;
			const light = await axe.run({ runOnly: { type: 'tag', values: tags }, resultTypes });
			root.dataset.theme = 'sombre';
			const dark = await axe.run({ runOnly: { type: 'rule', values: ofColour }, resultTypes });
			return { light: light.violations, dark: dark.violations, checked: light.passes.length };
		},
		[tags, ofColour] as const,
	);
	expect(checked, 'rules that found something to check').toBeGreaterThan(10);
	const lines = (scheme: string, found: typeof light) =>
		found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `(${scheme}) ${id}: ${target.join(' ')}`));
	return [...lines('light', light), ...lines('dark', dark)];
}

// Pages are dealt out to a few tests that run in parallel.
for (let slice = 0; slice < SLICES; slice++) {
	test(`every page passes axe in light and in dark (part ${slice + 1} of ${SLICES})`, async ({ page }) => {
		test.setTimeout(180_000);
		await page.emulateMedia({ colorScheme: 'light' });
		const all = [...sitemapPaths(), '/404.html', '/recherche/?q=armure'];
		const found: string[] = [];
		for (const address of all.filter((_, at) => at % SLICES === slice)) {
			await page.goto(address);
			if (address.includes('?q=')) await expect(page.getByRole('status')).toContainText('pour « armure »');
			found.push(...(await violations(page)).map((line) => `${address} ${line}`));
		}
		expect(found).toEqual([]);
	});
}
