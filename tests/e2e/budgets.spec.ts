import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { shiftsOf, watchShifts } from './layout-shifts';
import { CONCORDANCE, readThrough, textPages } from './text-pages';

const KB = 1024;

type Weights = Record<'document' | 'stylesheet' | 'script' | 'font', number>;

/** Weights of what a page loads, each body in gzip at level 9; complete after `stop`. */
function weigh(page: Page): { stop(): Promise<Weights> } {
	const found: Promise<[type: string, size: number]>[] = [];
	page.on('response', (response) => {
		const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
		found.push(size.then((bytes) => [response.request().resourceType(), bytes]));
	});
	return {
		async stop() {
			const weights: Weights = { document: 0, stylesheet: 0, script: 0, font: 0 };
			for (const [type, size] of await Promise.all(found)) {
				if (type in weights) weights[type as keyof Weights] += size;
			}
			return weights;
		},
	};
}

for (const [name, address] of textPages) {
	test(`${name} fits in one round trip`, async ({ page }) => {
		const scale = weigh(page);
		await page.goto(address());
		await readThrough(page);
		const { document, stylesheet, script, font } = await scale.stop();
		test.info().annotations.push({
			type: 'weight',
			description: `${address()} HTML ${document} + CSS ${stylesheet} + JS ${script}, fonts ${font}`,
		});
		expect(document, 'something was weighed').toBeGreaterThan(1000);
		expect.soft(script, 'JS').toBeLessThanOrEqual(3 * KB);
		const most = name === CONCORDANCE ? 20 : 14;
		expect.soft(document + stylesheet + script, 'HTML + CSS + JS').toBeLessThanOrEqual(most * KB);
		expect.soft(font, 'fonts').toBeLessThanOrEqual(35 * KB);
	});

	test(`nothing moves on ${name}`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await watchShifts(page);
		// What comes late moves nothing either: once the page is scrolled, browsers hide it.
		await page.goto(address(), { waitUntil: 'networkidle' });
		await readThrough(page);
		expect(await shiftsOf(page)).toEqual([]);
	});
}
