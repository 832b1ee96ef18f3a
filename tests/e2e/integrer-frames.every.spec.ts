import { expect, type Page, test } from '@playwright/test';
import { type HostPage, useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { wordpressPage } from './hosts/wordpress';
import { codeText, openBuilder } from './integrer-page';

// The frame without script: as high as it needs on a phone and in a column, in pages whose themes know better.

const pages: Record<string, HostPage> = {};
const host = useHost(pages);

const framed = {
	keyforge: ['combat', 'deroulement/tour', 'glossaire/armure', 'glossaire/armure%23armure-annule'],
	l5r: ['duel', 'deroulement/round', 'glossaire/honneur', 'glossaire/anneau%23anneau-conteste'],
	arkham: ['test-de-competence', 'deroulement/round', 'glossaire/vie', 'glossaire/activer%23activer-vos-cartes'],
	mistborn: ['combat', 'deroulement/tour', 'glossaire/bouclier', 'regles/combat%23regles-combat-cible-defenseurs'],
};

const codeOf = async (page: Page, query: string): Promise<string> => {
	await openBuilder(page, query);
	return codeText(page, 'le cadre');
};

const frames = (page: Page) => page.locator('main iframe');

for (const [game, slugs] of Object.entries(framed))
	test(`${game}: a tool, a chart, a term and a rule show whole at 360 pixels and at 1280`, async ({ page }) => {
		const codes = [];
		for (const slug of slugs) codes.push(await codeOf(page, `?jeu=${game}&outil=${slug}`));
		pages['/'] = { html: plainPage(codes.join(''), { head: '<style>body { margin: 0 20px }</style>' }) };
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(host.current.origin);
			await expect(frames(page)).toHaveCount(slugs.length);
			for (const [at, slug] of slugs.entries()) {
				const one = frames(page).nth(at);
				await one.scrollIntoViewIfNeeded();
				await expect(one.contentFrame().getByRole('contentinfo')).toBeAttached();
				await expect(one.contentFrame().locator(':is([data-outil], [data-suiveur]):not([data-pret])')).toHaveCount(0);
				const hidden = await one
					.contentFrame()
					.locator(':root')
					.evaluate((root) => [root.scrollHeight - innerHeight, root.scrollWidth - root.clientWidth]);
				expect(
					hidden.map((pixels) => Math.max(0, pixels)),
					`${slug} at ${width}`,
				).toEqual([0, 0]);
			}
		}
	});

test('in a WordPress theme it stands in the column, as high as it needs', async ({ page }) => {
	const code = await codeOf(page, '?jeu=keyforge&outil=glossaire/armure');
	expect(code).not.toContain('max-width');
	pages['/'] = { html: wordpressPage(code).replace('max-width: 100%; height: auto', 'height: auto') };
	await page.goto(host.current.origin);
	const sides = (selector: string) =>
		page.locator(selector).evaluate((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right]);
	expect(await sides('main iframe')).toEqual(await sides('#avant'));
	const height = await frames(page).evaluate((frame) => frame.clientHeight);
	expect(height, 'not the 150 pixels of `height: auto`').toBeGreaterThan(200);
});

test('where an editor takes the style away, the attribute gives the height of a column', async ({ page }) => {
	const code = await codeOf(page, '?jeu=keyforge&outil=combat');
	pages['/'] = { html: plainPage(code.replace(/ style="[^"]*"/, '')) };
	await page.goto(host.current.origin);
	const [, asked] = / height="(\d+)"/.exec(code) ?? [];
	expect(await frames(page).evaluate((frame) => frame.clientHeight)).toBe(Number(asked));
	expect(Number(asked)).toBeGreaterThan(900);
});

test('a width that is asked for is kept, and goes past no column', async ({ page }) => {
	const code = await codeOf(page, '?jeu=keyforge&outil=glossaire/armure&largeur=500');
	pages['/'] = { html: plainPage(code) };
	for (const [width, expected] of [
		[1280, 500],
		[390, 374],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(host.current.origin);
		expect((await frames(page).boundingBox())?.width).toBe(expected);
	}
});
