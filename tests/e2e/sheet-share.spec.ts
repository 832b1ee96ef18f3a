import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import {
	ARMOR,
	button,
	KEY_HAMMER,
	kept,
	openSheets,
	putSheets,
	rows,
	STEP,
	said,
	sharedAddress,
	sheetText,
} from './sheet-page';

const EVENING = sheetText('Ce soir', [
	['Le tour'],
	[STEP, '', '', 'avant tout'],
	['Armure'],
	[ARMOR, '', 'Armure d’abord'],
	[KEY_HAMMER, ''],
]);

const received = (page: Page) => page.getByRole('group', { name: 'Feuille reçue' });

/** A stored sheet as it was written: the page gives a line the print of its words as soon as it has read them. */
const withoutPrints = (text: string) => text.replace(/(#[\w-]+",")\w+(")/g, '$1$2');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link holds the whole sheet: it is read elsewhere, and kept beside what is there', async ({ page, browser }) => {
	await putSheets(page, EVENING);
	await openSheets(page);
	const address = await sharedAddress(page);
	await button(page, 'Copier le lien').click();
	await expect(said(page)).toHaveText('Lien copié.');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

	const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
	const mine = sheetText('Ce soir', [[ARMOR, '']]);
	await other.goto(new URL('/favicon.svg', address).href);
	await other.evaluate((text) => localStorage.setItem('feuille:000000001', text), mine);
	await other.goto(address);
	await expect(received(other)).toContainText('n’est pas gardée ici');
	await expect(other.getByRole('heading', { name: 'Ce soir' })).toBeVisible();
	await expect(other.locator('.lignes h3')).toHaveText(['Le tour', 'Armure']);
	await expect(other.locator('.lignes li.ligne')).toHaveText([
		/Une clé coûte 6.*avant tout/s,
		/Armure d’abord/,
		/Non, une seule/,
	]);
	expect((await kept(other)).map(withoutPrints)).toEqual([mine]);

	await received(other).getByRole('button', { name: 'Garder dans mes feuilles' }).click();
	await expect(said(other)).toHaveText('« Ce soir » est gardée avec vos feuilles.');
	await expect(other.getByRole('combobox', { name: 'Feuille' }).getByRole('option')).toHaveText([
		'Ce soir',
		'Ce soir (2)',
	]);
	await expect(rows(other)).toHaveCount(5);
	expect(withoutPrints((await kept(other))[0] ?? '')).toBe(mine);
	expect(new URL(other.url()).hash).toBe('');
	await other.context().close();
});

test('a sheet that is not kept leaves nothing', async ({ page }) => {
	await putSheets(page, EVENING);
	await openSheets(page);
	const address = await sharedAddress(page);
	await putSheets(page);
	await page.goto(address);
	await received(page).getByRole('button', { name: 'Ne pas garder' }).click();
	await expect(button(page, 'Nouvelle feuille vide')).toBeVisible();
	expect(await kept(page)).toEqual([]);
});

test('a file holds the whole sheet, and is read back beside the others', async ({ page }) => {
	await putSheets(page, EVENING);
	await openSheets(page);
	await button(page, 'Partager').click();
	const downloaded = page.waitForEvent('download');
	await button(page, 'Exporter un fichier').click();
	const file = await downloaded;
	expect(file.suggestedFilename()).toBe('ce-soir.json');
	const path = await file.path();
	expect(JSON.parse(readFileSync(path, 'utf8'))[1]).toBe('Ce soir');
	const before = await kept(page);
	await page.getByLabel('Fichier d’une feuille').setInputFiles(path);
	await expect(said(page)).toContainText('« Ce soir » est importée.');
	await expect(page.getByRole('heading', { name: 'Ce soir (2)' })).toBeVisible();
	expect((await kept(page))[0]).toBe(before[0]);
});

test('sheets are made, named, copied, chosen and deleted, with a way back', async ({ page }) => {
	await putSheets(page, EVENING);
	await openSheets(page);
	await button(page, 'Dupliquer').click();
	await expect(page.getByRole('heading', { name: 'Ce soir (2)' })).toBeVisible();
	await button(page, 'Renommer').click();
	await page.getByLabel('Nom de la feuille').fill('Tournoi');
	await page.keyboard.press('Enter');
	await expect(said(page)).toHaveText('La feuille s’appelle « Tournoi ».');
	await button(page, 'Nouvelle').click();
	await expect(rows(page)).toHaveCount(0);
	await page.getByRole('combobox', { name: 'Feuille' }).selectOption('Tournoi');
	await expect(rows(page)).toHaveCount(5);
	const before = await kept(page);
	await button(page, 'Supprimer').click();
	await expect(said(page)).toContainText('« Tournoi » est supprimée.');
	expect(await kept(page)).toHaveLength(2);
	await button(page, 'Annuler').click();
	await expect(page.getByRole('heading', { name: 'Tournoi' })).toBeVisible();
	expect(await kept(page)).toEqual(before);
});
