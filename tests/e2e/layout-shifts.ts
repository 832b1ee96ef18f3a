import type { Page } from '@playwright/test';

/** Records what moves in the pages to come, as browsers count it. */
export const watchShifts = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** What has moved in the page so far. */
export const shiftsOf = (page: Page): Promise<number[]> =>
	page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
