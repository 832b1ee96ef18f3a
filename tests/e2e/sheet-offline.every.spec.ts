import { expect, test } from '@playwright/test';
import { isKept } from './offline-page';
import { ARMOR, button, CHAPTER, openSheets, putSheets, row, rows, sheetText } from './sheet-page';

test.use({ serviceWorkers: 'allow' });

const PASSAGES = '/recherche/donnees/keyforge-passages.json';

test('a sheet is read, ordered and taken to the table without network, with the pages of its rules', async ({
	page,
	context,
}) => {
	test.setTimeout(60_000);
	await page.goto(CHAPTER);
	const hashes = await page
		.locator('.regle > .ancre')
		.evaluateAll((all) => all.slice(0, 39).map((one) => (one as HTMLAnchorElement).hash));
	await putSheets(page, sheetText('Ce soir', [[ARMOR, ''], ...hashes.map((hash) => [`${CHAPTER}${hash}`, ''])]));
	await openSheets(page);
	for (const path of ['/ma-feuille/', PASSAGES, '/keyforge/glossaire/armure/', CHAPTER])
		await expect.poll(() => isKept(page, path), { timeout: 15_000 }).toBe(true);
	// What a press asks for comes by itself, once the worker keeps it.
	await expect
		.poll(() =>
			page.evaluate(async () => {
				const keys = await (await caches.open('arbitre-fichiers')).keys();
				return keys.some(({ url }) => url.includes('TableView')) && keys.some(({ url }) => url.includes('/code.'));
			}),
		)
		.toBe(true);

	await context.setOffline(true);
	await openSheets(page);
	await expect(rows(page)).toHaveCount(40);
	await expect(row(page, 'L’armure annule des dégâts')).toBeVisible();
	await expect(page.getByText('Sans réseau')).toHaveCount(0);
	await rows(page)
		.nth(0)
		.getByRole('button', { name: /^Déplacer/ })
		.press('End');
	await expect(rows(page).last()).toContainText('L’armure annule des dégâts');
	await button(page, 'À table').click();
	await expect(page.getByRole('dialog').getByText('L’armure annule des dégâts')).toBeVisible();
	await page.keyboard.press('Escape');
	await row(page, 'L’armure annule des dégâts').getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1, name: 'Armure' })).toBeVisible();
});

test('words last seen stand in for a file that the device lost, and say so', async ({ page, context }) => {
	await putSheets(page, sheetText('Ce soir', [[ARMOR, '']]));
	await openSheets(page);
	await expect.poll(() => isKept(page, '/ma-feuille/'), { timeout: 15_000 }).toBe(true);
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('feuille-mots:000000001') ?? ''))
		.toContain('L’armure');
	// Deleted before the worker has it, it would be kept afterwards.
	await expect.poll(() => isKept(page, PASSAGES), { timeout: 15_000 }).toBe(true);
	await page.evaluate(
		async (file) => (await caches.open('arbitre-fichiers')).delete(file, { ignoreSearch: true }),
		PASSAGES,
	);
	await context.setOffline(true);
	await openSheets(page);
	await expect(row(page, 'L’armure annule des dégâts')).toContainText('Sans réseau : texte lu la dernière fois.');
	await context.setOffline(false);
	await expect(rows(page)).not.toContainText('Sans réseau');
});
