import { expect, type Page, test } from '@playwright/test';
import { GAMES, type GameSlug } from '../games';
import { sampleCharts } from './chart-content';
import { alive, openChart } from './chart-page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const MOVES = 10;

/** What may be pressed to go on. */
const ways = (page: Page) => page.locator('.suiveur .commandes .coups button:not([aria-disabled])');

/** Where the title of the game's step is out of sight, or under the stepper; nothing once the chart is over. */
const hidden = (page: Page) =>
	page.evaluate(() => {
		const step = document.querySelector('.etape[aria-current]');
		const title = step?.querySelector('summary')?.getBoundingClientRect();
		const stepper = document.querySelector('.suiveur')?.getBoundingClientRect();
		if (!step || !title || !stepper) return '';
		return title.top >= 0 && title.bottom <= stepper.top + 1 ? '' : `${step.id} at ${title.top}`;
	});

async function playThrough(page: Page, press: (at: number) => Promise<void>): Promise<string[]> {
	const lost: string[] = [];
	for (let at = 0; at < MOVES; at++) {
		await press(at);
		await expect
			.poll(() => hidden(page), { timeout: 2_000 })
			.toBe('')
			.catch(async () => lost.push(await hidden(page)));
		const seen = await ways(page).first().boundingBox();
		if ((seen?.y ?? 844) + (seen?.height ?? 0) > 844) lost.push(`the way on at ${seen?.y}`);
	}
	return lost;
}

/** A different way at each move, so that branches and sequences are followed too. */
const wayOf = async (page: Page, at: number) => ways(page).nth(at % (await ways(page).count()));

const chartsOf = (game: GameSlug) => sampleCharts.filter((chart) => chart.game === game);

for (const game of GAMES) {
	test(`${game}: the step of the game stays in sight while it is followed with a thumb`, async ({ page }) => {
		test.setTimeout(120_000);
		for (const { slug } of chartsOf(game)) {
			await openChart(page, game, slug);
			const lost = await playThrough(page, async (at) => (await wayOf(page, at)).tap());
			expect.soft(lost, slug).toEqual([]);
		}
	});

	test(`${game}: the step of the game stays in sight while it is followed with a keyboard`, async ({ page }) => {
		test.setTimeout(120_000);
		for (const { path, slug } of chartsOf(game)) {
			await page.goto(path);
			await alive(page);
			const lost = await playThrough(page, async (at) => {
				await (await wayOf(page, at)).focus();
				await page.keyboard.press('Enter');
			});
			expect.soft(lost, slug).toEqual([]);
		}
	});
}

test('a sequence that ends its chart is played at the step that called it', async ({ page }) => {
	await openChart(page, 'keyforge', 'degats', '?etape=sequence-degats-infliger');
	await page.getByRole('button', { name: /^Une ou plusieurs le sont/ }).tap();
	await expect(page.locator('.pile')).toBeVisible();
	await expect(page.locator('.etape[aria-current]')).toHaveId('sequence-degats-infliger');
});
