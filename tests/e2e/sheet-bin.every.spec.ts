import { expect, type Page, test } from '@playwright/test';
import { violations } from '../a11y/axe';
import { button, kept, openSheets, putSheets, rows, said, sheetText } from './sheet-page';

// A sheet that was deleted is found again for thirty days.

const EVENING = sheetText('Ce soir', [['Un'], ['Deux']]);
const DAY = 86_400_000;
const bin = (page: Page) => page.locator('.corbeille');
const openBin = (page: Page) => bin(page).locator('summary').press('Enter');
const binned = (page: Page) => bin(page).getByRole('listitem');

test('a deleted sheet is listed after a reload, and put back as it was, by keyboard', async ({ page }) => {
	await putSheets(page, EVENING, sheetText('Tournoi', []));
	await openSheets(page);
	await page.getByRole('combobox', { name: 'Feuille' }).selectOption('Ce soir');
	await button(page, 'Supprimer').click();
	await expect(said(page)).toHaveText('« Ce soir » est supprimée. Elle reste 30 jours dans « Feuilles supprimées ».');
	expect(await kept(page)).toHaveLength(1);
	await page.reload();
	await openBin(page);
	await expect(binned(page)).toContainText(/Ce soir supprimée le \d/);
	expect(await violations(page)).toEqual([]);
	await button(page, 'Restaurer « Ce soir »').press('Enter');
	await expect(said(page)).toHaveText('« Ce soir » est revenue.');
	await expect(page.getByRole('combobox', { name: 'Feuille' })).toBeFocused();
	await expect(rows(page)).toHaveText(['Un', 'Deux']);
	await expect(bin(page)).toHaveCount(0);
	expect((await kept(page))[0]).toBe(EVENING);
});

test('the only sheet is put back from the empty page; one is erased for good after a second press', async ({
	page,
}) => {
	await putSheets(page, EVENING);
	await openSheets(page);
	await button(page, 'Supprimer').click();
	await expect(button(page, 'Nouvelle feuille vide')).toBeVisible();
	await page.reload();
	await expect(button(page, 'Nouvelle feuille vide')).toBeVisible();
	await openBin(page);
	await button(page, 'Effacer « Ce soir » pour de bon').press('Enter');
	await expect(binned(page)).toHaveCount(1);
	await button(page, 'Oui, effacer « Ce soir » pour de bon').press('Enter');
	await expect(bin(page)).toHaveCount(0);
	expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(/^feuille-supprimee/);
});

test('sheets deleted long ago are gone; those of a clock that was ahead are not', async ({ page }) => {
	await putSheets(page, sheetText('Tournoi', []));
	await page.evaluate(
		([text, day]) => {
			for (const [at, days] of [-31, -29, 400].entries()) {
				const key = (Date.now() + days * Number(day)).toString(36).padStart(9, '0');
				localStorage.setItem(`feuille-supprimee:${key}:00000001${at}`, String(text).replace('Ce soir', `J${days}`));
			}
		},
		[EVENING, DAY],
	);
	await openSheets(page);
	await expect(bin(page).locator('summary')).toHaveText('Feuilles supprimées (2)');
	await openBin(page);
	await expect(binned(page)).toHaveText([/^J400/, /^J-29/]);
});

test('a full device takes the room of deleted sheets before it refuses a change', async ({ page }) => {
	await putSheets(page, EVENING);
	await page.evaluate((text) => {
		const big = text.replace('Ce soir', 'x'.repeat(200_000));
		localStorage.setItem(`feuille-supprimee:${Date.now().toString(36).padStart(9, '0')}:000000009`, big);
		for (let size = 1_000_000, at = 0; size >= 1; ) {
			try {
				localStorage.setItem(`autre-${at++}`, 'x'.repeat(size));
			} catch {
				size = Math.floor(size / 2);
			}
		}
	}, EVENING);
	await openSheets(page);
	await expect(bin(page)).toHaveCount(1);
	await page.getByRole('button', { name: 'Ajouter un titre' }).click();
	await expect(rows(page)).toHaveCount(3);
	await expect(bin(page)).toHaveCount(0);
});
