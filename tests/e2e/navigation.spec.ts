import { expect, type Locator, type Page, test } from '@playwright/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principale' });

/** Focused by keyboard, on the screen, and seen to be: an outline of at least 2 pixels. */
async function expectVisibleFocus(element: Locator): Promise<void> {
	await expect(element).toBeFocused();
	await expect(element).toBeInViewport({ ratio: 1 });
	const { style, width } = await element.evaluate((node) => {
		const { outlineStyle, outlineWidth } = getComputedStyle(node);
		return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
	});
	expect(style).not.toBe('none');
	expect(width).toBeGreaterThanOrEqual(2);
}

test('the menu is used by keyboard alone, with a focus that is seen', async ({ page }) => {
	await page.goto('/keyforge/');
	await page.keyboard.press('Tab');
	await expectVisibleFocus(page.getByRole('link', { name: 'Aller au contenu' }));
	await page.keyboard.press('Tab');
	await expectVisibleFocus(page.getByRole('link', { name: 'L’Arbitre', exact: true }));
	for (const name of ['KeyForge', 'Règles', 'Glossaire', 'FAQ', 'Aide', 'Schémas', 'Outils']) {
		await page.keyboard.press('Tab');
		await expectVisibleFocus(menu(page).getByRole('link', { name }));
	}
	await page.keyboard.press('Tab');
	await expectVisibleFocus(page.getByRole('banner').getByRole('link', { name: 'Chercher' }));
	await page.keyboard.press('Tab');
	await expectVisibleFocus(page.getByRole('button', { name: 'Thème sombre' }));

	await menu(page).getByRole('link', { name: 'Règles' }).press('Enter');
	await expect(page).toHaveURL('/keyforge/regles/');
});

test('the menu says where the page is', async ({ page }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await expect(menu(page).getByRole('link', { name: 'Glossaire' })).toHaveAttribute('aria-current', 'true');
	await page.goto('/keyforge/glossaire/');
	await expect(menu(page).getByRole('link', { name: 'Glossaire' })).toHaveAttribute('aria-current', 'page');
	await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
});

test('the skip link moves the focus past the header', async ({ page }) => {
	await page.goto('/keyforge/regles/combat/');
	const skip = page.getByRole('link', { name: 'Aller au contenu' });
	await expect(skip).not.toBeInViewport();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	const first = page.getByRole('main').getByRole('link').first();
	await expectVisibleFocus(first);
});

for (const width of [1280, 390]) {
	test(`going back up by keyboard at ${width} pixels, the sticky header hides no focus`, async ({ page }) => {
		await page.setViewportSize({ width, height: 640 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/keyforge/glossaire/detruit/');
		await page.getByRole('contentinfo').getByRole('link').first().focus();
		const seen: number[] = [];
		for (;;) {
			await page.keyboard.press('Shift+Tab');
			const gap = await page.evaluate(() => {
				const focused = document.activeElement;
				const header = document.querySelector('header');
				if (!focused || !header || header.contains(focused)) return undefined;
				return focused.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
			});
			if (gap === undefined) break;
			seen.push(gap);
		}
		expect(seen.length).toBeGreaterThan(30);
		expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
	});
}

test('chapters are read one after the other, in the order of their list, and back', async ({ page }) => {
	await page.goto('/keyforge/regles/');
	const links = page.getByRole('main').getByRole('list').getByRole('link');
	const chapters = await links.evaluateAll((found) =>
		found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
	);
	expect(chapters.length).toBeGreaterThan(5);

	const neighbors = page.getByRole('navigation', { name: 'Chapitres voisins' });
	await links.first().click();
	for (const address of chapters.slice(1)) {
		await neighbors.getByRole('link', { name: /^Chapitre suivant/ }).click();
		await expect(page).toHaveURL(address);
	}
	await expect(neighbors.getByRole('link', { name: /^Chapitre suivant/ })).toHaveCount(0);
	for (const address of chapters.slice(0, -1).reverse()) {
		await neighbors.getByRole('link', { name: /^Chapitre précédent/ }).click();
		await expect(page).toHaveURL(address);
	}
	await expect(neighbors.getByRole('link', { name: /^Chapitre précédent/ })).toHaveCount(0);
});

test('the breadcrumb leads to each ancestor', async ({ page }) => {
	const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
	for (const [from, name, to] of [
		['/keyforge/glossaire/armure/', 'Glossaire', '/keyforge/glossaire/'],
		['/keyforge/regles/combat/', 'Règles', '/keyforge/regles/'],
		['/keyforge/sources/keyforge-2021/', 'Sources', '/keyforge/sources/'],
	] as const) {
		await page.goto(from);
		await expect(trail.getByRole('link')).toHaveText(['KeyForge', name]);
		await trail.getByRole('link', { name }).click();
		await expect(page).toHaveURL(to);
		await trail.getByRole('link', { name: 'KeyForge' }).click();
		await expect(page).toHaveURL('/keyforge/');
	}
});

test('an unknown address answers 404 with a way to search', async ({ page }) => {
	for (const address of ['/nulle-part/', '/keyforge/glossaire/armur/']) {
		const response = await page.goto(address);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
	}
	await page.getByRole('main').getByRole('searchbox').fill('armure');
	await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
	await expect(page).toHaveURL('/recherche/?q=armure');
});
