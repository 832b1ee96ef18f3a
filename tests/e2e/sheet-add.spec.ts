import { expect, type Page, test } from '@playwright/test';
import { ARMOR, KEY_HAMMER, kept, openSheets, putSheets, row, rows, SHEET, said, sheetText } from './sheet-page';

const menu = (page: Page) => page.getByRole('group', { name: 'Citer cette règle' });
const bubble = (page: Page) => page.getByRole('group', { name: 'Ma feuille' });

/** Adds a rule from its menu. */
async function addRule(page: Page, ref: string): Promise<void> {
	const [address, id] = ref.split('#');
	await page.goto(address ?? '');
	await page.locator(`#${id} > .ancre`).click();
	await menu(page).getByRole('button', { name: 'Ajouter à ma feuille' }).click();
	// It is written once it is told: whoever leaves before does not know.
	await expect(menu(page).getByRole('status')).toContainText('Ajouté');
}

test('a rule is added from its menu, told with its sheet, and taken away again', async ({ page }) => {
	await addRule(page, ARMOR);
	const told = menu(page).getByRole('status');
	await expect(told).toHaveText('Ajouté à « Ma feuille » Annuler');
	await expect(told.getByRole('link')).toHaveAttribute('href', SHEET);
	await told.getByRole('button', { name: 'Annuler' }).click();
	await expect(told).toHaveText('Retiré de la feuille.');
	await expect(told).toBeFocused();
	await menu(page).getByRole('button', { name: 'Ajouter à ma feuille' }).click();
	await menu(page).getByRole('button', { name: 'Ajouter à ma feuille' }).click();
	await expect(told).toHaveText('Déjà sur « Ma feuille »');
	await told.getByRole('link').click();
	await expect(row(page, 'L’armure annule des dégâts')).toContainText('Armure KeyForge');
	await expect(rows(page)).toHaveCount(1);
});

test('a question comes with its whole answer, and a definition with its term', async ({ page }) => {
	await addRule(page, KEY_HAMMER);
	await addRule(page, '/keyforge/glossaire/armure/#armure-definition');
	await openSheets(page);
	await expect(rows(page)).toHaveCount(2);
	await expect(rows(page).first()).toContainText(/Marteau à Clé les défait-il.*Non, une seule/s);
	await expect(rows(page).last()).toContainText(/Armure.*annule, à chaque tour/s);
});

test('a step of a chart and the whole chart are added from the chart', async ({ page }) => {
	await page.goto('/keyforge/deroulement/tour/');
	const step = page.locator('#sequence-forger-verifier');
	await step.locator('summary').click();
	await step.getByRole('link', { name: 'Ajouter à ma feuille' }).click();
	await expect(bubble(page).getByRole('status')).toContainText('Ajouté à « Ma feuille »');
	await page.keyboard.press('Escape');
	await expect(bubble(page)).toBeHidden();
	await expect(step.getByRole('link', { name: 'Ajouter à ma feuille' })).toBeFocused();
	await page.getByRole('link', { name: 'Ajouter ce schéma à ma feuille' }).click();
	await expect(bubble(page).getByRole('status')).toContainText('Ajouté');
	await openSheets(page);
	await expect(rows(page).first()).toContainText('1.1. Pouvez-vous forger une clé ?');
	await expect(rows(page).first()).toContainText('Qui : le joueur actif');
	await expect(rows(page).last()).toContainText('4. Redresser les cartes : 4.1. Redressez toutes vos cartes');
});

test('the case of a tool keeps its answer as a name, and opens again', async ({ page }) => {
	const CASE = '/keyforge/outils/combat/?a=puissance.9&d=puissance.7_armure.2';
	await page.goto(CASE);
	await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
	const verdict = (await page.locator('.verdict').textContent()) ?? '';
	await page.getByRole('button', { name: 'Ajouter à ma feuille' }).click();
	await expect(bubble(page).getByRole('status')).toContainText('Ajouté');
	await openSheets(page);
	await expect(rows(page)).toContainText('Calculateur de combat');
	await rows(page).getByRole('link', { name: verdict }).click();
	await expect(page).toHaveURL(CASE);
	await expect(page.locator('.verdict')).toHaveText(verdict);
});

test('what is added goes to the sheet that is open', async ({ page }) => {
	await putSheets(page, sheetText('Ce soir', []), sheetText('Tournoi', []));
	await openSheets(page);
	await page.getByRole('combobox', { name: 'Feuille' }).selectOption('Ce soir');
	await addRule(page, ARMOR);
	await expect(menu(page).getByRole('status')).toContainText('Ajouté à « Ce soir »');
	expect((await kept(page))[1]).toBe(sheetText('Tournoi', []));
});

test('a link that adds works without the script of its page, and adds once', async ({ page }) => {
	await openSheets(page, `?ajouter=${encodeURIComponent(ARMOR)}`);
	await expect(rows(page)).toHaveCount(1);
	await expect(said(page)).toHaveText('Ajouté à « Ma feuille ».');
	await expect(page).toHaveURL(SHEET);
	await page.reload();
	await expect(rows(page)).toHaveCount(1);
	await page.goto(`${SHEET}?ajouter=${encodeURIComponent('https://autre.example/')}`);
	await expect(page.getByRole('alert')).toHaveText('Ce que ce lien demande n’est pas de ce site : rien n’est ajouté.');
	await expect(rows(page)).toHaveCount(1);
});

test('an aid becomes a sheet: a heading a part, its lines as the aid says them', async ({ page }) => {
	await page.goto('/keyforge/aide/');
	const parts = page.locator('.aide section');
	const titles = await parts.locator('h2').allTextContents();
	const line = parts.first().locator('li > a').first();
	const [label = '', href = ''] = [await line.locator('b').textContent(), await line.getAttribute('href')];
	await page.getByRole('link', { name: 'Faire ma feuille de cette aide' }).click();
	await expect(page.locator('.lignes h3')).toHaveText(titles);
	const first = rows(page).nth(1).getByRole('link');
	await expect(first).toHaveText((label ?? '').trim().replace(/\.$/, ''));
	await expect(first).toHaveAttribute('href', href ?? '');
	await button(page).click();
	await expect(rows(page).nth(1)).not.toHaveText('');
	expect((await kept(page)).length).toBe(1);
});

/** « Textes courts ». */
const button = (page: Page) => page.getByRole('button', { name: 'Textes courts' });
