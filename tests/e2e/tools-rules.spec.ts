import { expect, type Page, test } from '@playwright/test';
import { toolCards } from '../../src/widgets/registry';
import { openTool, steps, tools } from './tool-pages';

test('each tool of the site is tested here', () => {
	expect(tools.map(({ card }) => card)).toEqual(expect.arrayContaining([...toolCards]));
	expect(tools).toHaveLength(toolCards.length);
});

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

for (const tool of tools) {
	const { card, address, presets } = tool;
	test(`${address}: every rule that it may cite has its place on the site`, async ({ page }) => {
		await page.goto(address);
		// What Astro hands to the island: { links: [0, { id: [0, address] }] }.
		const props = JSON.parse((await page.locator('astro-island').getAttribute('props')) ?? '{}');
		const links = Object.entries<[number, string]>(props.links[1]).map(([rule, [, link]]) => [rule, link] as const);
		expect(links.map(([rule]) => rule).sort()).toEqual([...card.regles].sort());
		for (const [rule, link] of links) expect(link).toMatch(new RegExp(`#${rule}$`));
		expect(
			await deadEnds(
				page,
				links.map(([, link]) => link),
			),
		).toEqual([]);
	});

	test(`${address}: every step that is shown links to its rule`, async ({ page }) => {
		for (const query of ['', ...presets.map((preset) => `?${preset.query}`)]) {
			await openTool(page, tool, query);
			const shown = steps(page).getByRole('listitem');
			// A case in which nothing was done yet has no step: its table and its payments cite rules all the same.
			const cited = page.locator('.outil').getByRole('link', { name: 'la règle' });
			expect(await cited.count(), query).toBeGreaterThan(0);
			await expect(shown.getByRole('link', { name: 'la règle' }), query).toHaveCount(await shown.count());
			for (const link of await cited.all())
				expect(await link.getAttribute('href')).toMatch(new RegExp(`^/${card.jeu}/.*#`));
		}
	});
}
