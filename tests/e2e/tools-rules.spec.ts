import { expect, type Page, test } from '@playwright/test';
import { toolCards } from '../../src/widgets/registry';
import { linksOf, tools } from './tool-pages';

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
	const { card, address } = tool;
	test(`${address}: every rule that it may cite has its place on the site`, async ({ page }) => {
		await page.goto(address);
		const links = await linksOf(page, card.rules);
		expect(links.length).toBeGreaterThan(5);
		expect(await deadEnds(page, links)).toEqual([]);
	});
}
