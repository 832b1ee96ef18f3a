import { expect, type Page, test } from '@playwright/test';
import { openTool, sampleTools, unfold } from './tool-pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Controls that Tab should stop at, as they are numbered in the page. */
const controls = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const stops = [
			...document.querySelectorAll<HTMLElement>('.outil :is(a[href], button, select, input, summary, [tabindex="0"])'),
		].filter((stop) => {
			// A group of radio buttons is one stop: the chosen one.
			const passed = stop.matches('input[type="radio"]:not(:checked)') || stop.tabIndex < 0;
			return !passed && !(stop as HTMLButtonElement).disabled && stop.checkVisibility();
		});
		for (const [at, stop] of stops.entries()) stop.dataset.arret = String(at);
		return stops.length;
	});

/** Number of the control that has the focus; what is drawn over it, if anything is. */
const focused = (page: Page): Promise<{ stop: string; hidden: string }> =>
	page.evaluate(() => {
		const stop = document.activeElement as HTMLElement;
		const { x, y, width, height } = stop.getBoundingClientRect();
		const above = document.elementFromPoint(x + Math.min(width / 2, 40), y + Math.min(height / 2, 12));
		const seen = above !== null && (stop.parentElement ?? stop).contains(above);
		return {
			stop: stop.dataset.arret ?? '',
			hidden: seen ? '' : `${stop.outerHTML.slice(0, 90)} under ${above?.className}`,
		};
	});

for (const tool of sampleTools) {
	for (const size of [
		{ width: 1280, height: 800 },
		{ width: 390, height: 844 },
	]) {
		test(`${tool.address} at ${size.width} pixels: Tab reaches every control, in sight, and leaves`, async ({
			page,
		}) => {
			test.setTimeout(120_000);
			await page.setViewportSize(size);
			await openTool(page, tool, tool.fullest);
			await unfold(page);
			const all = await controls(page);
			expect(all).toBeGreaterThan(10);
			await page.locator('.outil [data-arret="0"]').focus();
			const reached = new Set(['0']);
			const hidden: string[] = [];
			for (let stop = 0; stop < all + 5; stop++) {
				await page.keyboard.press('Tab');
				const now = await focused(page);
				if (now.stop === '') break;
				reached.add(now.stop);
				if (now.hidden) hidden.push(now.hidden);
			}
			expect(reached.size).toBe(all);
			expect(hidden).toEqual([]);
			expect((await focused(page)).stop, 'Tab leaves the tool').toBe('');
			// Backwards where a case fills the tool. Tables that are higher than the window would be taken for hidden.
			for (let stop = 0; stop < all && tool.fullest !== ''; stop++) {
				await page.keyboard.press('Shift+Tab');
				const now = await focused(page);
				if (now.stop !== '' && now.hidden) hidden.push(`back: ${now.hidden}`);
			}
			expect(hidden).toEqual([]);
		});
	}
}
