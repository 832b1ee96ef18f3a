import { type Browser, expect, test } from '@playwright/test';
import { slowAsPhone } from './machine';

/** From a key to its painted answer, in milliseconds, on a phone: nineteen keys in twenty. */
const PER_KEY = 100;
const TYPED = 'mure insaisissable poison moisson voler';

/** From each key of what is typed to its painted answer, in milliseconds, the shortest first. */
async function delays(browser: Browser): Promise<number[]> {
	const page = await browser.newPage();
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	const box = page.getByRole('dialog');
	await box.getByRole('searchbox').fill('ar');
	await expect(box.locator('[data-resultat]').first()).toBeVisible();
	// With what players ask, the index is made again: the answers are then those of the whole.
	await expect(box.getByRole('list', { name: 'Résultats' })).toHaveAttribute('aria-busy', 'false');
	await slowAsPhone(page, browser);
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { times });
		let start = 0;
		document.addEventListener('input', () => (start = performance.now()), { capture: true });
		new MutationObserver(() => {
			if (start === 0) return;
			const from = start;
			start = 0;
			// Painted: a task after the next frame.
			requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
		}).observe(document.querySelector('dialog .reponses') as HTMLElement, { childList: true });
	});
	const times = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
	for (const [place, key] of [...TYPED].entries()) {
		await page.keyboard.press(key === ' ' ? 'Space' : key);
		await expect.poll(async () => (await times()).length).toBeGreaterThan(place);
	}
	const sorted = (await times()).toSorted((a, b) => a - b);
	await page.close();
	return sorted;
}

test(`once loaded, a key is answered, and painted, within ${PER_KEY} ms`, async ({ browser }) => {
	test.setTimeout(60_000);
	// Another program may hold the processor for a while; what is slow by itself is slow each time.
	let late = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < 3 && late >= PER_KEY; attempt++) {
		const sorted = await delays(browser);
		expect(sorted.length).toBe(TYPED.length);
		late = Math.min(late, sorted[Math.floor(sorted.length * 0.95)] as number);
		const median = sorted[Math.floor(sorted.length / 2)] as number;
		console.log(`${sorted.length} keys: median ${median.toFixed(0)} ms, 19 in 20 within ${late.toFixed(0)} ms`);
	}
	expect(late).toBeLessThan(PER_KEY);
});
