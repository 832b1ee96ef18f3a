import { expect, test } from '@playwright/test';
import { weightOf } from '../sweep/requests';
import { kept } from './offline-page';
import { sampleTools } from './tool-pages';

// `sweep/pages` weighs what a tool loads until it answers, and blocks the worker. Here it is in charge, and keeps what the tool may need.

test.use({ serviceWorkers: 'allow' });

const KB = 1024;

for (const { address } of sampleTools)
	test(`${address}: scripts with what is kept for offline`, async ({ page }) => {
		await page.goto(address);
		await kept(page, address);
		const scripts = () =>
			page.evaluate(async () => {
				const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
				const requests = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
				const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
				const paths = [...requests.map(({ url }) => url), ...loaded].map((url) => new URL(url).pathname);
				return [...new Set(paths)].filter((path) => path.endsWith('.js'));
			});
		await page.waitForLoadState('networkidle');
		const weight = (await scripts()).reduce((sum, script) => sum + weightOf(script), 0);
		expect(weight).toBeGreaterThan(20 * KB);
		// The skill test keeps its engine twice: in the page, and in the worker that plays the bags of a campaign.
		expect(weight).toBeLessThan((address.includes('test-de-competence') ? 57 : 56) * KB);
	});
