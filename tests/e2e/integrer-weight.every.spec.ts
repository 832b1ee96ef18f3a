import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { shiftsOf, watchShifts } from './layout-shifts';
import { readThrough } from './text-pages';

const KB = 1024;

/** Weights of what the page itself loads, without what its frames do; gzip at level 9. */
async function weigh(page: Page, address: string) {
	const found: Promise<[type: string, size: number]>[] = [];
	page.on('response', (response) => {
		if (response.frame() !== page.mainFrame()) return;
		const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
		found.push(size.then((bytes) => [response.request().resourceType(), bytes]));
	});
	await page.goto(address);
	await readThrough(page);
	const of = (type: string, all: [string, number][]) =>
		all.filter(([one]) => one === type).reduce((sum, [, size]) => sum + size, 0);
	const all = await Promise.all(found);
	const weights = { document: of('document', all), stylesheet: of('stylesheet', all), script: of('script', all) };
	test.info().annotations.push({ type: 'weight', description: `${address} ${JSON.stringify(weights)}` });
	expect(weights.document, 'something was weighed').toBeGreaterThan(1000);
	return weights;
}

for (const address of ['/integrer/bulles/', '/integrer/donnees/', '/integrer/champs/']) {
	test(`${address} fits in one round trip`, async ({ page }) => {
		const { document, stylesheet, script } = await weigh(page, address);
		expect.soft(script, 'JS').toBeLessThanOrEqual(3 * KB);
		expect.soft(document + stylesheet + script, 'HTML + CSS + JS').toBeLessThanOrEqual(14 * KB);
	});
}

test('the builder is light', async ({ page }) => {
	const { document, stylesheet, script } = await weigh(page, '/integrer/');
	expect.soft(script, 'JS').toBeLessThanOrEqual(12 * KB);
	// Codes for thirteen hosts, each in colour: the page is for who makes a site, once.
	expect.soft(document + stylesheet + script, 'HTML + CSS + JS').toBeLessThanOrEqual(29 * KB);
});

for (const width of [390, 1440]) {
	test(`nothing moves in the builder at ${width} pixels, whatever its preview does`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await watchShifts(page);
		await page.goto('/integrer/');
		await page.locator('arbitre-outil').scrollIntoViewIfNeeded();
		await expect(page.getByText(/^\d+ px de haut$/)).toBeVisible();
		const shifts = await shiftsOf(page);
		expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
	});
}
