import { expect, type Page, test } from '@playwright/test';

const list = (page: Page) => page.getByRole('group').filter({ has: page.getByText('Aller à…') });
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parties de l’aide' });

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('the list of parts stays at hand, leads to a part and closes', async ({ page }) => {
		await page.goto('/keyforge/aide/');
		await expect(parts(page)).toBeHidden();
		await page.getByText('Aller à…').tap();
		await parts(page).getByRole('link', { name: 'Mots-clés' }).tap();
		await expect(parts(page)).toBeHidden();
		const title = page.getByRole('heading', { name: 'Mots-clés' });
		await expect(title).toBeInViewport();
		await expect(page).toHaveURL(/#mots-cles$/);
		// The bar says what is read, stays at the top, and hides nothing of it.
		const bar = page.locator('summary');
		await expect(bar).toHaveText('Mots-clés');
		const [{ y: barTop = 0, height = 0 } = {}, { y = 0 } = {}] = [
			(await bar.boundingBox()) ?? {},
			(await title.boundingBox()) ?? {},
		];
		expect(barTop).toBeCloseTo(0, 0);
		expect(y).toBeGreaterThanOrEqual(height - 1);
	});

	test('opening the list moves nothing below it', async ({ page }) => {
		await page.goto('/arkham/aide/');
		const first = page.locator('.aide h2').first();
		const before = await first.boundingBox();
		await page.getByText('Aller à…').tap();
		await expect(parts(page)).toBeVisible();
		expect(await first.boundingBox()).toEqual(before);
		await page.locator('.aide').tap({ position: { x: 5, y: 700 }, noWaitAfter: true });
		await expect(parts(page)).toBeHidden();
	});

	test('a line is one target that opens its rule', async ({ page }) => {
		await page.goto('/keyforge/aide/');
		const line = page.getByRole('link', { name: /^Redresser\./ });
		const { height = 0, width = 0 } = (await line.boundingBox()) ?? {};
		expect(height).toBeGreaterThanOrEqual(24);
		expect(width).toBeGreaterThan(250);
		await line.tap();
		await expect(page).toHaveURL(/\/keyforge\/glossaire\/redresse\/#redresse-etape-4$/);
	});
});

test('with a keyboard, on a phone’s width, the list opens, leads and closes', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/l5r/aide/');
	await page.locator('summary').focus();
	await page.keyboard.press('Enter');
	await expect(parts(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(parts(page)).toBeHidden();
	await expect(page.locator('summary')).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(parts(page)).toBeHidden();
	await expect(page).toHaveURL(/#round$/);
	await expect(page.getByRole('heading', { name: 'Le round' })).toBeInViewport();
});

test('on a wide screen parts stand in columns, all named above', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/mistborn/aide/');
	await expect(parts(page)).toBeVisible();
	await expect(list(page)).toHaveCount(1);
	const lefts = await page
		.locator('.face')
		.first()
		.locator('li > a')
		.evaluateAll((lines) => new Set(lines.map((line) => Math.round(line.getBoundingClientRect().left / 200))).size);
	expect(lefts).toBeGreaterThanOrEqual(3);
});

test('without script the list of parts opens and leads', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto('/arkham/aide/');
	await page.getByText('Aller à…').click();
	await parts(page).getByRole('link', { name: 'Les nombres' }).click();
	await expect(page).toHaveURL(/#nombres$/);
	await expect(page.getByRole('heading', { name: 'Les nombres' })).toBeInViewport();
	await context.close();
});
