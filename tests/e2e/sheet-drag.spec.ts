import { expect, type Page, test } from '@playwright/test';
import { handle, openSheets, putSheets, rows, said, sheetText } from './sheet-page';

const REFS = ['armure-annule', 'armure-consommee', 'armure-cumul', 'armure-total'];
const sheet = sheetText('Armure', [
	...REFS.slice(0, 2).map((id) => [`/keyforge/glossaire/armure/#${id}`, '']),
	['Compter'],
	...REFS.slice(2).map((id) => [`/keyforge/glossaire/armure/#${id}`, '']),
]);

const order = (page: Page) =>
	rows(page).evaluateAll((all) => all.map((one) => one.querySelector('a')?.hash.slice(8) ?? 'titre'));

/** The middle of an element. */
async function middle(page: Page, at: number): Promise<{ x: number; y: number }> {
	await handle(page, at).scrollIntoViewIfNeeded();
	const box = await handle(page, at).boundingBox();
	if (!box) throw new Error(`Handle ${at} is out of sight.`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 1800 });
	await putSheets(page, sheet);
	await openSheets(page);
});

test('a mouse moves a line by its handle, and Escape leaves it', async ({ page }) => {
	const [from, to] = [await middle(page, 0), await middle(page, 1)];
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y + 90, { steps: 6 });
	await expect(page.locator('.ligne.before')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await expect(page.locator('.ligne.before')).toHaveCount(0);
	expect(await order(page)).toEqual(['annule', 'consommee', 'titre', 'cumul', 'total']);

	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y + 90, { steps: 6 });
	await expect(page.locator('.ligne.before')).toHaveCount(1);
	await page.mouse.up();
	await expect(said(page)).toHaveText('« Armure » : 2 sur 5.');
	expect(await order(page)).toEqual(['consommee', 'annule', 'titre', 'cumul', 'total']);
});

test('a heading takes its group along', async ({ page }) => {
	const [from, to] = [await middle(page, 2), await middle(page, 0)];
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y - 30, { steps: 6 });
	await expect(page.locator('.ligne.before')).toHaveCount(1);
	await page.mouse.up();
	// A group is not dropped among lines without one: it stays before the next heading, where it was.
	expect(await order(page)).toEqual(['annule', 'consommee', 'titre', 'cumul', 'total']);
});

test.describe('with a finger', () => {
	test.use({ hasTouch: true, isMobile: true });

	test('the handle drags, and the page stays where it is', async ({ page }) => {
		const [from, last] = [await middle(page, 3), await rows(page).last().boundingBox()];
		const below = (last?.y ?? 0) + (last?.height ?? 0) - 8;
		const scrolled = await page.evaluate(() => scrollY);
		const session = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
			session.send('Input.dispatchTouchEvent', { type, touchPoints });
		await touch('touchStart', [from]);
		await touch('touchMove', [{ x: from.x, y: from.y + 10 }]);
		// The code of the drag comes with the press.
		let further = 0;
		await expect(async () => {
			await touch('touchMove', [{ x: from.x, y: below + (further++ % 4) }]);
			await expect(page.locator('.ligne.after')).toHaveCount(1, { timeout: 300 });
		}).toPass();
		expect(await page.evaluate(() => scrollY)).toBe(scrolled);
		await touch('touchEnd', []);
		await expect(said(page)).toContainText('5 sur 5');
		expect(await order(page)).toEqual(['annule', 'consommee', 'titre', 'total', 'cumul']);
	});
});
