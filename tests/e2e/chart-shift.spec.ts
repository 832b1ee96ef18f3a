import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../games';
import { chart, sampleCharts } from './chart-content';
import { alive } from './chart-page';
import { type Shift, shiftsOf, watchShifts } from './layout-shifts';
import { scrollThrough } from './text-pages';

// What moves depends on when parts of a page come: they come late here, beside other tests, and nothing moves all the same.

/** What moves on a page from its first picture until it is alive and was read through. */
async function shiftsAt(page: Page, address: string): Promise<Shift[]> {
	await page.goto(address);
	await alive(page);
	// Its first picture alive, before the reader scrolls.
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	// Alive, a chart asks for nothing more (`speed/chart`): what could move has come.
	await scrollThrough(page);
	return shiftsOf(page);
}

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
]) {
	test.describe(`at ${viewport.width} pixels`, () => {
		test.use({ viewport });
		test.beforeEach(({ page }) => watchShifts(page));

		for (const game of GAMES) {
			const charts = sampleCharts.filter((item) => item.game === game);

			test(`${game}: nothing moves while the charts load and come to life`, async ({ page }) => {
				test.setTimeout(60_000);
				for (const { path: address } of charts) expect.soft(await shiftsAt(page, address), address).toEqual([]);
			});

			test(`${game}: nothing moves where a link asks for another step than the first`, async ({ page }) => {
				test.setTimeout(60_000);
				for (const { path: address, steps } of charts)
					expect.soft(await shiftsAt(page, `${address}?etape=${steps.at(-1)?.id}`), address).toEqual([]);
			});
		}
	});
}

// A slow telephone draws while it reads: a page that is drawn in parts moves there, and seldom elsewhere.
for (const [game, slug] of [
	['l5r', 'round'],
	['arkham', 'round'],
	['mistborn', 'tour'],
] as const) {
	test(`${game}, ${slug}: nothing moves where the processor is six times slower`, async ({ page }) => {
		test.setTimeout(90_000);
		await watchShifts(page);
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
		const { path: address, steps } = chart(game, slug);
		for (const [width, query] of [
			[390, ''],
			[1280, `?etape=${steps.at(-1)?.id}`],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address + query);
			await alive(page);
			expect.soft(await shiftsOf(page), `${width} ${query}`).toEqual([]);
		}
	});
}
