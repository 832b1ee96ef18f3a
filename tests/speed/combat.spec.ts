import { expect, type Page, test } from '@playwright/test';
import { FULL, openTool } from '../e2e/combat-page';

const FRAME = 1000 / 60;

/** The fullest case: six creatures with everything, twenty events. */
const creature =
	'puissance.99_marqueurs.9_armure.9_degats.3_assaut.2_hasardeux.2_aombre.2_insaisissable_poison_enragee';
const fullest =
	`?${['ag', 'a', 'ad', 'dg', 'd', 'dd'].map((place) => `${place}=${creature}`).join('&')}` +
	`&suite=${'degats.d.1.projection.1_combat.ad.dd.assaut_armure.d.1_tour_'.repeat(5)}`;

/** From a gesture to the last change that it makes in the page, in milliseconds: the median of thirty. */
function medianDelay(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const tool = document.querySelector('.outil') as HTMLElement;
		const field = tool.querySelector('input[type="number"]') as HTMLInputElement;
		const box = tool.querySelector('input[type="checkbox"]') as HTMLInputElement;
		const delays: number[] = [];
		for (let turn = 0; turn < 30; turn++) {
			// A gesture without any effect would be endless.
			let last = Number.POSITIVE_INFINITY;
			const observer = new MutationObserver(() => {
				last = performance.now();
			});
			observer.observe(tool, { subtree: true, childList: true, characterData: true, attributes: true });
			const start = performance.now();
			if (turn % 2) box.click();
			else {
				field.value = String(10 + turn);
				field.dispatchEvent(new InputEvent('input', { bubbles: true }));
			}
			await new Promise((done) => setTimeout(done));
			observer.disconnect();
			delays.push(last - start);
		}
		return delays.toSorted((a, b) => a - b)[15] ?? Number.NaN;
	});
}

for (const [name, query] of [
	['the default case', ''],
	['a filled case', FULL],
	['the fullest case', fullest],
] as const) {
	test(`an interaction with ${name} is answered within a frame`, async ({ page }) => {
		await openTool(page, query);
		// Another program may hold the processor for a while; what is slow by itself is slow each time.
		let median = Number.POSITIVE_INFINITY;
		for (let attempt = 0; attempt < 6 && median >= FRAME; attempt++) median = await medianDelay(page);
		test.info().annotations.push({ type: 'median', description: `${name}: ${median.toFixed(1)} ms` });
		expect(median).toBeGreaterThan(0);
		expect(median).toBeLessThan(FRAME);
	});
}

test('once alive, the tool asks the network for nothing', async ({ page }) => {
	await openTool(page);
	await page.waitForLoadState('networkidle');
	const asked: string[] = [];
	// Not the tool’s: the service worker, a second after the page, and the icon, which Chromium asks for again
	// each time that the address changes.
	const apart = /\/(sw\.js|favicon\.svg)$/;
	page.on('request', (request) => {
		if (!request.serviceWorker() && !apart.test(request.url())) asked.push(request.url());
	});
	for (const name of ['+ Dégâts', '+ Autre combat', '+ Votre voisine de gauche', 'Escarmouche contre hasardeux'])
		await page.getByRole('button', { name, exact: true }).click();
	await page.getByRole('checkbox', { name: 'Poison' }).first().check();
	expect(asked).toEqual([]);
});
