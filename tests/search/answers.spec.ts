import { expect, type Page, test } from '@playwright/test';

// Answers are read where they are found: the statement, whole; the questions that players ask; one game, or all.

const status = (page: Page) => page.getByRole('status');
const results = (page: Page) => page.getByRole('list', { name: 'Résultats' }).locator('[data-resultat]');
const questions = (page: Page) => page.getByRole('list', { name: 'Questions de joueurs' });
const search = (query: string, game?: string) =>
	`/recherche/?${new URLSearchParams({ q: query, ...(game && { jeu: game }) })}`;

test('the statements of a page that answer are shown whole, in its order, and open on the one that decides', async ({
	page,
}) => {
	await page.goto(search('15 chaînes', 'keyforge'));
	const answer = results(page).filter({ hasText: /^Chaîne\s/ });
	await expect(answer.locator('.decide')).toContainText('De 13 à 18 chaînes : 3 cartes de moins.');
	await expect(answer).toContainText(/Une chaîne est une entrave.*De 13 à 18/);
	await expect(answer.locator('mark').first()).toBeVisible();
	const link = answer.getByRole('link');
	await expect(link).toHaveAttribute('href', /^\/keyforge\/glossaire\/chaines\/#/);
	await link.click();
	await expect(page.locator(':target')).toContainText('De 13 à 18');
});

test('a list is shown with the sentence that leads it', async ({ page }) => {
	await page.goto(search('combien étapes tour', 'keyforge'));
	const answer = results(page).first();
	await expect(answer).toContainText(/cinq étapes.*Forger une clé.*Choisir une Maison.*Redresser.*Piocher/);
	await expect(answer.getByRole('link')).toHaveCount(1);
});

test('a statement whose page has several stands under its own section', async ({ page }) => {
	await page.goto(search('créature sonnée combattre', 'keyforge'));
	await expect(results(page).first()).toContainText(/^Sonné.*Ce qu’elle fait encore.*Choisie pour être combattue/);
	await expect(results(page).first()).not.toContainText('FAQ');
});

test('what players ask is proposed while one types, and a question that is chosen is answered at once', async ({
	page,
}) => {
	await page.goto('/recherche/?jeu=keyforge');
	await page.getByRole('searchbox').fill('stun attaquer');
	const proposed = questions(page).getByRole('button');
	await expect(proposed.first()).toBeVisible();
	expect(await proposed.count()).toBeLessThanOrEqual(3);
	const chosen = (await proposed.first().textContent()) ?? '';
	await proposed.first().click();
	await expect(page.getByRole('searchbox')).toHaveValue(chosen);
	await expect(page.getByRole('searchbox')).toBeFocused();
	await expect(status(page)).toContainText(`« ${chosen} »`);
	await expect(page).toHaveURL(new RegExp(encodeURIComponent(chosen.split(' ')[0] ?? '')));
	await expect(results(page).first()).toBeVisible();
});

test('the questions of the box are reached with Tab, and chosen with Enter', async ({ page }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await box.getByRole('searchbox').fill('armure combat');
	const first = box.getByRole('list', { name: 'Questions de joueurs' }).getByRole('button').first();
	await expect(first).toBeVisible();
	const question = (await first.textContent()) ?? '';
	for (let stop = 0; stop < 6 && !(await first.evaluate((button) => button === document.activeElement)); stop++)
		await page.keyboard.press('Tab');
	await expect(first).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(box.getByRole('searchbox')).toHaveValue(question);
	await expect(box.getByRole('searchbox')).toBeFocused();
});

test('without a game, each game gives its best answer, the last game first, until it is forgotten', async ({
	page,
}) => {
	await page.goto('/l5r/glossaire/duel/');
	await page.goto(search('mulligan'));
	const games = page.getByRole('list', { name: 'Résultats' }).getByRole('heading', { level: 3 });
	await expect(games.first()).toHaveText(/^L5R, votre dernier jeu/);
	await expect(games.filter({ hasText: 'KeyForge' })).toBeVisible();
	await expect(games.filter({ hasText: 'D’un jeu à l’autre' })).toBeVisible();
	// What players ask may still come, and move what is below the answers from under the pointer.
	await expect(page.getByRole('list', { name: 'Résultats' })).toHaveAttribute('aria-busy', 'false');
	await page.getByRole('button', { name: 'L’oublier' }).click();
	await expect(page.getByText('votre dernier jeu')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'L’oublier' })).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem('jeu'))).toBe(null);
});

test('the answers of one game are one press away, and the address follows', async ({ page }) => {
	await page.goto(search('mulligan'));
	await page.getByRole('button', { name: /réponses dans Arkham/ }).click();
	await expect(page.getByRole('radio', { name: 'Arkham' })).toBeChecked();
	await expect(page).toHaveURL(/jeu=arkham/);
	await expect(page.getByRole('button', { name: /réponses dans/ })).toHaveCount(0);
	await expect(results(page).nth(1)).toBeVisible();
	for (const link of await results(page).getByRole('link').all())
		await expect(link).toHaveAttribute('href', /^\/arkham\//);
});

test('a game that the query names is searched alone', async ({ page }) => {
	await page.goto(search('mulligan keyforge'));
	await expect(page.getByRole('list', { name: 'Résultats' })).toHaveAttribute('aria-busy', 'false');
	await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/keyforge/glossaire/mulligan/');
	for (const link of await results(page).getByRole('link').all())
		await expect(link).toHaveAttribute('href', /^\/keyforge\//);
});

test('a word that no index has is looked for in the text of the pages', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(search('armure', 'keyforge'));
	await expect(status(page)).toContainText('« armure »');
	expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
	await page.getByRole('searchbox').fill('jabberwock armure');
	await expect.poll(() => asked.some((url) => url.includes('/pagefind/'))).toBe(true);
});
