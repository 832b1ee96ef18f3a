import { expect, type Page, test } from '@playwright/test';
import { openChart } from '../e2e/chart-page';
import type { GameSlug } from '../games';

/** What a reader takes for « at once », from the click to the picture. */
const AT_ONCE = 50;

/** From a click on « Suivant », then on « Précédent », to the next picture, in milliseconds: the median of thirty. */
function medianDelay(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const tool = document.querySelector('.suiveur') as HTMLElement;
		const delays: number[] = [];
		for (let turn = 0; turn < 30; turn++) {
			const button = tool.querySelector<HTMLElement>(turn % 2 ? '.precedent' : '.avance');
			const before = tool.querySelector('h2')?.textContent;
			const start = performance.now();
			button?.click();
			// After the next picture: a task that comes behind its frame.
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
			// A click without any effect would be endless.
			const changed = tool.querySelector('h2')?.textContent !== before;
			delays.push(changed ? performance.now() - start : Number.POSITIVE_INFINITY);
		}
		return delays.toSorted((a, b) => a - b)[15] ?? Number.NaN;
	});
}

for (const [name, game, slug, query] of [
	['a short chart', 'keyforge', 'degats', ''],
	['the longest chart', 'l5r', 'round', '?etape=etape-1-1'],
	[
		'a sequence in a sequence',
		'arkham',
		'round',
		'?etape=tc-1&depuis=round-tours.restants.1_etape-2-2-fenetre_initiation-etape-4',
	],
] as const satisfies readonly (readonly [string, GameSlug, string, string])[]) {
	test(`a step of ${name} is there within ${AT_ONCE} ms of the click`, async ({ page }) => {
		await openChart(page, game, slug, query);
		await expect(page.getByRole('alert')).toHaveCount(0);
		// Another program may hold the processor for a while; what is slow by itself is slow each time.
		let median = Number.POSITIVE_INFINITY;
		for (let attempt = 0; attempt < 6 && median >= AT_ONCE; attempt++) median = await medianDelay(page);
		test.info().annotations.push({ type: 'median', description: `${name}: ${median.toFixed(1)} ms` });
		expect(median).toBeGreaterThan(0);
		expect(median).toBeLessThan(AT_ONCE);
	});
}

test('once alive, the stepper asks the network for the sequences it opens and nothing else', async ({ page }) => {
	await openChart(page, 'keyforge', 'tour');
	await page.waitForLoadState('networkidle');
	const asked: string[] = [];
	// Not the stepper’s: the service worker, a second after the page, and the icon, which Chromium asks for again
	// each time that the address changes.
	const apart = /\/(sw\.js|favicon\.svg)$/;
	page.on('request', (request) => {
		if (!request.serviceWorker() && !apart.test(request.url())) asked.push(request.url());
	});
	for (const name of ['Les dégâts', /^Suivant/, 'Précédent', 'Plein écran', 'Revenir au début'])
		await page
			.getByRole('region', { name: /^Suivre : / })
			.getByRole('button', { name })
			.click();
	expect(asked.map((url) => new URL(url).pathname)).toEqual(['/keyforge/deroulement/schemas/degats.json']);
});
