import { expect, test } from '@playwright/test';
import { sitemapPaths } from '../site/built-site';

// WCAG 1.4.10: at 320 pixels, nothing asks for a scroll in two directions. Cheap enough for every page.
test('at 320 pixels no page scrolls sideways, and nothing is cut', async ({ page }) => {
	test.setTimeout(300_000);
	await page.setViewportSize({ width: 320, height: 640 });
	const wide: string[] = [];
	for (const address of [...sitemapPaths(), '/404.html', '/recherche/?q=armure']) {
		await page.goto(address);
		if (address.includes('?q=')) await expect(page.getByRole('status')).toContainText('pour « armure »');
		const found = await page.evaluate(() => {
			const scrolls = document.documentElement.scrollWidth > 320 ? ['the page scrolls'] : [];
			// Text that goes past the edge of what hides it, or of the window.
			const cut = [...document.querySelectorAll('body *')].filter((element) => {
				const box = element.getBoundingClientRect();
				if (box.width === 0 || element.closest('.visuellement-cache, svg')) return false;
				const { position } = getComputedStyle(element);
				return position !== 'absolute' && (box.right > 321 || box.left < -1);
			});
			return [...scrolls, ...cut.map((element) => `<${element.localName} class="${element.className}"> is cut`)];
		});
		wide.push(...found.map((fault) => `${address} ${fault}`));
	}
	expect(wide).toEqual([]);
});
