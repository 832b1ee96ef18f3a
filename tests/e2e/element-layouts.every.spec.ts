import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { answered, element, embed, fits, frame, script, size } from './hosts/element';
import { mediawikiPage } from './hosts/mediawiki';
import { phpbbHeaders, phpbbPage } from './hosts/phpbb';
import { strictCspPage } from './hosts/strict-csp';
import { wordpressPage } from './hosts/wordpress';

// The element in pages as they are on the web: it takes the room that the page gives, and no more.

const content = script + embed();

const host = useHost({
	'/wordpress': { html: wordpressPage(content) },
	'/wordpress-colonnes': {
		html: wordpressPage(
			`${script}<div class="wp-block-columns"><div class="wp-block-column">${embed()}</div><div class="wp-block-column">${embed('jeu="keyforge" outil="glossaire/armure"')}</div></div>`,
		),
	},
	'/phpbb': { html: phpbbPage(content), headers: phpbbHeaders },
	'/mediawiki': { html: mediawikiPage(content) },
	'/csp': strictCspPage(content),
});

const faults = (page: Page): string[] => {
	const found: string[] = [];
	page.on('pageerror', ({ message }) => found.push(message));
	page.on('console', (message) => {
		if (['warning', 'error'].includes(message.type()) && !message.location().url.endsWith('/favicon.ico'))
			found.push(message.text());
	});
	return found;
};

// The narrow ones are as narrow as each layout still leaves a column.
for (const [path, narrow] of [
	['/wordpress', 390],
	['/phpbb', 390],
	['/mediawiki', 600],
	['/csp', 320],
] as const) {
	for (const width of [1280, narrow]) {
		test(`${path} at ${width} pixels holds a tool as high as it needs, in place of its link`, async ({ page }) => {
			const found = faults(page);
			await page.setViewportSize({ width, height: 800 });
			await page.goto(host.current.origin + path);
			await answered(frame(page));
			await fits(frame(page));
			await expect(page.getByRole('link', { name: 'Calculateur de combat' })).toBeHidden();
			await expect(frame(page)).toHaveAttribute('title', 'Calculateur de combat');
			await expect(frame(page).contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
			expect(found).toEqual([]);
		});
	}
}

test('in a WordPress theme the tool stands in the column of the text', async ({ page }) => {
	await page.goto(`${host.current.origin}/wordpress`);
	await answered(frame(page));
	const sides = (selector: string) =>
		page.locator(selector).evaluate((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right]);
	expect(await sides('arbitre-outil')).toEqual(await sides('#avant'));
	expect(await frame(page).evaluate((box) => box.getBoundingClientRect().width)).toBe(610);
	const gap = await page.evaluate(() => {
		const [avant, tool, apres] = ['#avant', 'arbitre-outil', '#apres'].map((it) =>
			document.querySelector(it)?.getBoundingClientRect(),
		);
		return [(tool?.top ?? 0) - (avant?.bottom ?? 0), (apres?.top ?? 0) - (tool?.bottom ?? 0)];
	});
	expect(gap, 'the margins of the theme').toEqual([24, 24]);
});

test('in columns that centre what they hold, each tool fills its own', async ({ page }) => {
	await page.goto(`${host.current.origin}/wordpress-colonnes`);
	for (const at of [0, 1]) {
		await answered(frame(page).nth(at));
		await fits(frame(page).nth(at));
		const column = page.locator('.wp-block-column').nth(at);
		expect((await size(frame(page).nth(at))).width).toBe((await size(column)).width);
	}
});

test('in a forum the tool fills the cell and widens no table', async ({ page }) => {
	await page.goto(`${host.current.origin}/phpbb`);
	await answered(frame(page));
	expect((await size(frame(page))).width).toBe((await size(page.locator('#apres'))).width);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('in a wiki the tool stands beside the infobox, and under it where there is no room', async ({ page }) => {
	await page.goto(`${host.current.origin}/mediawiki`);
	await answered(frame(page));
	const boxes = () =>
		page.evaluate(() => {
			const tool = document.querySelector('arbitre-outil')?.shadowRoot?.querySelector('iframe');
			const [frame, infobox] = [tool, document.querySelector('.infobox')].map((it) => it?.getBoundingClientRect());
			if (!frame || !infobox) throw new Error('Both are in the page.');
			return { beside: frame.right <= infobox.left, under: frame.top >= infobox.bottom, width: frame.width };
		});
	expect(await boxes()).toMatchObject({ beside: true, under: false });

	await page.setViewportSize({ width: 640, height: 800 });
	await fits(frame(page));
	expect(await boxes()).toMatchObject({ beside: false, under: true });
	expect((await boxes()).width).toBeGreaterThan(280);
	await expect(element(page)).toBeInViewport();
});
