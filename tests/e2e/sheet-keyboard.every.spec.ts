import { expect, type Page, test } from '@playwright/test';
import { CHAPTER, handle, openSheets, rows, said } from './sheet-page';

// A sheet of forty statements, by keyboard alone: added where they are read, ordered, grouped, named, annotated, undone.

const FORTY = 40;

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
	for (let presses = 0; presses < 12; presses++) {
		const label = await page.evaluate(
			() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
		);
		if (label.replace(/\s+/g, ' ').trim().startsWith(name)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not lead to « ${name} ».`);
}

/** Adds the first rules of a chapter from their menus, without a pointer. */
async function addForty(page: Page): Promise<void> {
	await page.goto(CHAPTER);
	const signs = page.locator('.regle > .ancre');
	for (let at = 0; at < FORTY; at++) {
		await signs.nth(at).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeFocused();
		await tabTo(page, 'Ajouter à ma feuille');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('status').filter({ hasText: 'Ajouté à' })).toBeVisible();
		await page.keyboard.press('Escape');
	}
}

/** Ids of the statements, in the order of the sheet; headings by their name. */
const order = (page: Page) =>
	rows(page).evaluateAll((all) =>
		all.map((one) => one.querySelector('a')?.hash.slice(1) ?? one.querySelector('h3')?.textContent ?? ''),
	);

test('forty statements are added, ordered and grouped by keyboard alone', async ({ page }) => {
	test.setTimeout(120_000);
	await addForty(page);
	await openSheets(page);
	await expect(rows(page)).toHaveCount(FORTY);
	const before = await order(page);

	await handle(page, 0).focus();
	await expect(handle(page, 0)).toHaveAccessibleName(/^Déplacer «\s.+\s», 1 sur 40$/);
	await expect(handle(page, 0)).toHaveAccessibleDescription(/pressez ↑, ↓, Début ou Fin/);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(handle(page, 2)).toBeFocused();
	await expect(said(page)).toHaveText(/\s: 3 sur 40\.$/);
	expect(await order(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
	await page.keyboard.press('End');
	await expect(handle(page, FORTY - 1)).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(said(page)).toHaveText(/ne peut pas aller plus loin/);
	await page.keyboard.press('Home');
	expect(await order(page)).toEqual(before);

	// A heading, named where it is, then moved with what stands below it.
	await page.getByRole('button', { name: 'Ajouter un titre' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Titre du groupe')).toBeFocused();
	await page.keyboard.type('À ne pas oublier');
	await page.keyboard.press('Enter');
	await expect(rows(page).nth(FORTY).getByRole('button', { name: 'Modifier « À ne pas oublier »' })).toBeFocused();
	await handle(page, 39).focus();
	await page.keyboard.press('ArrowDown');
	await expect(said(page)).toHaveText(/41 sur 41, groupe «\sÀ ne pas oublier\s»\.$/);
	await handle(page, 39).focus();
	await page.keyboard.press('Home');
	expect((await order(page)).slice(38)).toEqual([before[38], 'À ne pas oublier', before[39]]);
	await page.getByRole('button', { name: 'Ajouter un titre' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Titre du groupe')).toBeFocused();
	await page.keyboard.type('Fin');
	await page.keyboard.press('Enter');
	await handle(page, 41).focus();
	await page.keyboard.press('ArrowUp');
	await expect(handle(page, 39)).toBeFocused();
	expect((await order(page)).slice(38)).toEqual([before[38], 'Fin', 'À ne pas oublier', before[39]]);

	await page.reload();
	await expect(rows(page)).toHaveCount(42);
	expect((await order(page)).slice(38)).toEqual([before[38], 'Fin', 'À ne pas oublier', before[39]]);
});

test('a line is named, annotated, moved with what is being written, and taken away', async ({ page }) => {
	await openSheets(page, '?ajouter=%2Fkeyforge%2Fglossaire%2Farmure%2F%23armure-annule');
	await expect(rows(page)).toHaveCount(1);
	await openSheets(page, '?ajouter=%2Fkeyforge%2Fglossaire%2Farmure%2F%23armure-consommee');
	await expect(rows(page)).toHaveCount(2);
	await rows(page).first().getByRole('button', { name: 'Modifier « Armure »' }).press('Enter');
	await expect(page.getByLabel('Votre titre')).toBeFocused();
	await page.keyboard.type('Armure d’abord');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Compter avant les dégâts');
	await tabTo(page, 'Descendre « Armure »');
	await page.keyboard.press('Enter');
	await expect(rows(page).last()).toContainText('Armure d’abord');
	await expect(rows(page).last()).toContainText('Compter avant les dégâts');
	await expect(page.getByRole('button', { name: 'Descendre « Armure d’abord »' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Modifier « Armure d’abord »' })).toBeFocused();

	await page.keyboard.press('Enter');
	await tabTo(page, 'Retirer « Armure d’abord »');
	await page.keyboard.press('Enter');
	await expect(said(page)).toHaveText('« Armure d’abord » est retiré.');
	await expect(rows(page)).toHaveCount(1);
	await expect(handle(page, 0)).toBeFocused();
	await page.getByRole('button', { name: 'Annuler' }).press('Enter');
	await expect(rows(page)).toHaveCount(2);
	await expect(rows(page).last()).toContainText('Compter avant les dégâts');
});
