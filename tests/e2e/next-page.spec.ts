import { expect, test } from '@playwright/test';

// The page of a link is asked for while the pointer rests on it. Where tests drive the browser it is only fetched, not drawn.

test('the rules are understood and allowed, and a link is fetched before it is pressed', async ({
	page,
	browserName,
}) => {
	test.skip(browserName !== 'chromium', 'Other browsers know no speculation rules.');
	const session = await page.context().newCDPSession(page);
	const fetched: string[] = [];
	const errors: (string | undefined)[] = [];
	session.on('Preload.ruleSetUpdated', ({ ruleSet }) => errors.push(ruleSet.errorType));
	session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname));
	await session.send('Preload.enable');
	await page.goto('/keyforge/glossaire/armure/');
	await expect.poll(() => errors).toEqual([undefined]);
	expect(fetched).toEqual([]);
	const link = page.getByRole('main').locator('p a[href*="/glossaire/"]').first();
	await link.hover();
	const path = new URL((await link.getAttribute('href')) as string, page.url()).pathname;
	await expect.poll(() => fetched).toContain(path);
});

test('a page that is made ready beforehand is not the last that was read, until it is opened', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
	});
	await page.goto('/l5r/');
	await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute('aria-pressed', 'false');
	expect(await page.evaluate(() => localStorage.getItem('jeu'))).toBeNull();
	await page.evaluate(() => {
		localStorage.setItem('theme', 'sombre');
		document.dispatchEvent(new Event('prerenderingchange'));
	});
	expect(await page.evaluate(() => localStorage.getItem('jeu'))).toBe('l5r');
	await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'sombre');
});
