import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { handle, kept, openSheets, putSheets, rows, sheetText } from './sheet-page';

// One sheet in two tabs: each gesture is done on what is written then, by the line and not by its place.

const LINES = ['Un', 'Deux', 'Trois'];
const titles = (page: Page) => page.locator('.lignes h3').allTextContents();

async function twoTabs(page: Page, context: BrowserContext): Promise<Page> {
	await putSheets(
		page,
		sheetText(
			'À moi',
			LINES.map((line) => [line]),
		),
	);
	await openSheets(page);
	const other = await context.newPage();
	await openSheets(other);
	return other;
}

const edit = (page: Page, name: string) => page.getByRole('button', { name: `Modifier « ${name} »` }).click();
const field = (page: Page) => page.getByLabel('Titre du groupe');

async function take(page: Page, name: string): Promise<void> {
	await edit(page, name);
	await page.getByRole('button', { name: `Retirer « ${name} »` }).click();
}

test('a line taken away above, or moved, steals neither the draft nor the focus of the other tab', async ({
	page,
	context,
}) => {
	const other = await twoTabs(page, context);
	await edit(page, 'Deux');
	await field(page).fill('Deux et');
	await take(other, 'Un');
	await expect(rows(page)).toHaveCount(2);
	await expect(field(page)).toBeFocused();
	await handle(other, 0).focus();
	await other.keyboard.press('End');
	await expect(rows(page).first()).toContainText('Trois');
	await expect(field(page)).toBeFocused();
	await page.keyboard.type(' demi');
	await page.keyboard.press('Enter');
	await expect.poll(() => titles(other)).toEqual(['Trois', 'Deux et demi']);
	await expect.poll(() => titles(page)).toEqual(['Trois', 'Deux et demi']);
});

test('a line taken away while it is written on stays in sight, and comes back when it is saved', async ({
	page,
	context,
}) => {
	const other = await twoTabs(page, context);
	await edit(page, 'Deux');
	await field(page).fill('Deux et demi');
	await take(other, 'Deux');
	await expect(rows(page).nth(1)).toContainText('Cette ligne vient d’être retirée dans un autre onglet');
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue('Deux et demi');
	await page.keyboard.press('Enter');
	await expect.poll(() => titles(other)).toEqual(['Un', 'Deux et demi', 'Trois']);
});

test('what another tab wrote between the reading and the gesture stays', async ({ page }) => {
	await putSheets(page, sheetText('À moi', [['Un']]));
	await openSheets(page);
	// An older version of the site, from which no event has come yet.
	await page.evaluate(() => {
		localStorage.setItem('feuille:000000001', JSON.stringify([1, 'À moi', '', 0, 2, [['Trois']]]));
	});
	await page.getByRole('button', { name: 'Ajouter un titre' }).click();
	await expect(rows(page)).toHaveCount(2);
	await expect(rows(page).first()).toContainText('Trois');
});

test('a sheet chosen in one tab leaves the other where it is; one that is deleted is told', async ({
	page,
	context,
}) => {
	await putSheets(page, sheetText('Ce soir', [['Un']]), sheetText('Tournoi', [['Deux']]));
	await openSheets(page);
	const other = await context.newPage();
	await openSheets(other);
	await edit(page, 'Deux');
	await field(page).fill('Deux et demi');
	await other.getByRole('combobox', { name: 'Feuille' }).selectOption('Ce soir');
	await other.getByRole('button', { name: 'Ajouter un titre' }).click();
	await expect(rows(other)).toHaveCount(2);
	await expect(field(page)).toHaveValue('Deux et demi');
	await other.getByRole('combobox', { name: 'Feuille' }).selectOption('Tournoi');
	await other.getByRole('button', { name: 'Supprimer' }).click();
	await expect(page.locator('.message')).toContainText('Cette feuille vient d’être supprimée dans un autre onglet.');
	await page.getByText('Feuilles supprimées (1)').click();
	await page.getByRole('button', { name: 'Restaurer « Tournoi »' }).click();
	await expect(page.getByRole('group', { name: 'Pas encore enregistré' })).toContainText('Deux et demi');
});

test('two tabs that add at once lose nothing', async ({ page, context }) => {
	const EACH = 20;
	await putSheets(page);
	await page.goto('/arkham/regles/ennemis/');
	const other = await context.newPage();
	await other.goto('/arkham/regles/cartes/');
	/** Adds the first rules of a page from their menu, as fast as it goes. */
	const add = (tab: Page) =>
		tab.evaluate(async (most) => {
			const until = async (done: () => unknown) => {
				while (!done()) await new Promise((wait) => setTimeout(wait));
			};
			for (const anchor of [...document.querySelectorAll<HTMLElement>('.regle > .ancre')].slice(0, most)) {
				// The menu of the one before closes.
				document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
				anchor.click();
				const menu = '[aria-label="Citer cette règle"]';
				await until(() => document.querySelector(`${menu}:not([hidden])`));
				const told = document.querySelector(`${menu} [role="status"]`) as HTMLElement;
				told.textContent = '';
				[...document.querySelectorAll<HTMLElement>(`${menu} button`)]
					.find((one) => one.textContent === 'Ajouter à ma feuille')
					?.click();
				await until(() => told.textContent);
				if (!told.textContent?.startsWith('Ajouté')) throw new Error(told.textContent ?? '');
			}
		}, EACH);
	await Promise.all([add(page), add(other)]);
	await expect.poll(async () => JSON.parse((await kept(page))[0] ?? '')[5].length).toBe(2 * EACH);
	expect(await kept(page)).toHaveLength(1);
});
