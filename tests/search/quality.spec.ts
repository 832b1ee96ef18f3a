import { expect, type Page, test } from '@playwright/test';
import type { PublishedNames } from '../../src/search/entries';
import { type Query, queries } from './queries';

// What the search page shows for each query of `queries.ts`, as a reader would see it.

const FIRST = 0.85;
const IN_THREE = 0.95;

interface Outcome extends Query {
	/** Place of the first good answer, from 0; -1 when there is none. */
	place: number;
	shown: string[];
}

/** Types a query in the page and reads the addresses of its results, in order. */
async function ask(page: Page, query: Query): Promise<Outcome> {
	await page.getByRole('searchbox').fill(query.q);
	await page
		.getByRole('status')
		.filter({ hasText: `« ${query.q} »` })
		.waitFor();
	const links = page.locator('[data-resultat] a');
	const shown = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
	return { ...query, shown, place: shown.findIndex((path) => query.expect.includes(path)) };
}

function share(outcomes: readonly Outcome[], places: number): number {
	return outcomes.filter(({ place }) => place >= 0 && place < places).length / outcomes.length;
}

function report(title: string, outcomes: readonly Outcome[]): void {
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

test('players find the page they want by their own words', async ({ page }) => {
	// Some 15 s, on a machine that does nothing else.
	test.setTimeout(120_000);
	await page.goto('/recherche/');
	const outcomes: Outcome[] = [];
	for (const query of queries) outcomes.push(await ask(page, query));

	const groups = new Set(queries.map(({ group }) => group));
	const tuned = outcomes.filter(({ heldOut }) => !heldOut);
	const heldOut = outcomes.filter((outcome) => outcome.heldOut);
	printMisses(outcomes);
	for (const name of groups)
		report(
			name,
			outcomes.filter(({ group }) => group === name),
		);
	report('Tuned on', tuned);
	report('Held out', heldOut);
	for (const part of [tuned, heldOut]) {
		expect(share(part, 1)).toBeGreaterThanOrEqual(FIRST);
		expect(share(part, 3)).toBeGreaterThanOrEqual(IN_THREE);
	}
});

test('every page that a query expects exists', async ({ request }) => {
	const paths = [...new Set(queries.flatMap((query) => query.expect))];
	const missing: string[] = [];
	for (const path of paths) if (!(await request.get(path)).ok()) missing.push(path);
	expect(missing).toEqual([]);
});

test('most everyday queries are not copied from what the terms list', async ({ request }) => {
	const { noms: entries }: PublishedNames = await (await request.get('/recherche/noms.json')).json();
	const listed = new Set(entries.flatMap(({ r = [] }) => r).map((words) => words.toLowerCase().replaceAll('’', "'")));
	const everyday = queries.filter(({ group }) => group === 'everyday');
	const copied = everyday.filter(({ q }) => listed.has(q.toLowerCase()));
	expect(copied.length).toBeLessThan(everyday.length / 2);
});
