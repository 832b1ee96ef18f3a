import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { useHost } from '../e2e/host-page';
import { plainPage } from '../e2e/hosts/plain';
import { marks, undo } from '../e2e/hosts/tooltips';
import { dist } from '../site/built-site';
import { slowness } from './machine';

// The tooltips of an article of ten thousand words, made of the sentences of a game: as many terms as there can be.

const WORDS = 10_000;

/** Most time that marking takes of the main thread, in milliseconds, on the machine that the budgets were set on. */
const MOST = 50;

function article(): string {
	const file = path.join(dist, 'api/v1/keyforge/regles.json');
	const rules = (JSON.parse(readFileSync(file, 'utf8')).regles as { texte: string }[]).map(({ texte }) => texte);
	const parts: string[] = [];
	let count = 0;
	for (let at = 0; count < WORDS; at += 1) {
		if (at % 12 === 0) parts.push(`<h2>Partie ${at / 12 + 1}</h2>`);
		const words = (rules[(at * 7) % rules.length] ?? '').replaceAll('<', '&lt;').split(' ');
		count += words.length;
		parts.push(
			`<p>${words.map((word, place) => (place % 20 === 2 ? `<strong>${word}</strong>` : word)).join(' ')}</p>`,
		);
	}
	return parts.join('\n');
}

const host = useHost({ '/': { html: plainPage(`<div id="article">${article()}</div>`) } });

/** What the page says and is made of. */
const content = (page: Page) =>
	page.locator('#article').evaluate((article) => ({ text: article.textContent, html: article.innerHTML }));

/** Adds the script to a page that is at rest, and waits until it has marked everything. */
async function addScript(page: Page, everywhere: boolean): Promise<void> {
	await page.evaluate(
		([site, everywhere]) => {
			const tasks: number[] = [];
			Object.assign(window, { tasks });
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) tasks.push(duration);
			}).observe({ type: 'longtask' });
			const script = document.createElement('script');
			script.src = `${site}/bulles.js`;
			script.dataset.jeu = 'keyforge';
			if (everywhere) script.dataset.partout = '';
			document.head.append(script);
		},
		[host.current.site, everywhere] as const,
	);
	let before = -1;
	await expect
		.poll(
			async () => {
				const same = before;
				before = await marks(page).count();
				return before > 0 && before === same;
			},
			{ intervals: [400] },
		)
		.toBe(true);
}

interface TraceEvent {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	/** When it starts, and how long it takes, in microseconds. */
	ts: number;
	dur?: number;
	/** Time of the thread, in microseconds: what other programs take of the processor meanwhile does not count. */
	tdur?: number;
	args: { name?: string };
}

/** What runs a script: as it comes, in a timer, when an answer comes, when the browser calls it. */
const running = /^(EvaluateScript|TimerFire|RunMicrotasks|FunctionCall)$/;

/** Time of the main thread that the scripts of a page take, in milliseconds. */
async function timed(page: Page, action: () => Promise<void>): Promise<number> {
	const browser = page.context().browser() as Browser;
	await browser.startTracing(page, { categories: ['devtools.timeline'] });
	await action();
	const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
	const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
	const main = new Set(
		traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
	);
	const ours = traceEvents
		.filter((event) => event.ph === 'X' && running.test(event.name) && main.has(thread(event)))
		.sort((one, other) => one.ts - other.ts);
	let time = 0;
	let end = 0;
	// One that runs inside another is counted with it.
	for (const { ts, dur = 0, tdur = 0 } of ours) {
		if (ts < end) continue;
		end = ts + dur;
		time += tdur / 1000;
	}
	return time;
}

for (const [mode, everywhere] of [
	['the first uses', false],
	['every use', true],
] as const) {
	test(`marking ${mode} in ${WORDS} words takes less than ${MOST} ms, and no task that long`, async ({ browser }) => {
		test.setTimeout(120_000);
		// Another program may hold the processor for a while: what is slow by itself is slow each time.
		const attempts: { time: number; longTasks: number[] }[] = [];
		let most = MOST;
		const fast = () =>
			attempts.some(({ time, longTasks }) => time < most && longTasks.every((duration) => duration < most));
		while (attempts.length < 5 && !fast()) {
			// Asked only of a machine that seems slow.
			if (attempts.length > 0) most = MOST * (await slowness(browser));
			const page = await browser.newPage();
			await page.goto(`${host.current.origin}/`);
			await page.waitForLoadState('networkidle');
			const time = await timed(page, () => addScript(page, everywhere));
			const longTasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
			attempts.push({ time: Math.round(time), longTasks });
			await page.close();
		}
		test.info().annotations.push({ type: 'main thread, in ms', description: JSON.stringify(attempts) });
		expect(attempts[0]?.time).toBeGreaterThan(0);
		expect(fast(), JSON.stringify(attempts)).toBe(true);
	});
}

test('the text of the article is the same with marks, and its HTML after undo', async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	const before = await content(page);
	await addScript(page, true);
	// The terms of the whole article, as one who reads it to its end has them.
	for (const title of await page.getByRole('heading', { level: 2 }).all()) await title.scrollIntoViewIfNeeded();
	await expect.poll(() => marks(page).count()).toBeGreaterThan(500);
	expect((await content(page)).text).toBe(before.text);
	await undo(page);
	expect(await content(page)).toEqual(before);
});
