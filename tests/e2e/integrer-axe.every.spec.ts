import { expect, type Page, test } from '@playwright/test';
import { violations } from '../a11y/axe';
import { openBuilder } from './integrer-page';

const pages = ['/integrer/', '/integrer/bulles/', '/integrer/donnees/', '/integrer/champs/'];

/** Opens all that opens: what a page at rest hides is seen by readers too. */
const openAll = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) {
			details.removeAttribute('name');
			details.open = true;
		}
	});

// The frame is a page of its own, with its own tests.
const ofPage = (page: Page) => violations(page, { exclude: 'arbitre-outil' });

for (const address of pages) {
	test(`axe holds nothing against ${address} with all of it open, in light and in dark`, async ({ page }) => {
		await page.goto(address);
		await openAll(page);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await ofPage(page)).toEqual([]);
		}
	});

	test(`at 320 pixels ${address} with all of it open does not scroll sideways`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(address);
		await openAll(page);
		const wide = await page.evaluate(() =>
			[...document.querySelectorAll('body *')]
				.filter((element) => {
					const { right, width } = element.getBoundingClientRect();
					return width > 0 && right > 321 && !element.closest('.visuellement-cache, svg');
				})
				.map((element) => `${element.localName}.${element.className}`),
		);
		expect(wide).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});

	test(`on a phone, what ${address} has to touch is 24 pixels high at least`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(address);
		await openAll(page);
		const small = await page
			.getByRole('main')
			.locator('button, select, summary, input:not([type="radio"]), .pastilles label, .volets a, .ouvrir a')
			.evaluateAll((all) =>
				all
					.map((element) => ({ element, box: element.getBoundingClientRect() }))
					.filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
					.map(({ element }) => element.outerHTML.slice(0, 80)),
			);
		expect(small).toEqual([]);
	});
}

test('axe holds nothing against the notices of the builder', async ({ page }) => {
	await openBuilder(page, '?jeu=perdu&theme=rose');
	await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
	expect(await ofPage(page)).toEqual([]);
});

for (const game of ['arkham', 'keyforge', 'l5r', 'mistborn']) {
	test(`the builder has enough contrast in the colours of ${game}, in light and in dark`, async ({ page }) => {
		await openBuilder(page, `?jeu=${game}`);
		await expect(page.getByRole('radio', { checked: true }).first()).toHaveValue(game);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			const contrast = {
				include: '.constructeur',
				exclude: 'arbitre-outil',
				rules: ['color-contrast'],
				least: ['color-contrast'],
			};
			expect(await violations(page, contrast), colorScheme).toEqual([]);
		}
	});
}

test('axe holds nothing against the demonstration of tooltips', async ({ page }) => {
	await page.goto('/integrer/bulles/');
	await page.getByRole('button', { name: 'Mettre les bulles' }).click();
	await page.locator('arbitre-terme').first().hover();
	await expect(page.locator('arbitre-bulle').getByRole('link')).toBeVisible();
	expect(await ofPage(page)).toEqual([]);
});
