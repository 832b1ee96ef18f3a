import { expect, test } from '@playwright/test';
import { chart } from '../e2e/chart-content';
import { blockingTime, MOST } from './blocking-time';

// The four charts that block most at arrival, by measure.
for (const [game, slug] of [
	['arkham', 'round'],
	['l5r', 'round'],
	['mistborn', 'tour'],
	['keyforge', 'tour'],
] as const) {
	test(`${game}, ${slug}: nothing blocks for more than ${MOST} ms at arrival`, async ({ browser }) => {
		test.setTimeout(120_000);
		const { path } = chart(game, slug);
		const least = await blockingTime(browser, path);
		test.info().annotations.push({ type: 'blocking', description: `${path}: ${least} ms` });
		expect(least).toBeLessThanOrEqual(MOST);
	});
}
