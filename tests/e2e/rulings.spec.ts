import { expect, test } from '@playwright/test';

// A ruling is found from the terms and the rules that it touches: readers do not know that it exists.

test('a term lists the questions about it, and each leads to its answer', async ({ page }) => {
	await page.goto('/keyforge/glossaire/archives/');
	const rulings = page.getByRole('region', { name: 'Tranché dans la FAQ' });
	const question = rulings.getByRole('link').first();
	const text = (await question.textContent()) ?? '';
	await question.click();
	await expect(page).toHaveURL(/\/keyforge\/faq\/[^/]+\/#faq-/);
	const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
	await expect(heading).toContainText(text);
	await expect(heading).toBeInViewport();
});

test('an answer says what it concerns, and leads back there', async ({ page }) => {
	await page.goto('/keyforge/faq/archives/');
	const concerns = page
		.getByRole('paragraph')
		.filter({ hasText: /^\s*Concerne/ })
		.first();
	await concerns.getByRole('link', { name: 'archives', exact: true }).click();
	await expect(page).toHaveURL('/keyforge/glossaire/archives/');
});

test('a chapter lists the questions that its rules answer', async ({ page }) => {
	await page.goto('/l5r/regles/conflit/');
	await expect(page.getByRole('region', { name: 'Tranché dans la FAQ' }).getByRole('link').first()).toBeVisible();
});

test('a question is copied with its answer', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/keyforge/faq/archives/');
	const heading = page.getByRole('heading', { level: 2 }).first();
	const answer = (await page.locator('h2 ~ p.regle').first().textContent())?.replace('§', '').trim() ?? '';
	await heading.getByRole('link', { name: 'Lien vers cette règle' }).click();
	await page.getByRole('button', { name: 'Copier la citation' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Copié.' })).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(answer.length).toBeGreaterThan(10);
	expect(copied).toContain(answer);
	expect(copied).not.toContain('Concerne');
});

test('the corrected cards of a game are one page, linked from its home', async ({ page }) => {
	await page.goto('/keyforge/');
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Errata/ })
		.click();
	await expect(page).toHaveURL('/keyforge/errata/');
	// Fourteen cards, and how to read their list.
	await expect(page.getByRole('heading', { level: 2 })).toHaveCount(15);
});
