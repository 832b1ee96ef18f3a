import { type Browser, expect } from '@playwright/test';
import { slowAsPhone } from './machine';

/** Most that an arrival may block, in milliseconds. */
export const MOST = 50;
const ATTEMPTS = 10;

/** Total blocking time of an arrival on a phone: of each task after the first paint of content, what goes beyond 50 ms. */
async function blockingTimeOnce(browser: Browser, address: string): Promise<number> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await slowAsPhone(page);
	await page.addInitScript(() => {
		const tasks: { startTime: number; duration: number }[] = [];
		Object.assign(window, { tasks });
		new PerformanceObserver((list) => {
			for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
		}).observe({ type: 'longtask', buffered: true });
	});
	await page.goto(address);
	await expect(page.locator('[data-pret]')).toHaveCount(1);
	// What a tool still does once it is alive comes in the next few frames.
	await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
	const blocked = await page.evaluate(() => {
		const { tasks } = window as unknown as { tasks: { startTime: number; duration: number }[] };
		const [paint] = performance.getEntriesByName('first-contentful-paint');
		const after = tasks.filter(({ startTime }) => startTime >= (paint?.startTime ?? 0));
		return after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
	});
	await page.close();
	return blocked;
}

/**
 * The least blocking time of some arrivals, as soon as one is short enough: another program may hold the processor for a
 * while; what is slow by itself is slow each time.
 */
export async function blockingTime(browser: Browser, address: string): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < ATTEMPTS && least > MOST; attempt++)
		least = Math.min(least, await blockingTimeOnce(browser, address));
	return least;
}
