import type { Page } from '@playwright/test';

/** What a host sees of our frames: the height messages that come, and the heights that are drawn. */
export interface Recorded {
	messages: { id: string; hauteur: number; at: number }[];
	/** Height of each element, in the order of the page, each time that one has changed. */
	drawn: { heights: number[]; at: number }[];
	/** Layout shifts that no reader caused, as browsers count them. */
	shifts: number[];
}

/** Starts recording in the pages to come. The recorder is no part of the host: its policy does not hold it. */
export async function record(page: Page): Promise<void> {
	await page.addInitScript(() => {
		if (window !== top) return;
		const recorded: Recorded = { messages: [], drawn: [], shifts: [] };
		Object.assign(window, { recorded });
		addEventListener('message', ({ data }) => {
			if (data?.type !== 'arbitre:hauteur') return;
			recorded.messages.push({ id: data.id, hauteur: data.hauteur, at: performance.now() });
		});
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) recorded.shifts.push(entry.value);
		}).observe({ type: 'layout-shift', buffered: true });
		const look = () => {
			const elements = [...document.querySelectorAll('arbitre-outil')];
			const heights = elements.map((element) => element.getBoundingClientRect().height);
			if (`${heights}` !== `${recorded.drawn.at(-1)?.heights ?? ''}`)
				recorded.drawn.push({ heights, at: performance.now() });
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
}

export const recorded = (page: Page): Promise<Recorded> =>
	page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

/** Lets the page draw itself many times, in which a loop of messages would show. Returns the messages that came. */
export async function drawnAgain(page: Page, times = 40): Promise<Recorded['messages']> {
	const before = (await recorded(page)).messages.length;
	await page.evaluate(
		(times) =>
			new Promise<void>((resolve) => {
				const next = (left: number) => (left ? requestAnimationFrame(() => next(left - 1)) : resolve());
				next(times);
			}),
		times,
	);
	return (await recorded(page)).messages.slice(before);
}
