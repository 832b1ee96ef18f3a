// A phone four times slower than this machine on a slow network: 150 ms of latency, 1.6 Mbit/s.

/** How many times slower than this machine. */
export const CPU = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/**
 * Opens a page of a new visitor, with nothing kept, hands it over, and closes it.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function onSlowPhone(browser, measure) {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', NETWORK);
		await slowProcessor(page);
		return await measure(page);
	} finally {
		await context.close();
	}
}

/** Slows the processor of a page so many times. @param {import('@playwright/test').Page} page */
export async function slowProcessor(page, rate = CPU) {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The value in the middle. @param {readonly number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** When the first content is painted, in milliseconds from the request. @param {import('@playwright/test').Page} page */
export const firstPaint = (page) =>
	page.evaluate(
		() =>
			new Promise((done) => {
				const tell = () => {
					const [paint] = performance.getEntriesByName('first-contentful-paint');
					if (paint) done(paint.startTime);
					else requestAnimationFrame(tell);
				};
				tell();
			}),
	);
