import { expect, test } from '@playwright/test';
import { tools } from '../e2e/tool-pages';
import { blockingTime, MOST } from './blocking-time';

/** Measured above the bound on a loaded machine, and not mended yet: what is hydrated at once must be cut in parts. */
const ABOVE: readonly string[] = [
	'/arkham/outils/test-de-competence/, first visit',
	'/arkham/outils/test-de-competence/, link to a case',
	'/arkham/outils/degats-et-horreurs/, link to a case',
	'/l5r/outils/duel/, first visit',
	'/l5r/outils/duel/, link to a case',
	'/mistborn/outils/combat/, link to a case',
];

for (const { address, presets } of tools) {
	for (const [visit, query] of [
		['first visit', ''],
		['link to a case', `?${presets[0]?.query}`],
	] as const) {
		test(`${address}, ${visit}: nothing blocks for more than ${MOST} ms at arrival`, async ({ browser }) => {
			test.fixme(ABOVE.includes(`${address}, ${visit}`), 'above the bound');
			test.setTimeout(120_000);
			const least = await blockingTime(browser, address + query);
			test.info().annotations.push({ type: 'blocking', description: `${address} ${visit}: ${least} ms` });
			expect(least).toBeLessThanOrEqual(MOST);
		});
	}
}
