import type { Browser, Page } from '@playwright/test';
import { CPU, median, slowProcessor } from '../../scripts/bench/slow-phone.mjs';

/** What the work below takes on the machine that the budgets were set on, in milliseconds. */
const REFERENCE = 16;
const TURNS = 9;

/**
 * How many times slower this machine is, now, than the one that the budgets were set on: 1, or more. The same machine
 * may be twice as slow from one day to the next, when others share it; the pages are then no heavier.
 */
export async function slowness(browser: Browser): Promise<number> {
	const page = await browser.newPage();
	// Four hundred lines made and laid out, in an empty page: what the browser does with a page of ours.
	const times = await page.evaluate((turns) => {
		const times: number[] = [];
		for (let turn = 0; turn < turns; turn++) {
			const start = performance.now();
			const list = document.createElement('ul');
			for (let line = 0; line < 400; line++) {
				const item = list.appendChild(document.createElement('li'));
				for (let word = 0; word < 4; word++) {
					// Words never seen, which no cache of the browser holds.
					item.append(`mot ${(line * 7919 + word * 104_729 + turn) % 99_991} et `);
					item.appendChild(document.createElement('a')).append('lien');
				}
			}
			document.body.append(list);
			list.getBoundingClientRect();
			times.push(performance.now() - start);
			list.remove();
		}
		return times;
	}, TURNS);
	await page.close();
	return Math.max(1, median(times) / REFERENCE);
}

/** Slows the processor to that of a phone: four times slower than the machine that the budgets were set on. */
export async function slowAsPhone(page: Page): Promise<void> {
	const slower = await slowness(page.context().browser() as Browser);
	await slowProcessor(page, Math.max(1, CPU / slower));
}
