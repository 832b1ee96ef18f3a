// Search: from each key to its painted answer on a processor four times slower.
import { median, slowProcessor } from './slow-phone.mjs';

export const TYPED = 'armure insaisissable poison moisson voler';

/**
 * Median and nineteenth of twenty, in milliseconds. `slow` slows the processor.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @param {(page: import('@playwright/test').Page) => Promise<void>} slow
 */
export async function measureSearchKey(browser, address, slow = slowProcessor) {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await page.goto(address);
	await page.keyboard.press('/');
	await page.getByRole('dialog').getByRole('searchbox').fill('ar');
	// With what players ask, the index is made again: the answers are then those of the whole.
	await page.locator('dialog .reponses[aria-busy="false"] [data-resultat]').first().waitFor();
	await page.getByRole('dialog').getByRole('searchbox').fill('');
	await slow(page);
	await page.evaluate(() => {
		const times = [];
		Object.assign(window, { times });
		let start = 0;
		document.addEventListener('input', () => (start = performance.now()), { capture: true });
		new MutationObserver(() => {
			if (start === 0) return;
			const from = start;
			start = 0;
			// Painted: a task after the next frame.
			requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
		}).observe(document.querySelector('dialog .reponses'), { childList: true });
	});
	for (const key of TYPED) {
		const before = await page.evaluate(() => window.times.length);
		await page.keyboard.press(key === ' ' ? 'Space' : key);
		await page.waitForFunction((count) => window.times.length > count, before);
	}
	const times = (await page.evaluate(() => window.times)).toSorted((a, b) => a - b);
	await page.close();
	return {
		median: median(times),
		late: times[Math.floor(times.length * 0.95)],
		keys: times.length,
	};
}
