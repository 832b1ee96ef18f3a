import { expect, type Page, test } from '@playwright/test';
import { FULL_FIGHT, openTool, type ToolUnderTest, tools } from '../e2e/tool-pages';

/** What a key, or a step of a field, takes by itself, in milliseconds: the page is drawn again within the frame. */
const FRAME = 16;

/** What it has done later, which keeps the next key waiting. */
const TASK = 50;

/** A gesture on a control, and what undoes it: the slower of the two. */
interface Gesture {
	control: string;
	/** Until the page is changed. */
	atOnce: number;
	/** The longest task, from the gesture to a while after the next frame. */
	task: number;
}

/** Opens every fold of the tool: what is inside is drawn again by each key as well. */
async function openFolds(page: Page): Promise<void> {
	const folds = page.locator('.outil details:not([open])');
	for (let turn = 0; turn < 3 && (await folds.count()) > 0; turn++) {
		await folds.evaluateAll((all) => {
			for (const fold of all as HTMLDetailsElement[]) fold.open = true;
		});
		await page.waitForLoadState('networkidle');
	}
}

/** Makes a gesture on each control of the tool, and undoes it; again while it is slow, as another program may be at work. */
function gestures(page: Page): Promise<Gesture[]> {
	return page.evaluate(async () => {
		type Field = HTMLInputElement | HTMLSelectElement;
		const tool = document.querySelector('.outil') as HTMLElement;
		const fields = () =>
			[...tool.querySelectorAll<Field>('fieldset :is(input, select)')].filter(
				(field) => !field.disabled && field.checkVisibility(),
			);
		const nameOf = (field: Field) =>
			`${field.closest('fieldset')?.querySelector('legend')?.textContent} > ${field.labels?.[0]?.textContent}`;
		/** What a field shows once a reader has changed it a little. */
		const other = (field: Field): string => {
			if (field instanceof HTMLSelectElement) {
				const options = [...field.options].map(({ value }) => value);
				return options[(options.indexOf(field.value) + 1) % options.length] ?? '';
			}
			return String(Number(field.value) + (field.value === field.max ? -1 : 1));
		};
		const set = (field: Field, value: string) => {
			if (field.type === 'checkbox') field.click();
			else {
				field.value = value;
				field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
			}
		};
		/** Tells the longest time for which no message could come. */
		const watch = () => {
			const { port1, port2 } = new MessageChannel();
			let [longest, last] = [0, performance.now()];
			port1.onmessage = () => {
				const now = performance.now();
				longest = Math.max(longest, now - last);
				last = now;
				port2.postMessage(null);
			};
			port2.postMessage(null);
			return () => {
				port1.close();
				return Math.max(longest, performance.now() - last);
			};
		};
		const time = async (field: Field, value: string) => {
			const stop = watch();
			const start = performance.now();
			set(field, value);
			// A tool is drawn again in a microtask.
			for (let turn = 0; turn < 9; turn++) await Promise.resolve();
			const atOnce = performance.now() - start;
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
			return { atOnce, task: stop() };
		};
		const all: Gesture[] = [];
		for (let at = 0; at < fields().length; at++) {
			const field = fields()[at] as Field;
			const control = nameOf(field);
			const [before, after] = [field.value, other(field)];
			const best = [before, after].map(() => ({ atOnce: Number.POSITIVE_INFINITY, task: Number.POSITIVE_INFINITY }));
			for (let turn = 0; turn < 8; turn++) {
				for (const [way, value] of [after, before].entries()) {
					// What a gesture took away is there again once it is undone.
					const shown = fields()[at];
					if (!shown || nameOf(shown) !== control) continue;
					const taken = await time(shown, value);
					const least = best[way];
					if (!least) continue;
					least.atOnce = Math.min(least.atOnce, taken.atOnce);
					least.task = Math.min(least.task, taken.task);
				}
				if (best.every(({ atOnce, task }) => atOnce < 14 && task < 45)) break;
			}
			const seen = best.filter(({ atOnce }) => Number.isFinite(atOnce));
			all.push({
				control,
				atOnce: Math.max(...seen.map(({ atOnce }) => atOnce)),
				task: Math.max(...seen.map(({ task }) => task)),
			});
		}
		return all;
	});
}

const find = (address: string): ToolUnderTest => {
	const found = tools.find((tool) => tool.address === address);
	if (!found) throw new Error(`No tool is at ${address}.`);
	return found;
};

const worst = 'pions=beni.10_maudit.10_gel.8_m5.2_m6.2_m7.2_m8.2';

const skillTest = '/arkham/outils/test-de-competence/';

for (const [address, holding, query] of [
	[skillTest, 'the default case', ''],
	[skillTest, 'all the kinds of tokens', `?${worst}`],
	[skillTest, 'three tokens to cancel, two of five to apply', '?tirage=5&choix=deux&annule=3'],
	[skillTest, 'the longest calculation', `?tirage=3&choix=deux&annule=1&${worst}`],
	[skillTest, 'one of five of all the kinds', `?tirage=5&choix=un&${worst}`],
	[skillTest, 'two cases side by side', `?annule=2&temoin=${worst.replace('=', '*')}`],
	['/keyforge/outils/combat/', 'six creatures', FULL_FIGHT],
	[
		'/mistborn/outils/metaux/',
		'eight cards',
		'?icones=4&atium=8&a=flacon.fer.acier_capacite.fer.fer_capacite.acier.etain',
	],
] as const) {
	test(`each control of ${address} with ${holding} answers within a frame`, async ({ page }) => {
		test.setTimeout(180_000);
		await openTool(page, find(address), query);
		await openFolds(page);
		const all = await gestures(page);
		expect(all.length).toBeGreaterThan(3);
		const slowest = all.toSorted((a, b) => b.atOnce - a.atOnce)[0];
		const longest = all.toSorted((a, b) => b.task - a.task)[0];
		for (const [type, one] of [['at once', slowest] as const, ['task', longest] as const])
			test.info().annotations.push({ type, description: `${address}, ${holding}: ${JSON.stringify(one)}` });
		console.log(`${address}, ${holding}: ${all.length} controls, ${JSON.stringify({ slowest, longest })}`);
		expect(all.filter(({ atOnce }) => atOnce > FRAME)).toEqual([]);
		expect(all.filter(({ task }) => task > TASK)).toEqual([]);
	});
}
