import { expect, type Page, test } from '@playwright/test';
import { toolCards } from '../../src/widgets/registry';
import { answer, openTool, sampleTools, steps, tools, verdict } from './tool-pages';

/** Every step shown links to a rule of the game. */
async function expectCited(page: Page, jeu: string): Promise<void> {
	const shown = steps(page).getByRole('listitem');
	await expect(shown.getByRole('link', { name: 'la règle' })).toHaveCount(await shown.count());
	// A case in which nothing was done yet has no step: its table and its payments cite rules all the same.
	const cited = await page
		.locator('.outil a.regle-citee')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	expect(cited.length).toBeGreaterThan(0);
	for (const link of cited) expect(link).toMatch(new RegExp(`^/${jeu}/.*#`));
}

test('each tool of the site is tested here', () => {
	expect(tools.map(({ card }) => card)).toEqual(expect.arrayContaining([...toolCards]));
	expect(tools).toHaveLength(toolCards.length);
});

for (const tool of sampleTools) {
	const { card, address, presets, mistaken } = tool;

	test(`${address}: each question opens its case, whose steps cite rules, at an address that anyone can send`, async ({
		page,
		browser,
	}) => {
		test.setTimeout(120_000);
		await openTool(page, tool);
		await expectCited(page, card.game);
		const friend = await browser.newPage();
		const answers = new Set([await answer(page)]);
		// All are written to the address; some are opened by someone else.
		const sent = new Set([0, Math.floor(presets.length / 2), presets.length - 1]);
		for (const [at, { query }] of presets.entries()) {
			const button = page.locator('.questions-types button').nth(at);
			await button.click();
			await expect(button).toHaveAttribute('aria-current', 'true');
			await expect(page.locator('.questions-types [aria-current]')).toHaveCount(1);
			await expect(page.getByRole('alert')).toHaveCount(0);
			await expect.poll(() => page.evaluate(() => location.search)).toBe(`?${query}`);
			const said = await answer(page);
			answers.add(said);
			if (!sent.has(at)) continue;
			await openTool(friend, tool, `?${query}`);
			await expect(friend.getByRole('alert')).toHaveCount(0);
			await expect(verdict(friend)).toHaveText(said);
			await expectCited(friend, card.game);
		}
		expect(answers.size, 'questions have several answers').toBeGreaterThan(2);
		await friend.close();
	});

	test(`${address}: « Recommencer » returns to the default case, « Back » to the one before`, async ({ page }) => {
		const query = `?${presets[0]?.query}`;
		await openTool(page, tool);
		const usual = await answer(page);
		await openTool(page, tool, query);
		const asked = await answer(page);
		await page.getByRole('button', { name: 'Recommencer' }).click();
		await expect(page).toHaveURL(address);
		await expect(verdict(page)).toHaveText(usual);
		await page.goBack();
		await expect.poll(() => page.evaluate(() => location.search)).toBe(query);
		await expect(verdict(page)).toHaveText(asked);
	});

	for (const query of mistaken) {
		test(`${address}${query} is answered, and its mistake told`, async ({ page }) => {
			await openTool(page, tool, query);
			await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1);
			await expect(verdict(page)).toHaveText(/\S/);
		});
	}
}
