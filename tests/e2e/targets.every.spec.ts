import { expect, type Page, test } from '@playwright/test';

/** Pixels from the bottom of the sticky header to the top of an element; negative when it is under it. */
const gap = (page: Page, id: string): Promise<number> =>
	page.evaluate((wanted) => {
		const header = document.querySelector('header')?.getBoundingClientRect();
		const target = document.getElementById(wanted)?.getBoundingClientRect();
		return (target?.top ?? Number.NaN) - (header?.bottom ?? Number.NaN);
	}, id);

for (const width of [1280, 390]) {
	test.describe(`at ${width} pixels, an address with a fragment shows just under the header`, () => {
		test.use({ viewport: { width, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

		for (const [name, address, selector] of [
			['a rule of a chapter', '/keyforge/regles/sequence/', '#sequence-degats-armure'],
			['a position', '/keyforge/regles/utiliser/', '.contradiction[id]'],
			['a section', '/keyforge/regles/combat/', 'main h2[id]'],
			['a letter of the A–Z', '/keyforge/glossaire/', '#lettre-m'],
			['a unit of the concordance', '/keyforge/sources/keyforge-2021/', '#kf21-glossaire-moisson'],
		] as const) {
			test(name, async ({ page }) => {
				await page.goto(address);
				const id = (await page.locator(selector).first().getAttribute('id')) ?? '';
				// A fresh visit, as from a link in a chat: the browser scrolls as it loads.
				await page.goto('about:blank');
				await page.goto(`${address}#${id}`);
				await expect.poll(() => gap(page, id)).toBeGreaterThanOrEqual(0);
				expect(await gap(page, id), 'nothing lost above it').toBeLessThan(40);
			});
		}

		test('a rule of this page, from its §', async ({ page }) => {
			await page.goto('/keyforge/regles/sequence/');
			const rule = page.locator('#sequence-degats-armure');
			await rule.getByRole('link', { name: 'Lien vers cette règle' }).click();
			await expect.poll(() => gap(page, 'sequence-degats-armure')).toBeGreaterThanOrEqual(0);
			expect(await gap(page, 'sequence-degats-armure')).toBeLessThan(40);
			await expect(rule, 'the rule stands out').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
		});
	});

	test.describe(`at ${width} pixels, where the browser scrolls smoothly`, () => {
		test.use({ viewport: { width, height: 700 } });

		test('a unit far down the concordance, whose lines wait to be drawn', async ({ page }) => {
			await page.goto('/arkham/sources/arkham-guide-reference/#ah-appendice-1-verif-couts');
			await expect.poll(() => gap(page, 'ah-appendice-1-verif-couts')).toBeLessThan(40);
			expect(await gap(page, 'ah-appendice-1-verif-couts')).toBeGreaterThanOrEqual(0);
		});
	});
}
