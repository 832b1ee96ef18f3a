// First paint of each template against the same page bared, the two by turns; what blocks after it; what it weighs.
import { firstPaint, median, onSlowPhone } from './slow-phone.mjs';

const ROUNDS = 9;

/** @param {import('@playwright/test').Browser} browser @param {string} address */
function visit(browser, address) {
	return onSlowPhone(browser, async (page) => {
		await page.addInitScript(() => {
			const tasks = [];
			Object.assign(window, { tasks });
			new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
		});
		await page.goto(address);
		const paint = await firstPaint(page);
		await page.waitForLoadState('networkidle');
		const blocked = await page.evaluate(
			(from) =>
				window.tasks
					.filter(({ startTime }) => startTime >= from)
					.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
			paint,
		);
		const bytes = await page.evaluate(() =>
			[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
				(sum, { encodedBodySize }) => sum + encodedBodySize,
				0,
			),
		);
		return { paint, blocked, bytes };
	});
}

/**
 * One row for each template.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, bared: string, templates: readonly import('./templates.mjs').Template[] }} places
 */
export async function measurePaint(browser, { site, bared, templates }) {
	const rows = [];
	for (const { name, path, text } of templates) {
		const own = [];
		const bare = [];
		for (let round = 0; round < ROUNDS; round++) {
			own.push(await visit(browser, site + path));
			bare.push(await visit(browser, bared + path));
		}
		const paint = median(own.map((run) => run.paint));
		const least = median(bare.map((run) => run.paint));
		rows.push({
			name,
			text,
			bytes: median(own.map((run) => run.bytes)),
			paint,
			least,
			ratio: paint / least,
			blocked: median(own.map((run) => run.blocked)),
		});
	}
	return rows;
}
