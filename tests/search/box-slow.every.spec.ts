import { expect, type Page, test } from '@playwright/test';
import { holdRoute } from '../e2e/held-route';

const box = (page: Page) => page.getByRole('dialog', { name: 'Recherche' });
const list = (page: Page) => box(page).getByRole('list', { name: 'Résultats' });
const questions = (page: Page) => box(page).getByRole('list', { name: 'Questions de joueurs' });

test('what is typed before the box is there goes into it', async ({ page }) => {
	// The box's script waits for its leave, as on a bad network.
	const release = await holdRoute(page, /\/_astro\/box[^/]*\.js$/);
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	await page.keyboard.type('poison');
	release();
	await expect(box(page).getByRole('searchbox')).toHaveValue('poison');
	await expect(list(page).getByRole('link').first()).toContainText('Poison');
});

// What players ask comes after the first answer, and makes it again.

/** Shows the first answer, and gives what lets the second one come. */
async function firstAnswer(page: Page): Promise<() => Promise<void>> {
	const release = await holdRoute(page, '**/recherche/donnees/*-questions.json');
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	await box(page).getByRole('searchbox').fill('poison');
	await expect(list(page).getByRole('link').first()).toContainText('Poison');
	await expect(questions(page)).toBeHidden();
	return async () => {
		release();
		await expect(list(page)).toHaveAttribute('aria-busy', 'false');
	};
}

test('a press under way when more comes opens what was pressed', async ({ page }) => {
	const come = await firstAnswer(page);
	const pressed = list(page).getByRole('link').nth(1);
	const address = (await pressed.getAttribute('href')) ?? '';
	await pressed.hover();
	await page.mouse.down();
	await come();
	await expect(questions(page)).toBeHidden();
	await page.mouse.up();
	await expect(page).toHaveURL(address);
});

test('the focus stays on a result when more comes, which is shown once it has left', async ({ page }) => {
	const come = await firstAnswer(page);
	await page.keyboard.press('ArrowDown');
	const first = list(page).getByRole('link').first();
	await expect(first).toBeFocused();
	await come();
	await expect(first).toBeFocused();
	await expect(questions(page)).toBeHidden();
	await page.keyboard.press('ArrowUp');
	await expect(box(page).getByRole('searchbox')).toBeFocused();
	await expect(questions(page)).toBeVisible();
});
