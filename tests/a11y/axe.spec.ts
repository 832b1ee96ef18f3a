import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sitemapPaths } from '../e2e/built-site';
import { tags } from './axe-tags';

const SLICES = 10;

/** What a colour scheme can change: the rest of a page is the same in both. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** What axe holds against the page as it is now, one line an element. */
async function violations(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
	// « Legacy » keeps to this page: there are no frames, and a second tab a scan doubles the time.
	const axe = new AxeBuilder({ page }).setLegacyMode();
	const { violations, passes } = await (scheme === 'light' ? axe.withTags(tags) : axe.withRules(ofColour)).analyze();
	expect(passes.length, 'rules that found something to check').toBeGreaterThan(scheme === 'light' ? 10 : 0);
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

// A page is loaded once and checked in both schemes; pages are dealt out to a few tests that run in parallel.
for (let slice = 0; slice < SLICES; slice++) {
	test(`every page passes axe in light and in dark (part ${slice + 1} of ${SLICES})`, async ({ page }) => {
		test.setTimeout(120_000);
		const all = [...sitemapPaths(), '/404.html', '/recherche/?q=armure'];
		const found: string[] = [];
		for (const address of all.filter((_, at) => at % SLICES === slice)) {
			await page.goto(address);
			if (address.includes('?q=')) await expect(page.getByRole('status')).toContainText('pour « armure »');
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				found.push(...(await violations(page, colorScheme)).map((line) => `${address} (${colorScheme}) ${line}`));
			}
		}
		expect(found).toEqual([]);
	});
}
