import { expect, type Page, test } from '@playwright/test';

const button = (page: Page) => page.getByRole('button', { name: 'Thème sombre' });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const LIGHT = 'rgb(251, 248, 242)';
const DARK = 'rgb(21, 18, 14)';

test('the system’s scheme is followed until the reader chooses', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/');
	await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
	expect(await background(page)).toBe(LIGHT);

	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
	expect(await background(page)).toBe(DARK);
});

test('a choice is kept on the next pages and after a reload, whatever the system prefers', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/');
	await button(page).click();
	await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
	expect(await background(page)).toBe(LIGHT);

	await page.goto('/keyforge/glossaire/armure/');
	expect(await background(page)).toBe(LIGHT);
	await page.reload();
	expect(await background(page)).toBe(LIGHT);

	await button(page).press('Enter');
	await page.reload();
	await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
	expect(await background(page)).toBe(DARK);
});

test('the choice is on the page before its first paint, with no script file', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/');
	await button(page).click();
	expect(await background(page)).toBe(DARK);

	await page.route('**/*.js', (route) => route.abort());
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.documentElement?.dataset.theme) return;
			observer.disconnect();
			Object.assign(window, { themeAt: performance.now() });
		}).observe(document, { attributes: true, childList: true, subtree: true });
	});
	await page.reload();
	await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
	const { themeAt, paintAt } = await page.evaluate(() => ({
		themeAt: (window as unknown as { themeAt?: number }).themeAt,
		paintAt: performance.getEntriesByName('first-paint')[0]?.startTime,
	}));
	expect(themeAt).toBeLessThan(paintAt ?? 0);
	expect(await background(page)).toBe(DARK);
});

test('a page that « back » brings out of the browser’s cache takes the choice made since', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/');
	// Playwright turns that cache off: the choice is written as another page would, then the event is sent.
	await page.evaluate(() => {
		localStorage.setItem('theme', 'sombre');
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	});
	await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
	expect(await background(page)).toBe(DARK);
});

test('where storage is forbidden the button still works for the page', async ({ page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('Forbidden', 'SecurityError');
			},
		});
	});
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/');
	await button(page).click();
	await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
	expect(await background(page)).toBe(DARK);
	expect(errors).toEqual([]);
});
