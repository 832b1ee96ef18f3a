import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../games';
import { queriesOf } from './bench';
import { makeTargets } from './targets';

// A search that names no game, on a phone: the right game’s best answer is in the first screen, without a gesture.

test.use({ viewport: { width: 390, height: 844 } });

/** Types each query in the page; gives the addresses of the answers that can be seen whole, without scrolling. */
const seenFor = (page: Page, queries: readonly string[]): Promise<string[][]> =>
	page.evaluate(async (queries) => {
		const input = document.querySelector('input[type="search"]') as HTMLInputElement;
		const list = document.querySelector('[data-liste]') as HTMLElement;
		const seen: string[][] = [];
		for (const query of queries) {
			input.value = query;
			input.dispatchEvent(new InputEvent('input', { bubbles: true }));
			while (list.ariaBusy !== 'false') await new Promise((next) => setTimeout(next));
			const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-resultat] a')];
			const inSight = links.filter((link) => {
				const { bottom, height } = link.getBoundingClientRect();
				return height > 0 && bottom <= innerHeight;
			});
			seen.push(inSight.map(({ pathname }) => pathname));
		}
		return seen;
	}, queries);

for (const half of ['open', 'sealed'] as const)
	test(`the ${half} phrases have the answer of their game in the first screen`, async ({ page }) => {
		test.setTimeout(300_000);
		await page.goto('/recherche/?q=carte');
		// Every index has come, with what players ask.
		await page.waitForLoadState('networkidle');
		let asked = 0;
		let ofGame = 0;
		let right = 0;
		for (const game of GAMES) {
			const targets = makeTargets(game);
			const phrases = queriesOf(game, half).filter(({ kind }) => kind === 'phrase');
			const seen = await seenFor(
				page,
				phrases.map(({ q }) => q),
			);
			for (const [at, { best }] of phrases.entries()) {
				const { pages } = targets(best);
				asked++;
				if (seen[at]?.some((path) => path.startsWith(`/${game}/`))) ofGame++;
				if (seen[at]?.some((path) => pages.has(path))) right++;
			}
		}
		const percent = (count: number) => `${((count / asked) * 100).toFixed(1)} %`;
		console.log(
			`${half}: ${asked} phrases without a game; the game in sight ${percent(ofGame)}, the right page ${percent(right)}`,
		);
		expect(asked).toBeGreaterThanOrEqual(400);
		expect(ofGame / asked).toBeGreaterThanOrEqual(0.9);
		expect(right / asked).toBeGreaterThanOrEqual(0.9);
	});
