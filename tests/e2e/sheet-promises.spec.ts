import { expect, type Page, test } from '@playwright/test';
import { violations } from '../a11y/axe';
import { cutAt320, NARROW } from '../sweep/reflow';
import { watchRequests, weightOf } from '../sweep/requests';
import { ARMOR, button, KEY_HAMMER, openSheets, putSheets, rows, STEP, sheetText } from './sheet-page';

const KB = 1024;
const LONG = 'Intituléextraordinairementlongsansaucunespacepourvoir';
const sheet = sheetText('Ce soir', [
	[ARMOR, 'abcd', '', 'une note'],
	[LONG],
	[STEP, '', LONG],
	[KEY_HAMMER, ''],
	['/keyforge/outils/combat/?a=puissance.9&d=puissance.7_armure.2', '', 'Votre créature survit.'],
	['/keyforge/glossaire/armure/#armure-supprimee', ''],
]);

/** Everything of the page that opens, but what fills the screen. */
async function openAll(page: Page): Promise<void> {
	await putSheets(page, sheetText('Tournoi', []), sheet);
	await openSheets(page);
	await page.getByRole('combobox', { name: 'Feuille' }).selectOption('Ce soir');
	await rows(page)
		.first()
		.getByRole('button', { name: /^Modifier/ })
		.click();
	await button(page, 'Renommer').click();
	await button(page, 'Imprimer').click();
	await expect(page.getByLabel('Votre note')).toBeVisible();
	await expect(page.getByLabel('Page A5')).toBeVisible();
}

test('the page loads 20 KB of scripts at most, asks for nothing elsewhere, and says nothing in the console', async ({
	page,
	baseURL,
}) => {
	await putSheets(page, sheetText('Ce soir', [[ARMOR, ''], ['Titre'], [STEP, ''], [KEY_HAMMER, '']]));
	const requests = watchRequests(page, baseURL ?? '');
	await openSheets(page);
	await page.waitForLoadState('networkidle');
	const { scripts, wrong } = requests.take();
	expect(wrong).toEqual([]);
	const weight = scripts.reduce((sum, script) => sum + weightOf(script), 0);
	expect(weight).toBeGreaterThan(10 * KB);
	expect(weight).toBeLessThanOrEqual(20 * KB);
});

test('nothing is written on the device before the reader asks for it', async ({ page }) => {
	await openSheets(page);
	await expect(button(page, 'Nouvelle feuille vide')).toBeVisible();
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
	test(`axe finds nothing in ${scheme}: empty, with all open, shared, received, at the table, in a frame`, async ({
		page,
	}) => {
		test.setTimeout(90_000);
		await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
		await putSheets(page);
		await openSheets(page);
		await expect(button(page, 'Nouvelle feuille vide')).toBeVisible();
		expect(await violations(page)).toEqual([]);
		await openAll(page);
		expect(await violations(page)).toEqual([]);
		await button(page, 'Partager').click();
		const link = page.getByRole('link', { name: 'Lien vers cette feuille' });
		const address = (await link.getAttribute('href')) ?? '';
		expect(await violations(page)).toEqual([]);
		await button(page, 'À table').click();
		await expect(page.getByRole('dialog')).toBeVisible();
		expect(await violations(page, { include: '.a-table', least: ['button-name'] })).toEqual([]);
		await page.keyboard.press('Escape');
		await page.goto(address);
		await page.reload();
		await expect(page.getByRole('group', { name: 'Feuille reçue' })).toBeVisible();
		expect(await violations(page)).toEqual([]);
		await page.goto(address.replace('/ma-feuille/', '/integrer/ma-feuille/'));
		await expect(page.locator('.lignes li.ligne')).toHaveCount(5);
		expect(await violations(page)).toEqual([]);
	});
}

test('at 320 pixels nothing scrolls sideways or is cut, with all open', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await openAll(page);
	expect(await cutAt320(page)).toEqual([]);
	await button(page, 'Partager').click();
	await expect(page.getByRole('link', { name: 'Lien vers cette feuille' })).toBeVisible();
	expect(await cutAt320(page)).toEqual([]);
});

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false });

	test('the page says what it is, and leads to the aids', async ({ page }) => {
		await page.goto('/ma-feuille/');
		// Queries by text and role pass over <noscript>.
		await expect(page.locator('noscript p')).toContainText('Composer une feuille demande JavaScript.');
		await expect(page.locator('noscript p')).toBeVisible();
		await page.locator('noscript a[href="/keyforge/aide/"]').click();
		await expect(page).toHaveURL('/keyforge/aide/');
	});
});
