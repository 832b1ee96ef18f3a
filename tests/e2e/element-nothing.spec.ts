import { expect, type Page, test } from '@playwright/test';
import { release } from '../../src/embed/frame-snippets';
import { type HostPage, useHost } from './host-page';
import { answered, element, frame, script, size } from './hosts/element';
import { plainPage } from './hosts/plain';

// What remains of a place that was kept when nothing comes to fill it: a link, and no hole.

const link = '<a href="{{site}}/keyforge/outils/combat/">Calculateur de combat</a>';
const kept = `<link rel="stylesheet" href="${release}">
<arbitre-outil jeu="keyforge" outil="combat" hauteur="1148" style="display:block;min-height:1148px;animation:arbitre 1ms 9s forwards">${link}</arbitre-outil>`;
const page = (html: string): HostPage => ({ html: plainPage(html) });

const host = useHost({
	'/': page(script + kept),
	'/large': page(`${script}<div id="colonne" style="width:0">${kept}</div>`),
	'/refus': {
		html: plainPage(script + kept),
		headers: { 'content-security-policy': "frame-src 'none'" },
	},
	'/sans-elements': page(
		`<script>Object.defineProperty(window, 'customElements', { value: undefined })</script>${script}${kept}`,
	),
});

const height = async (page: Page): Promise<number> => (await size(element(page))).height;
const LINK = 60;

test('without our script the place stays for some seconds, then closes', async ({ page }) => {
	await page.route('**/arbitre.js', (route) => route.abort());
	await page.goto(host.current.origin);
	expect(await height(page), 'the script may still come').toBe(1148);
	await expect.poll(() => height(page), { timeout: 15_000 }).toBeLessThan(LINK);
	await expect(page.getByRole('link', { name: 'Calculateur de combat' })).toBeVisible();
});

test('a place whose script has come stays as high as its frame', async ({ page }) => {
	await page.goto(host.current.origin);
	await answered(frame(page));
	const before = await height(page);
	expect(await element(page).evaluate((it) => it.getAnimations().length)).toBe(0);
	expect(before).toBeGreaterThan(300);
});

test.describe('where scripts are off', () => {
	test.use({ javaScriptEnabled: false });
	test('no place is kept', async ({ page }) => {
		await page.goto(host.current.origin);
		const box = await element(page).boundingBox();
		expect(box?.height).toBeLessThan(LINK);
	});
});

for (const [what, path, refuse] of [
	['the host refuses our frames', '/refus', false],
	['our site is down', '/', true],
] as const)
	test(`a frame that never answers leaves its place: ${what}`, async ({ page }) => {
		if (refuse) await page.route('**/integrer/**', (route) => route.abort('connectionrefused'));
		await page.goto(host.current.origin + path);
		await expect(frame(page)).toHaveCount(1);
		await expect.poll(() => height(page)).toBeLessThan(90);
		await expect(page.getByRole('link', { name: 'Calculateur de combat' })).toBeVisible();
	});

test('printed before it came, a frame is its link', async ({ page }) => {
	await page.route('**/integrer/**', () => {});
	await page.goto(host.current.origin, { waitUntil: 'commit' });
	await expect(frame(page)).toHaveCount(1);
	expect(await height(page)).toBe(1148);
	await page.emulateMedia({ media: 'print' });
	expect(await height(page)).toBeLessThan(90);
});

test('printed, a frame that came is printed whole', async ({ page }) => {
	await page.goto(host.current.origin);
	await answered(frame(page));
	const screen = await height(page);
	await page.emulateMedia({ media: 'print' });
	await expect(frame(page)).toBeVisible();
	expect(await height(page)).toBeGreaterThan(screen / 3);
});

test('a column of no width asks for no height, and one that opens has what it needs', async ({ page }) => {
	const told: number[] = [];
	await page.exposeFunction('tell', (height: number) => told.push(height));
	await page.addInitScript(() => {
		addEventListener('message', ({ data }) => {
			if (data?.hauteur) (window as unknown as { tell: (height: number) => void }).tell(data.hauteur);
		});
	});
	await page.goto(`${host.current.origin}/large`);
	await expect.poll(() => told.length).toBeGreaterThan(0);
	expect(await height(page)).toBeLessThanOrEqual(1148);
	await page.locator('#colonne').evaluate((column) => {
		column.style.width = '600px';
	});
	await answered(frame(page));
	expect(await height(page)).toBeGreaterThan(300);
});

test('where no element can be made, the link stays, and nothing is said in the console', async ({ page }) => {
	const faults: string[] = [];
	page.on('pageerror', ({ message }) => faults.push(message));
	await page.goto(`${host.current.origin}/sans-elements`);
	await expect(page.getByRole('link', { name: 'Calculateur de combat' })).toBeVisible();
	expect(faults).toEqual([]);
});
