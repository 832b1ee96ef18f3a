import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../games';
import { sampleCharts } from './chart-content';

/** Smallest type that is read on paper without effort, in points. */
const SMALLEST = 5.5;
const POINT = 96 / 72;
/** The sides of a sheet of A4, in points. */
const A4 = [595, 842];
/** The same inside its margins, in pixels; the long one a little less, under the width where screens have two columns. */
const [SHORT, LONG] = [733, 1040];

const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?![a-z])/gi)].length;

/** Text of the sheet that is too small, or that something cuts. */
function faults(page: Page): Promise<string[]> {
	return page.evaluate((smallest) => {
		const found: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.textContent?.trim().slice(0, 40);
			if (!text || !element?.checkVisibility() || element.closest('.visuellement-cache, script, style')) continue;
			const size = Number.parseFloat(getComputedStyle(element).fontSize);
			if (size < smallest) found.push(`${(size * 0.75).toFixed(2)} pt: ${text}`);
			const range = document.createRange();
			range.selectNodeContents(node);
			const box = range.getBoundingClientRect();
			for (let around: HTMLElement | null = element; around; around = around.parentElement) {
				if (getComputedStyle(around).overflow === 'visible') continue;
				const edge = around.getBoundingClientRect();
				const inside = box.right <= edge.right + 1 && box.bottom <= edge.bottom + 1 && box.left >= edge.left - 1;
				if (around !== document.documentElement && !inside) found.push(`cut by .${around.className}: ${text}`);
			}
			if (box.right > innerWidth + 1 || box.left < -1) found.push(`out of the sheet: ${text}`);
		}
		return found;
	}, SMALLEST * POINT);
}

for (const game of GAMES) {
	const charts = sampleCharts.filter((item) => item.game === game);

	test(`${game}: each chart is printed on one sheet`, async ({ page }) => {
		test.setTimeout(90_000);
		for (const { path } of charts) {
			await page.goto(path);
			const pdf = await page.pdf({ preferCSSPageSize: true });
			expect.soft(pagesOf(pdf), path).toBe(1);
			const [, , ...sides] = (/\/MediaBox\s*\[([^\]]*)\]/.exec(pdf.toString('latin1'))?.[1] ?? '')
				.split(' ')
				.map(Number);
			expect
				.soft(
					sides.map(Math.round).sort((a, b) => a - b),
					path,
				)
				.toEqual(A4);
		}
	});

	test(`${game}: what is printed can be read, and nothing is cut`, async ({ page }) => {
		test.setTimeout(90_000);
		await page.emulateMedia({ media: 'print' });
		for (const { path } of charts) {
			await page.goto(path);
			const across = (await page.locator('.schema.phases').count()) > 0;
			await page.setViewportSize(across ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG });
			expect.soft((await faults(page)).slice(0, 5), path).toEqual([]);
		}
	});
}

test('the drawing is printed alone, whatever the reader did on the screen', async ({ page }) => {
	await page.goto('/arkham/deroulement/round/?etape=etape-3-3&geste=capacite-gratuite');
	await expect(page.getByRole('button', { name: 'Tout montrer' })).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('.schema')).toBeVisible();
	for (const hidden of ['.suiveur', '.quand', 'header', 'footer', '.fil', '.suite'])
		await expect(page.locator(hidden).first(), hidden).toBeHidden();
	const outlined = await page
		.locator('.schema .etape')
		.evaluateAll((steps) => steps.filter((step) => getComputedStyle(step).outlineStyle !== 'none').map(({ id }) => id));
	expect(outlined, 'no mark of the screen').toEqual([]);
	const parts = page.locator('.schema .etape > *').filter({ visible: true });
	const asked = await parts.count();
	await page.goto('/arkham/deroulement/round/');
	await expect(parts, 'as much as without a question').toHaveCount(asked);
});
