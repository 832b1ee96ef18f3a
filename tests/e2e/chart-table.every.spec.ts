import { expect, type Page, test } from '@playwright/test';
import { expectStep, heading, move, openWhole, stepper } from './chart-page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const full = (page: Page) => move(page, 'Plein écran');
const awake = (page: Page) => move(page, 'Écran allumé');

/** A browser that keeps the screen on, or refuses to, and records each request. */
const stubScreen = (page: Page, allowed: boolean) =>
	page.addInitScript((granted) => {
		const requests: string[] = [];
		Object.assign(window, { requests });
		const request = async () => {
			requests.push('requested');
			if (!granted) throw new DOMException('Battery saving', 'NotAllowedError');
			return Object.assign(new EventTarget(), { release: async () => requests.push('released') });
		};
		Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
	}, allowed);
const requests = (page: Page) => page.evaluate(() => (window as unknown as { requests: string[] }).requests);

/** Whether a place of the page can be reached: by pointer, by keyboard, by those who listen. */
const asleep = (page: Page, selector: string) =>
	page.locator(selector).evaluate((element) => element.closest('[inert]') !== null);

/** What Tab reaches outside the stepper and the definitions that it shows. */
async function strays(page: Page): Promise<string[]> {
	const found = new Set<string>();
	for (let stop = 0; stop < 40; stop++) {
		await page.keyboard.press('Tab');
		const outside = () => {
			const focused = document.activeElement;
			return focused === document.body || focused?.closest('.suiveur, .bulle') ? '' : (focused?.outerHTML ?? '');
		};
		found.add(await page.evaluate(outside));
	}
	return [...found].filter(Boolean);
}

test.describe('the whole screen', () => {
	test('is the stepper’s alone, until Escape gives it back', async ({ page }) => {
		await openWhole(page, 'arkham', 'round', '?etape=etape-1-1');
		await expect(full(page)).toHaveAttribute('aria-pressed', 'false');
		await full(page).tap();
		await expect(full(page)).toHaveAttribute('aria-pressed', 'true');
		await expect.poll(() => stepper(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
		for (const rest of ['header', '.schema', '.quand', 'main > h1', 'footer'])
			expect(await asleep(page, rest), rest).toBe(true);
		expect(await strays(page), 'Tab stays inside').toEqual([]);

		await heading(page).focus();
		await page.keyboard.press('ArrowRight');
		await expectStep(page, 'arkham', 'etape-1-2');
		await page.keyboard.press('Escape');
		await expect(full(page)).toHaveAttribute('aria-pressed', 'false');
		for (const rest of ['header', '.schema', '.quand', 'main > h1', 'footer'])
			expect(await asleep(page, rest), rest).toBe(false);
		await expectStep(page, 'arkham', 'etape-1-2');
	});

	test('is given back by the button too, which keeps the focus', async ({ page }) => {
		await openWhole(page, 'arkham', 'round');
		await full(page).press('Enter');
		await expect(full(page)).toHaveAttribute('aria-pressed', 'true');
		await expect(full(page)).toBeFocused();
		await full(page).press('Enter');
		await expect(full(page)).toHaveAttribute('aria-pressed', 'false');
		await expect(full(page)).toBeFocused();
		expect(await asleep(page, 'header')).toBe(false);
	});

	test('shows the step and the way on, without any scroll', async ({ page }) => {
		await openWhole(page, 'l5r', 'round');
		await full(page).tap();
		await expect(heading(page)).toBeInViewport({ ratio: 1 });
		await expect(move(page, /^Suivant/)).toBeInViewport({ ratio: 1 });
		await expect(full(page)).toBeInViewport({ ratio: 1 });
	});

	test('works where the browser cannot hide its own bars', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined });
		});
		await openWhole(page, 'arkham', 'round');
		await full(page).tap();
		await expect(full(page)).toHaveAttribute('aria-pressed', 'true');
		expect(await asleep(page, 'header')).toBe(true);
		await stepper(page).locator('.surtitre').tap();
		await page.keyboard.press('Escape');
		await expect(full(page)).toHaveAttribute('aria-pressed', 'false');
	});
});

test.describe('the screen stays on', () => {
	test('as long as the reader asks', async ({ page }) => {
		await stubScreen(page, true);
		await openWhole(page, 'arkham', 'round');
		expect(await requests(page)).toEqual([]);
		await awake(page).tap();
		await expect(stepper(page)).toContainText('L’écran reste allumé.');
		await expect(awake(page)).toHaveAttribute('aria-pressed', 'true');
		await awake(page).tap();
		await expect.poll(() => requests(page)).toEqual(['requested', 'released']);
		await expect(stepper(page)).not.toContainText('L’écran reste allumé.');
	});

	test('with the whole screen, and no longer', async ({ page }) => {
		await stubScreen(page, true);
		await openWhole(page, 'arkham', 'round');
		await full(page).tap();
		await expect.poll(() => requests(page)).toEqual(['requested']);
		await full(page).tap();
		await expect.poll(() => requests(page)).toEqual(['requested', 'released']);
	});

	test('again when the page comes back to sight', async ({ page }) => {
		await stubScreen(page, true);
		await openWhole(page, 'arkham', 'round');
		await awake(page).tap();
		await expect.poll(() => requests(page)).toEqual(['requested']);
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
		await expect.poll(async () => (await requests(page)).filter((what) => what === 'requested')).toHaveLength(2);
	});

	for (const [name, stub] of [
		['refuses', (page: Page) => stubScreen(page, false)],
		[
			'knows nothing of it',
			(page: Page) => page.addInitScript(() => Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'wakeLock')),
		],
	] as const) {
		test(`unless the browser ${name}, which is said`, async ({ page }) => {
			await stub(page);
			await openWhole(page, 'arkham', 'round');
			await awake(page).tap();
			await expect(stepper(page)).toContainText('Cet appareil ne laisse pas la page garder l’écran allumé.');
		});
	}
});
