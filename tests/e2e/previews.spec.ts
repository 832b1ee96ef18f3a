import { expect, type Page, type Request, test } from '@playwright/test';

const ADDRESS = '/keyforge/glossaire/armure/';
const data = '**/apercus.json';

const term = (page: Page, name = 'dégâts') => page.getByRole('main').getByRole('link', { name, exact: true }).first();
const bubble = (page: Page) => page.locator('.bulle');
const open = (page: Page) => bubble(page).getByRole('link', { name: 'Ouvrir' });

/** Requests for the definitions, filled as they are made. */
function dataRequests(page: Page): string[] {
	const made: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/apercus.json')) made.push(request.url());
	});
	return made;
}

test.describe('by mouse', () => {
	test('a preview waits for the pointer to rest, and its data for that moment', async ({ page }) => {
		const requests = dataRequests(page);
		await page.clock.install();
		await page.goto(ADDRESS);
		await page.clock.pauseAt(Date.now() + 60_000);

		await term(page).hover();
		await page.clock.runFor(100);
		await page.mouse.move(0, 0);
		await page.clock.runFor(1000);
		expect(requests).toEqual([]);
		await expect(bubble(page)).toHaveCount(0);

		await term(page).hover();
		await page.clock.runFor(200);
		await expect(bubble(page)).toBeVisible();
		await expect(bubble(page)).toContainText('dégât');

		await term(page, 'puissance').hover();
		await page.clock.runFor(200);
		await expect(bubble(page)).toContainText('puissance');
		await expect(bubble(page)).toHaveCount(1);
		expect(requests).toHaveLength(1);
	});

	test('a preview stays while it is hovered and closes when it is left', async ({ page }) => {
		await page.clock.install();
		await page.goto(ADDRESS);
		await page.clock.pauseAt(Date.now() + 60_000);
		await term(page).hover();
		await page.clock.runFor(200);
		await expect(bubble(page)).toBeVisible();

		await bubble(page).hover();
		await page.clock.runFor(5000);
		await expect(bubble(page)).toBeVisible();

		await page.mouse.move(0, 0);
		await page.clock.runFor(100);
		await expect(bubble(page), 'a moment is left to come back').toBeVisible();
		await page.clock.runFor(200);
		await expect(bubble(page)).toBeHidden();
	});

	test('a preview closes by its button and by Escape', async ({ page }) => {
		await page.goto(ADDRESS);
		await term(page).hover();
		await bubble(page).getByRole('button', { name: 'Fermer' }).click();
		await expect(bubble(page)).toBeHidden();

		await term(page, 'puissance').hover();
		await expect(bubble(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(bubble(page)).toBeHidden();
	});

	test('a click follows the link at once, and the preview opens the same page', async ({ page }) => {
		await page.goto(ADDRESS);
		await term(page).click();
		await expect(page).toHaveURL('/keyforge/glossaire/degat/');
		await page.goBack();
		await term(page, 'puissance').hover();
		await open(page).click();
		await expect(page).toHaveURL('/keyforge/glossaire/puissance/');
	});

	test('a preview holds one definition in plain text: no preview in a preview', async ({ page }) => {
		await page.goto(ADDRESS);
		await term(page).hover();
		await expect(open(page)).toBeVisible();
		await expect(bubble(page).getByRole('link')).toHaveCount(1);
		await expect(bubble(page).locator('.terme')).toHaveCount(0);
	});

	test('a preview stays inside the window and moves nothing on the page', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(ADDRESS);
		await page.evaluate(() => document.fonts.ready);
		await page.evaluate(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: 'layout-shift' });
		});
		const size = () => page.evaluate(() => [document.body.offsetHeight, document.documentElement.scrollHeight]);
		const before = await size();
		for (const link of await page.getByRole('main').locator('a.terme').all()) {
			await link.hover();
			await expect(link).toHaveAttribute('aria-describedby', 'bulle-texte');
			await expect(bubble(page)).toBeInViewport({ ratio: 1 });
			expect(await size()).toEqual(before);
		}
		// Shifts are told at the frame after the one that holds them.
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
	});
});

test.describe('by keyboard', () => {
	test('focus describes the link, Escape closes and keeps the focus', async ({ page }) => {
		await page.goto(ADDRESS);
		await page.getByRole('heading', { level: 1 }).click();
		await page.keyboard.press('Tab');
		const link = term(page);
		await expect(link).toBeFocused();
		await expect(bubble(page)).toBeVisible();
		await expect(link).toHaveAccessibleDescription(/dégât/);

		await page.keyboard.press('Escape');
		await expect(bubble(page)).toBeHidden();
		await expect(link).toBeFocused();
		await expect(link).toHaveAccessibleDescription('');

		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/keyforge/glossaire/degat/');
	});

	test('the preview stays as long as the focus, and leaves with it', async ({ page }) => {
		await page.goto(ADDRESS);
		await term(page).hover();
		await page.getByRole('heading', { level: 1 }).click();
		await page.keyboard.press('Tab');
		await expect(bubble(page)).toBeVisible();
		await page.mouse.move(0, 0);
		await expect(bubble(page)).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(term(page)).not.toBeFocused();
		await expect(bubble(page)).toBeHidden();
	});
});

test.describe('by touch', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test('the first tap previews, the second follows', async ({ page }) => {
		const requests = dataRequests(page);
		await page.goto(ADDRESS);
		expect(requests).toEqual([]);
		await term(page).tap();
		await expect(open(page)).toBeVisible();
		await expect(page).toHaveURL(ADDRESS);
		await term(page).tap();
		await expect(page).toHaveURL('/keyforge/glossaire/degat/');
	});

	test('« Ouvrir » follows, and a tap elsewhere closes', async ({ page }) => {
		await page.goto(ADDRESS);
		await term(page).tap();
		await expect(open(page)).toBeVisible();
		await page.getByRole('heading', { level: 1 }).tap();
		await expect(bubble(page)).toBeHidden();
		await term(page, 'puissance').tap();
		await open(page).tap();
		await expect(page).toHaveURL('/keyforge/glossaire/puissance/');
	});

	test('a keyboard plugged into a touch screen follows a link with one Enter', async ({ page }) => {
		await page.goto(ADDRESS);
		await page.getByRole('heading', { level: 1 }).tap();
		await page.keyboard.press('Tab');
		await expect(term(page)).toBeFocused();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/keyforge/glossaire/degat/');
	});
});

test.describe('with definitions out of reach', () => {
	for (const [name, broken] of [
		['blocked', (page: Page) => page.route(data, (route) => route.abort())],
		['broken', (page: Page) => page.route(data, (route) => route.fulfill({ status: 500, body: '<p>Erreur</p>' }))],
	] as const) {
		test(`links work by mouse and throw nothing (${name})`, async ({ page }) => {
			const errors: Error[] = [];
			page.on('pageerror', (error) => errors.push(error));
			await broken(page);
			await page.goto(ADDRESS);
			const isData = (request: Request) => request.url().endsWith('/apercus.json');
			const answered = Promise.race([
				page.waitForEvent('requestfailed', isData),
				page.waitForEvent('requestfinished', isData),
			]);
			await term(page).hover();
			await answered;
			await expect(bubble(page)).toHaveCount(0);
			await term(page).click();
			await expect(page).toHaveURL('/keyforge/glossaire/degat/');
			expect(errors).toEqual([]);
		});
	}

	test.describe('by touch', () => {
		test.use({ hasTouch: true });

		test('the first tap follows the link', async ({ page }) => {
			await page.route(data, (route) => route.abort());
			await page.goto(ADDRESS);
			await term(page).tap();
			await expect(page).toHaveURL('/keyforge/glossaire/degat/');
		});
	});
});
