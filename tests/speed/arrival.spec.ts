import { expect, test } from '@playwright/test';
import { sampleTools } from '../e2e/tool-pages';
import { blockingTime, MOST } from './blocking-time';

for (const { address, presets } of sampleTools) {
	for (const [visit, query] of [
		['first visit', ''],
		['link to a case', `?${presets[0]?.query}`],
	] as const) {
		test(`${address}, ${visit}: nothing blocks for more than ${MOST} ms at arrival`, async ({ browser }) => {
			test.setTimeout(120_000);
			const least = await blockingTime(browser, address + query);
			test.info().annotations.push({ type: 'blocking', description: `${address} ${visit}: ${least} ms` });
			expect(least).toBeLessThanOrEqual(MOST);
		});
	}
}
