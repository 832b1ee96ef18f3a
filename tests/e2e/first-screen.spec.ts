import { expect, type Locator, test } from '@playwright/test';
import { GAMES } from '../games';

// What a phone shows before one scrolls, and what a wide screen does.

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Where the lowest of the elements ends, from the top of the page. */
const endOf = (elements: Locator): Promise<number> =>
	elements.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom + scrollY)));

test('the four games stand in the first screen of a phone', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/');
	const games = page.getByRole('main').locator('[data-de]');
	await expect(games).toHaveCount(4);
	expect(await endOf(games)).toBeLessThanOrEqual(PHONE.height);
});

test('the game that was opened last comes first, with its search', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/mistborn/');
	await page.goto('/');
	const games = page.getByRole('main').locator('[data-de]');
	await expect(games.first().getByRole('heading')).toContainText('Mistborn');
	await expect(games).toHaveCount(4);
	expect(await endOf(games)).toBeLessThanOrEqual(PHONE.height);
	await expect(page.getByRole('link', { name: 'Chercher dans' })).toHaveCount(1);
	await games.first().getByRole('link', { name: 'Chercher dans Mistborn' }).click();
	await expect(page).toHaveURL(/\/recherche\/\?jeu=mistborn/);
});

test('without a last game, or one that is no more, every game has its place', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('jeu', 'dames"]'));
	await page.goto('/');
	await expect(page.getByRole('main').locator('[data-de]').first()).toContainText('Arkham');
	await expect(page.getByRole('link', { name: 'Chercher dans' })).toHaveCount(0);
});

for (const game of GAMES)
	test(`the home of ${game} offers all it has in a screen and a half`, async ({ page }) => {
		await page.setViewportSize(PHONE);
		await page.goto(`/${game}/`);
		const main = page.getByRole('main');
		const tools = main.locator(`a[href*="/${game}/outils/"]`);
		const chapters = main.locator(`a[href*="/${game}/regles/"]`);
		expect(await tools.count()).toBeGreaterThanOrEqual(2);
		expect(await endOf(tools)).toBeLessThanOrEqual(PHONE.height);
		expect(await endOf(main.getByRole('link', { name: /Aide de jeu|Quand/ }))).toBeLessThanOrEqual(PHONE.height);
		const list = main
			.getByRole('heading', { name: 'Les règles, dans l’ordre' })
			.locator('xpath=following-sibling::ol[1]');
		expect(await list.getByRole('link').count()).toBe(
			new Set(await chapters.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname))).size,
		);
		expect(await endOf(list)).toBeLessThanOrEqual(PHONE.height * 1.5);
		await page.setViewportSize(WIDE);
		expect(await endOf(list)).toBeLessThanOrEqual(WIDE.height);
	});
