// Search: from each key to its painted answer on a processor four times slower.
import { CPU } from './slow-phone.mjs';

const TYPED = 'armure insaisissable poison moisson voler';

/** Median and nineteenth of twenty, in milliseconds. @param {import('@playwright/test').Browser} browser @param {string} address */
export async function measureSearchKey(browser, address) {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await page.goto(address);
	await page.keyboard.press('/');
	await page.getByRole('dialog').getByRole('searchbox').fill('ar');
	await page.locator('dialog .reponses[aria-busy="false"] [data-resultat]').first().waitFor();
	await page.getByRole('dialog').getByRole('searchbox').fill('');
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
	await page.evaluate(() => {
		const times = [];
		Object.assign(window, { times });
		let start = 0;
		document.addEventListener('input', () => (start = performance.now()), { capture: true });
		new MutationObserver(() => {
			if (start === 0) return;
			const from = start;
			start = 0;
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
		median: times[Math.floor(times.length / 2)],
		late: times[Math.floor(times.length * 0.95)],
		keys: times.length,
	};
}
