import { expect, type Page, test } from '@playwright/test';

// A query with the figures of a case: its tool answers first, and each figure can be changed there.

const list = (page: Page) => page.getByRole('list', { name: 'Résultats' });
const worked = (page: Page) => list(page).getByRole('listitem').first();

test('answers a case before the rules, and opens it in its tool', async ({ page }) => {
	await page.goto('/recherche/?jeu=keyforge');
	const field = page.getByRole('searchbox');
	await field.fill('6 chaînes 4 cartes en main');
	await expect(worked(page)).toContainText('Calculateur de chaînes');
	await expect(worked(page).getByRole('status')).toHaveText(
		/^Vous piochez 1 carte au lieu de 2 et une chaîne se brise/,
	);
	await expect(worked(page)).toContainText('Compris : chaînes · cartes en main');
	await expect(list(page).locator('[data-resultat]').nth(1)).toBeVisible();

	const chains = worked(page).getByRole('spinbutton', { name: 'chaînes' });
	await expect(chains).toHaveValue('6');
	await chains.fill('13');
	await expect(field).toHaveValue('13 chaînes 4 cartes en main');
	await expect(worked(page).getByRole('status')).toHaveText(/^Vous ne piochez rien, mais une chaîne se brise/);
	await expect(chains).toBeFocused();
	await expect(page).toHaveURL(/q=13\+cha/);

	await worked(page).getByRole('link', { name: 'Ouvrir ce cas dans l’outil' }).click();
	await expect(page).toHaveURL('/keyforge/outils/chaines/?chaines=13&main=4');
});

test('keeps a field under the hand while its figure is typed, and gives it back to the query when nothing is sure', async ({
	page,
}) => {
	await page.goto('/recherche/?q=keyforge+quinze+cha%C3%AEnes');
	const chains = worked(page).getByRole('spinbutton', { name: 'chaînes' });
	await chains.focus();
	await page.keyboard.press('ArrowUp');
	await expect(chains).toHaveValue('16');
	await expect(chains).toBeFocused();
	await expect(page.getByRole('searchbox')).toHaveValue('keyforge 16 chaînes');
	await chains.fill('0');
	await expect(page.getByRole('searchbox')).toBeFocused();
	await expect(list(page).locator('.cas')).toHaveCount(0);
});

test('answers a case of one game where all are searched, in the box too', async ({ page }) => {
	await page.goto('/');
	await page.keyboard.press('/');
	await page.getByRole('dialog').getByRole('searchbox').fill('attaque 9 contre allié 4 défenseur');
	await expect(worked(page)).toContainText('Mistborn');
	await expect(worked(page).getByRole('status')).toHaveText(
		/^Le Défenseur A1 est tué\. Le joueur A perd 5 points de vie/,
	);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/mistborn\/outils\/combat\/\?/);
});

test('says nothing of what is no case', async ({ page }) => {
	await page.goto('/recherche/?jeu=keyforge&q=combien+de+cha%C3%AEnes+max');
	await expect(list(page).getByRole('link').first()).toBeVisible();
	await expect(list(page).locator('.cas')).toHaveCount(0);
});

test('leads to the tool when its code cannot come', async ({ page, context }) => {
	await context.route(/case-answer[^/]*\.js$/, (route) => route.abort());
	await page.goto('/recherche/?jeu=keyforge&q=15+cha%C3%AEnes');
	await expect(worked(page).getByRole('status')).toHaveText('Le résultat est dans l’outil.');
	await expect(worked(page).getByRole('link')).toHaveAttribute('href', '/keyforge/outils/chaines/?chaines=15&main=0');
});

test('keeps the place of the answer until it comes', async ({ page, context }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await context.route(/case-answer[^/]*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/recherche/?jeu=mistborn&q=acier+acier+potin');
	const next = list(page).locator('.cas + li');
	await expect(next).toBeVisible();
	await expect(worked(page).getByRole('status')).toBeEmpty();
	const before = await worked(page).boundingBox();
	release();
	await expect(worked(page).getByRole('status')).toHaveText(/^Impossible\. Le jeton Acier a déjà servi/);
	expect((await worked(page).boundingBox())?.height).toBe(before?.height);
});
