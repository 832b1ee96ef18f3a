import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe';

const ADDRESS = '/keyforge/glossaire/armure/';

/** High enough for the page not to scroll: a link half under the header would be taken for a small one. */
const HIGH = { width: 1280, height: 3000 };

// What opens over a page: axe on a page at rest never sees it.
const states: [name: string, open: (page: Page) => Promise<void>][] = [
	[
		'a term’s preview',
		async (page) => {
			await page.goto(ADDRESS);
			await page.getByRole('main').locator('a.terme').first().hover();
			await expect(page.getByRole('link', { name: 'Ouvrir' })).toBeVisible();
		},
	],
	[
		'a rule’s menu',
		async (page) => {
			await page.setViewportSize(HIGH);
			await page.goto(ADDRESS);
			await page.getByRole('link', { name: 'Lien vers cette règle' }).first().click();
			await expect(page.getByRole('group', { name: 'Citer cette règle' })).toBeVisible();
		},
	],
	[
		'a rule that the address points at',
		async (page) => {
			await page.setViewportSize(HIGH);
			await page.goto(`${ADDRESS}#armure-annule`);
			await expect(page.locator('#armure-annule')).toBeInViewport();
		},
	],
	[
		'the search box with results',
		async (page) => {
			await page.goto(ADDRESS);
			await page.keyboard.press('/');
			await page.getByRole('dialog').getByLabel('Chercher une règle ou un terme').fill('armure');
			await expect(
				page
					.getByRole('dialog')
					.getByRole('link', { name: /^armure/i })
					.first(),
			).toBeVisible();
		},
	],
	[
		'the A–Z with no result',
		async (page) => {
			await page.goto('/keyforge/glossaire/');
			await page.getByRole('main').getByRole('searchbox').fill('zzzz');
			await expect(page.getByText('Aucun terme ne correspond.')).toBeVisible();
		},
	],
	[
		'the plan of a chapter, open on a phone',
		async (page) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto('/keyforge/regles/sequence/');
			await page.getByText('Dans ce chapitre').click();
			await expect(page.getByRole('navigation', { name: 'Plan du chapitre' }).getByRole('link').first()).toBeVisible();
		},
	],
	[
		'the terms that cite a term, unfolded with a key on a phone',
		async (page) => {
			await page.setViewportSize({ width: 320, height: 700 });
			await page.goto('/l5r/glossaire/capacite/');
			const list = page.getByRole('group').filter({ hasText: /\d+ autres pages/ });
			await expect(list.getByRole('link').first()).toBeHidden();
			await list.getByText('autres pages').press('Enter');
			await expect(list.getByRole('link').last()).toBeVisible();
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
			// A link that the head of the page half covers would be told to be too small.
			await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		},
	],
];

for (const [name, open] of states) {
	test(`axe holds nothing against ${name}, in light and in dark`, async ({ page }) => {
		await open(page);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await violations(page)).toEqual([]);
		}
	});
}
