import { expect, type Page, test } from '@playwright/test';
import { openTool, tools } from './tool-pages';

// The site is published anew while a page of it is open: what the page brings late is gone from the server.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargé' });

/** The server answers so to files whose name begins so, however they are asked for; gives back what mends it. */
async function answerWith(page: Page, names: RegExp, status: number): Promise<() => Promise<void>> {
	const files = new RegExp(`/_astro/${names.source}[^/]*$`);
	await page.route(files, (route) => route.fulfill({ status, body: '' }));
	return () => page.unroute(files);
}

for (const { card, address, presets } of tools) {
	test(`${card.game}, ${card.slug}: a tool that is gone says so, and a reload brings it at its case`, async ({
		page,
	}) => {
		const query = `?${presets[0]?.query}`;
		const mend = await answerWith(page, /(?:arkham|keyforge|l5r|mistborn)-/, 404);
		await page.goto(`${address}${query}`);
		await expect(note(page)).toContainText('Le site a été mis à jour.');
		await expect(button(page, 'Réessayer')).toHaveCount(0);
		const at = page.url();
		await mend();
		await button(page, 'Recharger').click();
		await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
		await expect(note(page)).toHaveCount(0);
		expect(page.url()).toBe(at);
	});
}

const [skillTest] = tools.filter(({ card }) => card.slug === 'test-de-competence');
if (!skillTest) throw new Error('The skill test is not in the list.');

test('a part that is gone says so, and what was typed is there after the reload', async ({ page }) => {
	const mend = await answerWith(page, /SymbolFields/, 404);
	await openTool(page, skillTest);
	await page
		.getByRole('spinbutton', { name: /^Icônes/ })
		.first()
		.fill('4');
	await page.getByText('Effet des symboles').click();
	await expect(note(page)).toContainText('Le site a été mis à jour.');
	await mend();
	await button(page, 'Recharger').press('Enter');
	await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
	await expect(page.getByRole('spinbutton', { name: /^Icônes/ }).first()).toHaveValue('4');
	await page.getByText('Effet des symboles').click();
	await expect(page.getByRole('group', { name: 'Crâne' })).toBeVisible();
});

test('a server in trouble is no new version: the part is asked for again', async ({ page }) => {
	const mend = await answerWith(page, /SymbolFields/, 500);
	await openTool(page, skillTest);
	await page.getByText('Effet des symboles').click();
	await expect(note(page)).toHaveCount(1);
	await expect(note(page)).not.toContainText('mis à jour');
	await mend();
	await button(page, 'Réessayer').click();
	await expect(page.getByRole('group', { name: 'Crâne' })).toBeVisible();
});

test('a part that failed once and is there comes without a word, at another address', async ({ page }) => {
	await page.route(/\/SymbolFields/, (route) => route.fulfill({ status: 500 }), { times: 1 });
	await openTool(page, skillTest);
	await page.getByText('Effet des symboles').click();
	await expect(page.getByRole('group', { name: 'Crâne' })).toBeVisible();
	await expect(note(page)).toHaveCount(0);
});

for (const [name, file] of [
	['the code', '/_astro/bring.'],
	['the data', '/deroulement/schemas/'],
] as const) {
	test(`a stepper whose chart lost ${name} says so, and a reload brings it`, async ({ page }) => {
		await page.route(
			(url) => url.pathname.includes(file),
			(route) => route.fulfill({ status: 404 }),
		);
		await page.goto('/mistborn/deroulement/tour/');
		await page.locator('[data-suiveur]').scrollIntoViewIfNeeded();
		await expect(note(page)).toContainText('Le site a été mis à jour.');
		await page.unrouteAll();
		await button(page, 'Recharger').click();
		await expect(page.locator('[data-suiveur][data-pret]')).toHaveCount(1);
	});
}

test('a part of the page of sheets that is gone says so', async ({ page }) => {
	await answerWith(page, /Empty/, 404);
	await page.goto('/ma-feuille/');
	await expect(note(page)).toContainText('Le site a été mis à jour.');
	await expect(button(page, 'Recharger')).toBeVisible();
});
