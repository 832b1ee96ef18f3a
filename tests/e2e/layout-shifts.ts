import type { Page } from '@playwright/test';

export interface Shift {
	value: number;
	/** What moved, by its class or its tag. */
	moved: string;
}

/** Records what moves in the pages to come, as browsers count it. */
export const watchShifts = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const shifts: Shift[] = [];
		Object.assign(window, { shifts });
		type Entry = PerformanceEntry & { value: number; sources: { node?: Element }[] };
		new PerformanceObserver((list) => {
			for (const { value, sources } of list.getEntries() as Entry[])
				shifts.push({ value, moved: sources.map(({ node }) => node?.className || node?.nodeName).join(', ') });
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** What has moved in the page so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
	page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
