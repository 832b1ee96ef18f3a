import { expect, type Page, test } from '@playwright/test';
import { drawn, expectStep, heading, marked, move, openChart, openWhole, stack } from './chart-page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
	x: number;
	y: number;
}

/** A finger that slides over the screen, as the system reports it to the browser. */
async function slide(page: Page, from: Point, by: Point): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints });
	await touch('touchStart', [from]);
	for (let part = 1; part <= 8; part++)
		await touch('touchMove', [{ x: from.x + (by.x * part) / 8, y: from.y + (by.y * part) / 8 }]);
	await touch('touchEnd', []);
	await session.detach();
}

/** A place of the text of the step. */
async function text(page: Page): Promise<Point> {
	const box = await heading(page).boundingBox();
	if (!box) throw new Error('The step is out of sight.');
	return { x: 195, y: box.y + box.height + 30 };
}

const left: Point = { x: -150, y: 8 };
const right: Point = { x: 150, y: -8 };

test('a finger that slides to the left goes on, to the right goes back', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-1-1');
	await slide(page, await text(page), left);
	await expectStep(page, 'arkham', 'etape-1-2');
	await slide(page, await text(page), left);
	await expectStep(page, 'arkham', 'etape-1-3');
	await slide(page, await text(page), right);
	await expectStep(page, 'arkham', 'etape-1-2');
});

test('a finger that slides down scrolls the page, and the game stays', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-1-1');
	await slide(page, await text(page), { x: 20, y: -250 });
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
	await expectStep(page, 'arkham', 'etape-1-1');
});

test('a finger that slides a little, or aslant, does nothing', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-1-1');
	await slide(page, await text(page), { x: -40, y: 2 });
	await slide(page, await text(page), { x: -100, y: -90 });
	await slide(page, await text(page), right);
	await expect(heading(page), 'only the last one counted').toHaveText(/Est-ce le premier round/);
});

test('a slide where several branches are open asks which one, instead of choosing', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-1-3');
	await slide(page, await text(page), left);
	await expectStep(page, 'arkham', 'etape-1-3');
	await expect(move(page, /^Seuil non atteint/)).toBeFocused();
});

test('a slide works with the whole screen too', async ({ page }) => {
	await openWhole(page, 'arkham', 'round', '?etape=etape-1-1');
	await move(page, 'Plein écran').tap();
	await slide(page, await text(page), left);
	await expectStep(page, 'arkham', 'etape-1-2');
	await expect(move(page, 'Plein écran')).toHaveAttribute('aria-pressed', 'true');
});

test('a turn is followed with one thumb, a sequence inside it included', async ({ page }) => {
	await openWhole(page, 'keyforge', 'tour', '?etape=sequence-fin-du-tour');
	await move(page, 'Les dégâts').tap();
	await expectStep(page, 'keyforge', 'sequence-degats-annuler');
	await expect(stack(page)).toHaveCount(2);
	for (let tap = 0; tap < 3; tap++) await move(page, /^Suivant/).tap();
	await move(page, /^Aucune créature n’est détruite/).tap();
	await expectStep(page, 'keyforge', 'sequence-fin-du-tour');
	await expect(stack(page)).toHaveCount(0);
});

test('the way on stays under the thumb, however long the step', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-3-2');
	await expect(move(page, /^Suivant/)).toBeInViewport({ ratio: 1 });
});

test('the drawing unfolds the step of the game, folds the last one, and stays above the buttons', async ({ page }) => {
	await openChart(page, 'l5r', 'round', '?etape=etape-1-1');
	for (let tap = 0; tap < 3; tap++) await move(page, /^Suivant/).tap();
	await expectStep(page, 'l5r', 'etape-1-4');
	expect(await marked(page)).toEqual(['etape-1-4']);
	await expect(page.locator('.schema details[open]')).toHaveCount(1);
	await expect(drawn(page, 'etape-1-4').locator('.detail')).toBeInViewport();
	const gap = async () => {
		const [step, buttons] = await Promise.all([
			drawn(page, 'etape-1-4').locator('summary').boundingBox(),
			page.locator('.suiveur').boundingBox(),
		]);
		return (buttons?.y ?? 0) - ((step?.y ?? Number.POSITIVE_INFINITY) + (step?.height ?? 0));
	};
	await expect.poll(gap).toBeGreaterThan(0);
});

test('what happens, counters and sequences are a tap away below the drawing', async ({ page }) => {
	await openChart(page, 'keyforge', 'tour');
	await expect(move(page, 'Les dégâts')).toBeHidden();
	await move(page, 'Détails').tap();
	await expect(move(page, 'Les dégâts')).toBeVisible();
	await move(page, 'Réduire').tap();
	await expect(move(page, 'Les dégâts')).toBeHidden();
	await expect(move(page, 'Détails')).toHaveAttribute('aria-expanded', 'false');
});
