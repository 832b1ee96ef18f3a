import { expect, type Page, test } from '@playwright/test';
import { ARMOR, button, KEY_HAMMER, openSheets, putSheets, STEP, sheetText } from './sheet-page';

const table = (page: Page) => page.getByRole('dialog', { name: 'Ce soir, à table' });
const here = (page: Page) => table(page).getByRole('status');

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
	await putSheets(
		page,
		sheetText('Ce soir', [[ARMOR, ''], ['Le tour'], [STEP, '', '', 'avant tout'], ['Cartes'], [KEY_HAMMER, '']]),
	);
	await openSheets(page);
});

test('the sheet fills the screen, a group at a time, by keys and buttons', async ({ page }) => {
	await button(page, 'À table').press('Enter');
	await expect(here(page)).toHaveText('Ce soir 1 sur 3');
	await page.keyboard.press('ArrowRight');
	await expect(here(page)).toHaveText('Le tour 2 sur 3');
	await expect(table(page).getByText('avant tout')).toBeInViewport();
	await expect(table(page).getByText('Non, une seule')).not.toBeInViewport();
	await table(page).getByRole('button', { name: 'Groupe suivant' }).click();
	await expect(here(page)).toHaveText('Cartes 3 sur 3');
	await expect(table(page).getByRole('button', { name: 'Groupe suivant' })).toBeDisabled();
	await page.keyboard.press('Home');
	await expect(here(page)).toHaveText('Ce soir 1 sur 3');
	// Nothing behind is reached meanwhile.
	expect(await page.evaluate(() => (document.querySelector('.entete') as HTMLElement).inert)).toBe(true);
	const size = await table(page)
		.locator('article')
		.first()
		.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
	expect(size).toBeGreaterThanOrEqual(20);
	await page.keyboard.press('Escape');
	await expect(table(page)).toHaveCount(0);
	await expect(button(page, 'À table')).toBeFocused();
	expect(await page.evaluate(() => (document.querySelector('.entete') as HTMLElement).inert)).toBe(false);
});

test('the screen is kept awake while the sheet is at the table, and let go after', async ({ page }) => {
	await page.evaluate(() => {
		const asked: string[] = [];
		const lock = Object.assign(new EventTarget(), { release: async () => void asked.push('release') });
		Object.defineProperty(navigator, 'wakeLock', {
			value: {
				request: async (kind: string) => {
					asked.push(kind);
					return lock;
				},
			},
		});
		Object.assign(window, { asked });
	});
	const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
	await button(page, 'À table').click();
	await expect(table(page).getByText('L’écran reste allumé.')).toBeVisible();
	await table(page).getByRole('button', { name: 'Quitter' }).click();
	await expect.poll(asked).toEqual(['screen', 'release']);
});

test.describe('with a finger', () => {
	test.use({ hasTouch: true, isMobile: true });

	test('the screen slides from a group to the next', async ({ page }) => {
		await button(page, 'À table').tap();
		await expect(here(page)).toHaveText('Ce soir 1 sur 3');
		const session = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
			session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
		await touch('touchStart', 340);
		for (let x = 320; x >= 40; x -= 40) await touch('touchMove', x);
		await touch('touchEnd');
		await expect(here(page)).toHaveText('Le tour 2 sur 3');
	});
});
