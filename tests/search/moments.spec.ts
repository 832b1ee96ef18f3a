import { expect, type Page, test } from '@playwright/test';

// « Quand puis-je… »: what answers leads to its step in a chart.

const search = (query: string, game: string) => `/recherche/?${new URLSearchParams({ q: query, jeu: game })}`;
const answers = (page: Page) => page.getByRole('list', { name: 'Résultats' });

test('a question that asks for a moment opens the chart at its step, one arrow below the first answer', async ({
	page,
}) => {
	await page.goto(search('quand est-ce que je pioche', 'keyforge'));
	await expect(answers(page)).toHaveAttribute('aria-busy', 'false');
	const step = answers(page).getByRole('link', { name: 'Voir à l’étape 5.1 du tour' });
	await expect(step).toHaveCount(1);
	await page.getByRole('searchbox', { name: 'Chercher une règle ou un terme' }).focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(step).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/keyforge\/deroulement\/tour\/#sequence-piocher$/);
	await expect(page.locator(':target')).toContainText('Piochez jusqu’à six cartes en main');
});

test('what may be done at several steps leads to all its moments, from the box too', async ({ page }) => {
	await page.goto('/l5r/glossaire/reaction/');
	await page.keyboard.press('/');
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await box.getByRole('searchbox').fill('quand peut-on utiliser une réaction');
	await box.getByRole('link', { name: /^Quand puis-je utiliser une réaction.*Voir les \d+ moments$/ }).click();
	await expect(page).toHaveURL(/\/l5r\/deroulement\/#quand-reaction$/);
	await expect(page.locator(':target')).toContainText('utiliser une réaction');
	await expect(box).toBeHidden();
});

test('what asks for no moment, or has none in the charts, has no such line', async ({ page }) => {
	for (const query of ['piocher des cartes', 'je peux quand même piocher', 'quand a été publié le jeu']) {
		await page.goto(search(query, 'keyforge'));
		await expect(answers(page)).toHaveAttribute('aria-busy', 'false');
		await expect(answers(page).locator('.vers-etape'), query).toHaveCount(0);
	}
});
