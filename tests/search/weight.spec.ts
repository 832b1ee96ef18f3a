import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

// What the search costs: nothing before it is wanted, little before the first answer. How fast it is: `speed/search`.

const BEFORE_ANSWER = 150 * 1024;
const WHOLE_ANSWER = 200 * 1024;

const term = '/keyforge/glossaire/armure/';
const question = '/recherche/?q=une+cr%C3%A9ature+sonn%C3%A9e+peut-elle+combattre&jeu=keyforge';

const field = (page: Page) => page.getByRole('dialog').getByRole('searchbox');
const results = (page: Page) => page.locator('[data-resultat]');
const isIndex = (url: string) => /\/donnees\/|\/pagefind\//.test(url);

const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} KB`;

/** Answers received from now on. */
function collect(page: Page): Response[] {
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	return responses;
}

/** Size of what was received, each body compressed as a server would. */
async function weigh(responses: readonly Response[]): Promise<number> {
	const bodies = await Promise.all(responses.map((response) => response.body().catch(() => Buffer.alloc(0))));
	return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

test('nothing of the search is fetched before it is opened', async ({ page }) => {
	const responses = collect(page);
	await page.goto(term, { waitUntil: 'networkidle' });
	expect(responses.map((response) => response.url()).filter(isIndex)).toEqual([]);
	const before = responses.length;
	await page.keyboard.press('/');
	await expect(field(page)).toBeFocused();
	await expect
		.poll(() => responses.slice(before).filter((response) => isIndex(response.url())).length)
		.toBeGreaterThan(0);
	// Its script comes only now: it was in no earlier file.
	const opened = responses.slice(before).map((response) => new URL(response.url()).pathname);
	expect(opened.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
});

test('the first answer of the box waits for statements alone, and weighs at most 150 KB', async ({ page }) => {
	await page.route(/\/pagefind\/|-questions\.json$/, () => {});
	await page.goto(term, { waitUntil: 'networkidle' });
	const responses = collect(page);
	await page.keyboard.press('/');
	await field(page).fill('armure');
	await expect(results(page).first()).toBeVisible();
	const size = await weigh(responses);
	console.log(`Box, up to its first answer: ${kilobytes(size)}`);
	expect(size).toBeGreaterThan(5 * 1024);
	expect(size).toBeLessThanOrEqual(BEFORE_ANSWER);
});

test('the first answer of the search page weighs at most 150 KB, in a game, page and fonts included', async ({
	page,
}) => {
	await page.route(/\/pagefind\/|-questions\.json$/, () => {});
	const responses = collect(page);
	await page.goto(question);
	await expect(results(page).first()).toBeVisible();
	const size = await weigh(responses);
	console.log(`Search page, up to its first answer: ${kilobytes(size)}`);
	expect(size).toBeGreaterThan(20 * 1024);
	expect(size).toBeLessThanOrEqual(BEFORE_ANSWER);
});

test('the whole answer to a question in a game weighs at most 200 KB on top of the page', async ({ page }) => {
	const responses = collect(page);
	await page.goto(question);
	await expect(page.getByRole('status')).toContainText('combattre »');
	const indexes = () => responses.filter((response) => isIndex(response.url()));
	await expect.poll(() => indexes().length).toBeGreaterThan(1);
	const own = indexes();
	const size = await weigh(own);
	console.log(`Whole answer: ${kilobytes(size)} in ${own.length} files`);
	expect(size).toBeLessThanOrEqual(WHOLE_ANSWER);
});
