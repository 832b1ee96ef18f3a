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
	await expect(page.getByRole('searchbox')).toBeFocused();
});

test('without a last game, or one that is no more, every game has its place', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('jeu', 'dames"]'));
	await page.goto('/');
	await expect(page.getByRole('main').locator('[data-de]').first()).toContainText('Arkham');
	await expect(page.getByRole('link', { name: 'Chercher dans' })).toHaveCount(0);
});

for (const path of ['/', ...GAMES.map((game) => `/${game}/`)])
	test(`${path} never scrolls sideways at 320 px`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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

for (const tool of ['keyforge/outils/combat', 'arkham/outils/test-de-competence', 'l5r/outils/compte-de-gloire'])
	test(`${tool}: the answer begins above 200 px`, async ({ page }) => {
		await page.setViewportSize(PHONE);
		await page.goto(`/${tool}/`);
		const box = await page.locator('.reponse').first().boundingBox();
		expect(box?.y).toBeLessThanOrEqual(200);
	});

test('the header steps aside while one reads down, and comes back', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/keyforge/regles/combat/');
	const header = page.getByRole('banner');
	const title = page.getByRole('heading', { level: 1 });
	const from = (await title.boundingBox())?.y ?? 0;
	await page.mouse.wheel(0, 600);
	await expect(header).not.toBeInViewport();
	// Nothing else has moved.
	await expect.poll(async () => (await title.boundingBox())?.y).toBe(from - 600);
	await page.mouse.wheel(0, -100);
	await expect(header).toBeInViewport({ ratio: 1 });
	await page.mouse.wheel(0, 200);
	await expect(header).not.toBeInViewport();
	await header.getByRole('link', { name: 'Glossaire' }).focus();
	await expect(header).toBeInViewport({ ratio: 1 });
});
