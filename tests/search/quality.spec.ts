import { expect, type Page, test } from '@playwright/test';
import type { PublishedNames } from '../../src/search/name-entry';
import { alike } from './alike';
import { hardQueries, type Query, queries } from './queries';

// What the search page shows for each query of `queries.ts`, as a reader would see it: without a game, then
// with the game that the reader plays.

interface Outcome extends Query {
	/** Place of the first good answer, from 0; -1 when there is none. */
	place: number;
	shown: string[];
}

/** Types each query in the page and reads the addresses of its results, in order: in the page, for there are many. */
async function ask(
	page: Page,
	asked: readonly Query[],
	wanted: (query: Query) => readonly string[],
): Promise<Outcome[]> {
	await expect(page.getByRole('searchbox')).toBeVisible();
	const found = await page.evaluate(
		async (queries) => {
			const input = document.querySelector('input[type="search"]') as HTMLInputElement;
			const status = document.querySelector('[role="status"]') as HTMLElement;
			const answers: string[][] = [];
			for (const query of queries) {
				input.value = query;
				input.dispatchEvent(new InputEvent('input', { bubbles: true }));
				while (!status.textContent?.includes(`« ${query} »`)) await new Promise((next) => setTimeout(next));
				const links = document.querySelectorAll<HTMLAnchorElement>('[data-resultat] a');
				answers.push([...links].map(({ pathname }) => pathname));
			}
			return answers;
		},
		asked.map(({ q }) => q),
	);
	return asked.map((query, at) => {
		const shown = found[at] ?? [];
		return { ...query, shown, place: shown.findIndex((path) => wanted(query).includes(path)) };
	});
}

function share(outcomes: readonly Outcome[], places: number): number {
	return outcomes.filter(({ place }) => place >= 0 && place < places).length / outcomes.length;
}

function report(title: string, outcomes: readonly Outcome[]): void {
	if (outcomes.length === 0) return;
	const [first, three] = [1, 3].map((places) => `${(share(outcomes, places) * 100).toFixed(1)} %`);
	console.log(`${title}: ${outcomes.length} queries, ${first} in first place, ${three} in the first three`);
}

/** Lists what went wrong; the held-out queries stay out of sight of whoever tunes the ranking. */
function printMisses(outcomes: readonly Outcome[]): void {
	for (const { q, group, expect: pages, place, shown, heldOut } of outcomes) {
		if (place === 0 || (heldOut && process.env.TUNING)) continue;
		const where = place < 0 ? 'not found' : `place ${place + 1}`;
		console.log(`  ${group}: « ${q} » ${where}, wanted ${pages.join(' or ')}, got ${shown.slice(0, 3).join(' ')}`);
	}
}

function reportAll(title: string, outcomes: readonly Outcome[]): { tuned: Outcome[]; heldOut: Outcome[] } {
	printMisses(outcomes);
	for (const [group, part] of Map.groupBy(outcomes, (outcome) => outcome.group)) report(`  ${group}`, part);
	for (const [game, part] of Map.groupBy(outcomes, (outcome) => outcome.jeu)) report(` ${game}`, part);
	const parts = {
		tuned: outcomes.filter(({ heldOut }) => !heldOut),
		heldOut: outcomes.filter(({ heldOut }) => heldOut),
	};
	report(`${title}, tuned on`, parts.tuned);
	report(`${title}, held out`, parts.heldOut);
	report(title, outcomes);
	return parts;
}

test('players find the page they want by their own words, whatever the game', async ({ page }) => {
	test.setTimeout(300_000);
	await page.goto('/recherche/');
	const outcomes = await ask(page, queries, (query) => alike(query.expect));
	const parts = reportAll('All games', outcomes);
	expect(outcomes.length).toBeGreaterThanOrEqual(300);
	for (const part of [parts.tuned, parts.heldOut]) {
		expect(share(part, 1)).toBeGreaterThanOrEqual(0.85);
		expect(share(part, 3)).toBeGreaterThanOrEqual(0.95);
	}
});

test('players find it at once in the game they play', async ({ page }) => {
	test.setTimeout(300_000);
	const outcomes: Outcome[] = [];
	for (const [game, part] of Map.groupBy([...queries, ...hardQueries], ({ jeu }) => jeu)) {
		await page.goto(`/recherche/?jeu=${game}`);
		outcomes.push(...(await ask(page, part, (query) => query.expect)));
	}
	const isHard = ({ group }: Outcome) => group.endsWith(', hard');
	const hard = outcomes.filter(isHard);
	const fair = outcomes.filter((outcome) => !isHard(outcome));
	reportAll('In the game, hard', hard);
	reportAll('In the game', fair);
	expect(share(fair, 1)).toBeGreaterThanOrEqual(0.95);
	expect(share(hard, 1)).toBeGreaterThanOrEqual(0.85);
	expect(share(hard, 3)).toBeGreaterThanOrEqual(0.95);
});

test('every page that a query expects exists', async ({ request }) => {
	const paths = [...new Set([...queries, ...hardQueries].flatMap((query) => query.expect))];
	const missing: string[] = [];
	for (const path of paths) if (!(await request.get(path)).ok()) missing.push(path);
	expect(missing).toEqual([]);
});

test('most everyday queries are not copied from what the terms list', async ({ request }) => {
	const { noms: entries }: PublishedNames = await (await request.get('/recherche/noms.json')).json();
	const listed = new Set(entries.flatMap(({ r = [] }) => r).map((words) => words.toLowerCase().replaceAll('’', "'")));
	const everyday = queries.filter(({ group }) => group.endsWith('everyday'));
	const copied = everyday.filter(({ q }) => listed.has(q.toLowerCase().replaceAll('’', "'")));
	expect(copied.length).toBeLessThan(everyday.length / 2);
});
