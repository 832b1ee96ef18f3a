// A link that is followed: from the press to the first paint of its page, which the pointer on it has made ready.
import { firstPaint, median, onSlowPhone } from './slow-phone.mjs';

const ROUNDS = 9;

/** @param {import('@playwright/test').Browser} browser @param {string} address @param {boolean} ready */
const follow = (browser, address, ready) =>
	onSlowPhone(browser, async (page) => {
		await page.goto(address);
		await page.waitForLoadState('networkidle');
		const link = page.locator('main p a[href*="/glossaire/"]').first();
		const target = await link.evaluate((element) => element.href);
		if (ready) {
			const fetched = page.waitForResponse((response) => response.url() === target);
			await link.hover();
			await fetched;
			await page.waitForTimeout(500);
		}
		const leave = page.waitForURL(target);
		// Pressed by the page itself: no pointer goes over it first.
		await link.evaluate((element) => element.click());
		await leave;
		return firstPaint(page);
	});

/** Medians with and without what was made ready, in milliseconds. @param {import('@playwright/test').Browser} browser @param {string} address */
export async function measureNextPage(browser, address) {
	const ready = [];
	const cold = [];
	for (let round = 0; round < ROUNDS; round++) {
		ready.push(await follow(browser, address, true));
		cold.push(await follow(browser, address, false));
	}
	return { ready: median(ready), cold: median(cold) };
}
