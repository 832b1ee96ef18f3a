import { expect, type Page, test } from '@playwright/test';
import { RULES } from '../../src/rules/keyforge/fight';
import { presets } from '../../src/widgets/keyforge/fight/presets';
import { CHAPTER, FULL, openTool, steps, TOOL } from './combat-page';
import { linksOf } from './tool-pages';

/** Which of these addresses lead to no element of a page of the site. */
async function deadEnds(page: Page, addresses: Iterable<string>): Promise<string[]> {
	const dead: string[] = [];
	const pages = new Map<string, string>();
	for (const address of addresses) {
		const url = new URL(address, page.url());
		if (!pages.has(url.pathname)) {
			const response = await page.request.get(url.pathname);
			pages.set(url.pathname, response.ok() ? await response.text() : '');
		}
		const id = decodeURIComponent(url.hash.slice(1));
		if (!id || !pages.get(url.pathname)?.includes(` id="${id}"`)) dead.push(address);
	}
	return dead;
}

for (const address of [TOOL, CHAPTER]) {
	test(`every rule that the tool of ${address} may cite has its place on the site`, async ({ page }) => {
		await page.goto(address);
		const links = await linksOf(page, [...RULES, 'enrager-doit-combattre']);
		expect(await deadEnds(page, links)).toEqual([]);
	});
}

test('every step that is shown links to a rule that is there', async ({ page }) => {
	const shown = new Set<string>();
	for (const query of [FULL, ...presets.map((preset) => `?${preset.query}`)]) {
		await openTool(page, query);
		const links = steps(page).getByRole('listitem').getByRole('link', { name: 'la règle' });
		expect(await links.count()).toBe(await steps(page).getByRole('listitem').count());
		for (const link of await steps(page).getByRole('link').all()) shown.add((await link.getAttribute('href')) ?? '');
	}
	expect(shown.size).toBeGreaterThan(20);
	expect(await deadEnds(page, shown)).toEqual([]);
});

test('a rule is one tap away, at its own line', async ({ page }) => {
	await openTool(page);
	await steps(page)
		.getByRole('listitem')
		.filter({ hasText: 'L’armure de la créature adverse' })
		.getByRole('link')
		.click();
	await expect(page).toHaveURL('/keyforge/glossaire/armure/#armure-annule');
	await expect(page.locator('#armure-annule')).toBeInViewport();
});

test('the page lists the pages whose rules it applies', async ({ page }) => {
	await page.goto(TOOL);
	const section = page.getByRole('main').locator('section').filter({ hasText: 'Les règles viennent de ces pages' });
	for (const name of ['armure', 'assaut', 'enrager', 'poison', 'provocation'])
		await expect(section.getByRole('link', { name, exact: true })).toBeVisible();
});
