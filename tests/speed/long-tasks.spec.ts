import { expect, test } from '@playwright/test';
import { readThrough, textPages } from '../e2e/text-pages';
import { slowness } from './machine';

/** Longest task, in milliseconds, on the machine that the budgets were set on. */
const LONGEST = 50;

test(`no page of text keeps the browser busy for more than ${LONGEST} ms`, async ({ browser }) => {
	for (const [name, address] of textPages) {
		// Another program may hold the processor for a while; a task that is long by itself is long each time.
		let longTasks: number[] = [];
		for (let attempt = 0; attempt < 5; attempt++) {
			const page = await browser.newPage();
			await page.addInitScript(() => {
				const tasks: number[] = [];
				Object.assign(window, { tasks });
				new PerformanceObserver((list) => {
					for (const { duration } of list.getEntries()) tasks.push(duration);
				}).observe({ type: 'longtask', buffered: true });
			});
			await page.goto(address());
			await readThrough(page);
			longTasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
			await page.close();
			if (longTasks.length > 0) {
				const longest = LONGEST * (await slowness(browser));
				longTasks = longTasks.filter((duration) => duration > longest);
			}
			if (longTasks.length === 0) break;
		}
		expect(longTasks, name).toEqual([]);
	}
});
