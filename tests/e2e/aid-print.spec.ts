import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../games';

/** The sides of a sheet of A4, in points, and its width inside the margins, in pixels. */
const A4 = [595, 842];
const [WIDTH, HEIGHT] = [726, 1054];
/** Smallest type of a line that is read at arm’s length, in pixels: 8 points. */
const SMALLEST = (8 * 96) / 72;

const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?![a-z])/gi)].length;

/** Lines that are out of their column, too small, or hidden on paper. */
const faults = (page: Page): Promise<string[]> =>
	page.evaluate((smallest) => {
		const edge = document.documentElement.clientWidth + 1;
		return [...document.querySelectorAll<HTMLElement>('.aide li > a:not(.aussi)')].flatMap((line) => {
			const { left, right, height } = line.getBoundingClientRect();
			const size = Number.parseFloat(getComputedStyle(line).fontSize);
			const text = line.textContent?.slice(0, 40);
			if (height === 0) return [`not printed: ${text}`];
			if (left < -1 || right > edge) return [`out of the sheet: ${text}`];
			return size < smallest - 0.01 ? [`${size}px: ${text}`] : [];
		});
	}, SMALLEST);

for (const game of GAMES) {
	test(`${game}: the aid is one sheet, two sides at most`, async ({ page }) => {
		await page.goto(`/${game}/aide/`);
		// The letters of the house are wider than those that stand for them until they are there.
		await page.reload();
		await page.evaluate(() => document.fonts.ready);
		const pdf = await page.pdf({ preferCSSPageSize: true });
		expect(pagesOf(pdf)).toBe(await page.locator('.face').count());
		expect(pagesOf(pdf)).toBeLessThanOrEqual(2);
		const [, , ...sides] = (/\/MediaBox\s*\[([^\]]*)\]/.exec(pdf.toString('latin1'))?.[1] ?? '').split(' ').map(Number);
		expect(sides.map(Math.round)).toEqual(A4);

		await page.emulateMedia({ media: 'print' });
		await page.setViewportSize({ width: WIDTH, height: HEIGHT });
		expect(await faults(page)).toEqual([]);
	});
}

test('on paper the aid says what it is and where it is, and nothing of the screen', async ({ page }) => {
	await page.goto('/keyforge/aide/');
	await expect(page.getByText('arbitre.example/keyforge/aide')).toBeHidden();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1, name: 'Aide de jeu · KeyForge' })).toBeVisible();
	await expect(page.getByText(/^Livret.*Non officiel/)).toBeVisible();
	await expect(page.getByText('arbitre.example/keyforge/aide')).toBeVisible();
	const code = page.locator('img[src$="/aide/code.svg"]');
	await expect(code).toBeVisible();
	expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	for (const hidden of ['header.entete', 'footer', '.parties', '.chapeau', '.aussi'])
		await expect(page.locator(hidden).first(), hidden).toBeHidden();
});
