import type { Page } from '@playwright/test';

/** What a reader who presses Tab meets: which element it is, and what hides it, if anything does. */
interface Stop {
	readonly name: string;
	readonly fault: string;
}

/** The focused element; `undefined` once the focus has left the page. */
const focused = (page: Page): Promise<Stop | undefined> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return undefined;
		const words = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
		const name = `<${element.localName} class="${element.className}"> ${words}`;
		// The browser shows what is focused inside a frame; from here, only the frame is known.
		if (element.shadowRoot?.querySelector('iframe') || element.localName === 'iframe') return { name, fault: '' };
		// A field that its label draws is where the label is.
		const drawn = (getComputedStyle(element).opacity === '0' && element.closest('label')) || element;
		const { clientWidth: width, clientHeight: height } = document.documentElement;
		const { top, bottom, left, right } = drawn.getBoundingClientRect();
		// What the window can hardly hold shows its middle.
		const high = bottom - top > height * 0.9;
		const inside = high ? top < height / 2 && bottom > height / 2 : top >= -1 && bottom <= height + 1;
		if (!inside || left < -1 || right > width + 1)
			return { name, fault: `is from ${Math.round(top)} to ${Math.round(bottom)} in a window of ${height}` };
		for (const line of drawn.getClientRects()) {
			const x = line.left + line.width / 2;
			for (const y of [line.top + 3, line.top + line.height / 2, line.bottom - 3]) {
				const there = y < 0 || y >= height || line.width < 2 ? null : document.elementFromPoint(x, y);
				if (there && !drawn.contains(there) && !there.contains(drawn))
					return { name, fault: `is under <${there.localName} class="${there.className}"> at ${Math.round(y)}` };
			}
		}
		return { name, fault: '' };
	});

/** Stops of a long page that are visited: what hides one hides them all. */
const MOST = 40;

/** Walks through a page with Tab: how many stops there are, and which of them are out of sight. */
export async function walkThrough(page: Page): Promise<{ stops: number; hidden: readonly string[] }> {
	const hidden: string[] = [];
	for (let stops = 0; ; stops++) {
		await page.keyboard.press('Tab');
		const stop = await focused(page);
		if (!stop || stops === MOST) return { stops, hidden };
		if (stop.fault) hidden.push(`${stop.name} ${stop.fault}`);
	}
}
