import { expect, type Page, test } from '@playwright/test';

const ADDRESS = '/keyforge/glossaire/armure/';
const RULE = 'armure-se-renouvelle';
const TEXT = 'Au tour suivant, l’armure sert de nouveau pour sa valeur entière.';
const ORIGIN = 'KeyForge, Livret de règles, mars 2021, reformulé par L’Arbitre';

const sign = (page: Page) => page.locator(`#${RULE}`).getByRole('link', { name: 'Lien vers cette règle' });
const menu = (page: Page) => page.getByRole('group', { name: 'Citer cette règle' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the menu of a rule', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	test('opens on its § by mouse, and the address becomes the rule’s', async ({ page }) => {
		await page.goto(ADDRESS);
		await expect(menu(page)).toHaveCount(0);
		await sign(page).click();
		await expect(page).toHaveURL(`${ADDRESS}#${RULE}`);
		await expect(menu(page)).toBeInViewport({ ratio: 1 });
		await expect(menu(page).getByRole('button').first()).toBeFocused();

		await page.getByRole('heading', { level: 1 }).click();
		await expect(menu(page)).toBeHidden();
	});

	test('opens by keyboard; Escape closes it and returns to the §', async ({ page }) => {
		await page.goto(ADDRESS);
		await sign(page).press('Enter');
		await expect(page).toHaveURL(`${ADDRESS}#${RULE}`);
		await expect(menu(page)).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(menu(page).getByRole('button', { name: 'Copier la citation' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(menu(page)).toBeHidden();
		await expect(sign(page)).toBeFocused();
	});

	test('closes when the focus goes on past it', async ({ page }) => {
		await page.goto(ADDRESS);
		await sign(page).press('Enter');
		await menu(page).getByRole('button').first().press('Shift+Tab');
		await expect(menu(page)).toBeHidden();
	});

	test('leaves a § opened in a new tab alone', async ({ page, context }) => {
		await page.goto(ADDRESS);
		const opened = context.waitForEvent('page');
		await sign(page).click({ modifiers: ['Control'] });
		await expect(await opened).toHaveURL(`${ADDRESS}#${RULE}`);
		await expect(menu(page)).toHaveCount(0);
	});

	for (const [button, expected] of [
		['Copier le lien', (url: string) => `${TEXT}\n\n${url}`],
		['Copier l’adresse seule', (url: string) => url],
		['Copier la citation', (url: string) => `« ${TEXT} » (${ORIGIN}) ${url}`],
		['en Markdown', (url: string) => `> ${TEXT}\n>\n> [${ORIGIN}](${url})`],
		['en BBCode', (url: string) => `[quote]${TEXT}\n[url=${url}]${ORIGIN}[/url][/quote]`],
	] as const) {
		test(`copies by « ${button} » and says so`, async ({ page }) => {
			await page.goto(ADDRESS);
			await sign(page).click();
			await menu(page).getByRole('button', { name: button, exact: true }).click();
			await expect(menu(page).getByRole('status')).toHaveText('Copié.');
			expect(await copied(page)).toBe(expected(page.url()));
		});
	}

	test('copies the rule that it was opened on last', async ({ page }) => {
		await page.goto(ADDRESS);
		await sign(page).click();
		await menu(page).getByRole('button', { name: 'Copier le lien' }).click();
		await page.locator('#armure-annule').getByRole('link', { name: 'Lien vers cette règle' }).click();
		await expect(menu(page).getByRole('status')).toHaveText('');
		await menu(page).getByRole('button', { name: 'Copier le lien' }).click();
		await expect(menu(page).getByRole('status')).toHaveText('Copié.');
		expect(await copied(page)).toMatch(/#armure-annule$/);
	});
});

test('a browser that refuses the copy is told of calmly', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
	});
	await page.goto(ADDRESS);
	await sign(page).click();
	await menu(page).getByRole('button', { name: 'Copier le lien' }).click();
	await expect(menu(page).getByRole('status')).toContainText('refuse la copie');
});
