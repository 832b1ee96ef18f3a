import { expect, type Page, test } from '@playwright/test';
import { ARMOR, button, openSheets, putSheets, row, rows, said, sheetText } from './sheet-page';

// What is being typed, on a line or as the name of a sheet, is kept until it is saved or given up.

const MINE = sheetText('À moi', [[ARMOR, ''], ['Le tour']]);
const drafts = (page: Page) => page.getByRole('group', { name: 'Pas encore enregistré' });
const note = (page: Page) => page.getByLabel('Votre note');

async function typeNote(page: Page, text: string): Promise<void> {
	await putSheets(page, MINE);
	await openSheets(page);
	await page.getByRole('button', { name: 'Modifier « Armure »' }).click();
	await note(page).fill(text);
}

test('a note that was not saved is given back after the page was left, and saved', async ({ page }) => {
	await typeNote(page, 'Compter avant');
	// At once: what is typed is kept as the page goes.
	await page.goto('/a-propos/');
	await openSheets(page);
	await expect(drafts(page)).toContainText('Armure : « Compter avant »');
	await button(page, 'Reprendre « Armure »').press('Enter');
	await expect(note(page)).toHaveValue('Compter avant');
	await expect(note(page)).toBeFocused();
	await expect(drafts(page)).toHaveCount(0);
	await note(page).fill('Compter avant les dégâts');
	await button(page, 'Enregistrer').click();
	await expect(row(page, 'Compter avant les dégâts')).toHaveCount(1);
	await page.reload();
	await expect(row(page, 'Compter avant les dégâts')).toHaveCount(1);
	await expect(drafts(page)).toHaveCount(0);
});

test('a note survives its fields being closed, and goes when it is given up', async ({ page }) => {
	await typeNote(page, 'À demi');
	await page.getByRole('button', { name: 'Modifier « Armure »' }).click();
	await expect(drafts(page)).toContainText('À demi');
	await page.reload();
	await button(page, 'Oublier ce qui est écrit sur « Armure »').click();
	await expect(drafts(page)).toHaveCount(0);
	await page.reload();
	await expect(rows(page)).toHaveCount(2);
	await expect(drafts(page)).toHaveCount(0);
	await page.getByRole('button', { name: 'Modifier « Armure »' }).click();
	await expect(note(page)).toHaveValue('');
	// Escape gives up what is typed, as it always did.
	await note(page).fill('Non');
	await page.keyboard.press('Escape');
	await expect(drafts(page)).toHaveCount(0);
});

test('a draft of a line that is gone is given back with its line', async ({ page }) => {
	await typeNote(page, 'À garder');
	await page.goto('/a-propos/');
	await page.evaluate(() => localStorage.setItem('feuille:000000001', '[1,"À moi","2026-11-20",0,2,[["Le tour"]]]'));
	await openSheets(page);
	await drafts(page)
		.getByRole('button', { name: /^Reprendre/ })
		.click();
	await expect(rows(page)).toHaveCount(2);
	await button(page, 'Enregistrer').click();
	await expect(said(page)).toContainText('Elle avait été retirée dans un autre onglet : la voici de retour.');
	await expect(row(page, 'À garder')).toHaveCount(1);
});

test('a draft for which there is no room is told, and saved all the same when there is some', async ({ page }) => {
	await typeNote(page, '');
	await page.evaluate(() => {
		const write = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, text) {
			if (key.startsWith('feuille-brouillon:')) throw new DOMException('full', 'QuotaExceededError');
			write.call(this, key, text);
		};
	});
	await note(page).fill('Trop');
	await expect(page.getByText('ce que vous écrivez se perd si vous quittez la page')).toBeVisible();
	await button(page, 'Enregistrer').click();
	await expect(row(page, 'Trop')).toHaveCount(1);
});

const nameField = (page: Page) => page.getByLabel('Nom de la feuille');
const sheetName = (page: Page) => page.getByRole('heading', { level: 2, name: 'À moi' });

test('a name that was not saved is given back in its field, and saved', async ({ page }) => {
	await putSheets(page, MINE);
	await openSheets(page);
	await expect(nameField(page)).toHaveCount(0);
	await button(page, 'Renommer').click();
	await expect(nameField(page)).toBeFocused();
	await nameField(page).fill('À nous deux');
	await page.reload();
	await expect(nameField(page)).toHaveValue('À nous deux');
	// It comes back by itself: the focus stays at the top of the page.
	await expect(nameField(page)).not.toBeFocused();
	await expect(sheetName(page)).toHaveCount(1);
	await nameField(page).press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'À nous deux' })).toHaveCount(1);
	await page.reload();
	await expect(page.getByRole('heading', { level: 2, name: 'À nous deux' })).toHaveCount(1);
	await expect(nameField(page)).toHaveCount(0);
});

test('a name survives its field being closed, and goes when it is given up', async ({ page }) => {
	await putSheets(page, MINE);
	await openSheets(page);
	await button(page, 'Renommer').click();
	await nameField(page).fill('À demi');
	await button(page, 'Renommer').click();
	await expect(nameField(page)).toHaveCount(0);
	await button(page, 'Renommer').click();
	await expect(nameField(page)).toHaveValue('À demi');
	await nameField(page).press('Escape');
	await expect(nameField(page)).toHaveCount(0);
	await page.reload();
	await expect(sheetName(page)).toHaveCount(1);
	await expect(nameField(page)).toHaveCount(0);
});
