import { expect, test } from '@playwright/test';
import { button, CHAPTER, creature, number, openTool, query, steps, TOOL, verdict } from './combat-page';
import { FULL_FIGHT } from './tool-pages';

test.describe('in the chapter', () => {
	test('the tool works and leaves the address of the chapter alone', async ({ page }) => {
		await openTool(page, '#combattre-aucune-cible', CHAPTER);
		const entries = await page.evaluate(() => history.length);
		await number(creature(page), 'Puissance').fill('9');
		await expect(verdict(page)).toHaveText('La créature adverse est détruite, la vôtre survit.');
		await page.getByRole('button', { name: 'Escarmouche contre hasardeux' }).click();
		await expect(verdict(page)).toHaveText('Les deux créatures survivent.');
		await button(page, 'Recommencer').click();
		await expect(verdict(page)).toHaveText('Votre créature est détruite, la créature adverse survit.');
		await expect(page).toHaveURL(`${CHAPTER}#combattre-aucune-cible`);
		expect(await page.evaluate(() => history.length)).toBe(entries);
	});

	test('a query of the chapter is not the tool’s', async ({ page }) => {
		await openTool(page, '?a=puissance.99&force=1', CHAPTER);
		await expect(number(creature(page), 'Puissance')).toHaveValue('4');
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect.poll(() => query(page)).toBe('?a=puissance.99&force=1');
	});

	test('the link to the case leads to the tool’s own page', async ({ page }) => {
		await openTool(page, '', CHAPTER);
		await number(creature(page), 'Puissance').fill('9');
		await page.getByRole('link', { name: 'Lien vers ce cas' }).click();
		await expect(page).toHaveURL(`${TOOL}?a=puissance.9&d=puissance.5_armure.1`);
		await expect(verdict(page)).toHaveText('La créature adverse est détruite, la vôtre survit.');
	});
});

for (const [address, query] of [
	[TOOL, '?a=puissance.9&d=puissance.2_aombre.1&suite=tour'],
	[CHAPTER, ''],
] as const) {
	test(`the headings of ${address} go down one level at a time`, async ({ page }) => {
		await openTool(page, query, address);
		const levels = await page
			.getByRole('main')
			.getByRole('heading')
			.evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
		expect(levels[0]).toBe(1);
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
	});
}

test('in the chapter, the tool’s headings are under the section that presents it', async ({ page }) => {
	await openTool(page, '', CHAPTER);
	await expect(page.getByRole('heading', { name: 'Pas à pas' })).toHaveJSProperty('tagName', 'H3');
	await expect(steps(page).getByRole('heading', { name: 'Le combat' })).toHaveJSProperty('tagName', 'H4');
});

test('every step of a full fight links to a rule', async ({ page }) => {
	await openTool(page, FULL_FIGHT);
	const shown = await steps(page).getByRole('listitem').count();
	expect(shown).toBeGreaterThan(20);
	await expect(steps(page).getByRole('listitem').getByRole('link', { name: 'la règle' })).toHaveCount(shown);
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
