import { expect, type Page, test } from '@playwright/test';

// A question that statements of two pages answer: they are one passage, and each page is one press away.

const answers = (page: Page) => page.getByRole('list', { name: 'Résultats' });
const question = 'puis-je attaquer un ennemi distant engagé avec un autre';

async function open(page: Page): Promise<void> {
	await page.goto(`/recherche/?${new URLSearchParams({ q: question, jeu: 'arkham' })}`);
	await expect(answers(page)).toHaveAttribute('aria-busy', 'false');
}

test('what another page says completes the first answer, under its own link, and is said once', async ({ page }) => {
	await open(page);
	const items = answers(page).getByRole('listitem');
	const [first, second] = [items.first(), items.nth(1)];
	await expect(first).toHaveAttribute('data-resultat');
	await expect(first.getByRole('link')).toHaveCount(1);
	await expect(second).not.toHaveAttribute('data-resultat');
	const link = second.getByRole('link');
	const [here, there] = await Promise.all(
		[first.getByRole('link'), link].map(async (one) => (await one.getAttribute('href'))?.split('#')[0]),
	);
	expect(here).not.toBe(there);
	const said = (await second.locator('span').first().textContent()) as string;
	expect(said.length).toBeGreaterThan(20);
	await expect(answers(page).getByText(said)).toHaveCount(1);
	await link.click();
	await expect(page.locator(':target')).toBeVisible();
});

test('arrows walk over it as over any answer', async ({ page }) => {
	await open(page);
	await page.getByRole('searchbox', { name: 'Chercher une règle ou un terme' }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(answers(page).getByRole('link').first()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(answers(page).locator('.complement').getByRole('link').first()).toBeFocused();
});
