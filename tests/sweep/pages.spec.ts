import { expect, test } from '@playwright/test';
import { alive } from '../e2e/chart-page';
import { readThrough } from '../e2e/text-pages';
import { toolsAnswer } from '../e2e/tools-answer';
import { EVERY } from '../every';
import { type BuiltPage, builtPages, holdsTool, sitemapPaths } from '../site/built-site';
import { visitWithAxe } from './axe-visit';
import { cutAt320, NARROW } from './reflow';
import { watchRequests, weightOf } from './requests';
import { shapes } from './shapes';

// One visit a page: what it asks for, what axe holds against it in light and in dark, and how it stands at 320 pixels.

const KB = 1024;
/** What a page that holds a tool may load of scripts, alive and read to its end. */
const MOST_SCRIPT = 30 * KB;
const WIDE = { width: 1280, height: 720 };
/** Pages of a test: few enough for two workers to end together, and for one failure to name its neighbourhood. */
const PAGES = 30;
const SEARCH = '/recherche/?q=armure';
/** Pages of shapes that `npm test` visits. */
const FEW = 60;

/** Some pages only, when one is looked at: `SWEEP_PAGES=/keyforge/,/l5r/`. */
const only = process.env.SWEEP_PAGES?.split(',');
const { pages, bare } = shapes();
const whole = [...sitemapPaths(), '/404.html', SEARCH, ...bare];
/** In `npm test`, what adds most to the shapes of the site; in `npm run test:every`, all. */
const addresses = only ?? (EVERY ? whole : [...pages.slice(0, FEW), '/404.html', SEARCH, ...bare.slice(0, 5)]);
const pathsOf = (holds: (page: BuiltPage) => boolean) =>
	new Set(
		builtPages()
			.filter(holds)
			.map(({ path }) => path),
	);
const withTool = pathsOf(holdsTool);
const withChart = pathsOf(({ html }) => html.includes('data-suiveur='));
/**
 * Pages whose lines are drawn as they come near the screen, and until then are read by axe at heights that were guessed;
 * all are drawn at once when the address says where to look.
 */
const withLines = pathsOf(({ html }) => html.includes('class="concordance"'));
/**
 * Pages that axe is asked about: they hold, together, every shape of the site, every tool and every chart, which scripts draw. The others
 * repeat them with other words, and what is wrong with words (a control without a name, an image without a text, an id that
 * nothing bears) is found in the HTML of every page, by `site/validity`.
 */
const asked = new Set([...(only ?? [...pages, ...bare]), ...withTool, ...withChart, SEARCH]);

for (let from = 0; from < addresses.length; from += PAGES) {
	const part = addresses.slice(from, from + PAGES);
	test(`pages ${from + 1} to ${from + part.length}, from ${part[0]}, keep what every page promises`, async ({
		page,
		baseURL,
	}) => {
		test.setTimeout(180_000);
		await page.emulateMedia({ colorScheme: 'light' });
		const requests = watchRequests(page, baseURL ?? '');
		const found: string[] = [];
		for (const address of part) {
			await page.setViewportSize(asked.has(address) ? WIDE : NARROW);
			await page.goto(withLines.has(address) ? `${address}#contenu` : address);
			if (address.includes('?q=')) await expect(page.getByRole('status')).toContainText('pour « armure »');
			if (withTool.has(address)) {
				await readThrough(page);
				await toolsAnswer(page);
				// What sticks to the window would lie over what it was scrolled to.
				await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
			}
			if (withChart.has(address)) await alive(page);
			const { scripts, count, wrong } = requests.take();
			const faults = [...wrong];
			if (count === 0) faults.push('asks for nothing: nothing was watched');
			if (withTool.has(address)) {
				const weight = scripts.reduce((sum, script) => sum + weightOf(script), 0);
				if (weight <= 3 * KB || weight > MOST_SCRIPT) faults.push(`loads ${weight} bytes of scripts`);
			}
			if (asked.has(address)) faults.push(...(await visitWithAxe(page)));
			await page.setViewportSize(NARROW);
			faults.push(...(await cutAt320(page)));
			faults.push(...requests.take().wrong);
			found.push(...faults.map((fault) => `${address} ${fault}`));
		}
		expect(found).toEqual([]);
	});
}

test('every page of the sitemap is visited, and bare pages of each shape', () => {
	test.skip(only !== undefined || !EVERY, 'some pages only were asked for');
	expect(new Set(addresses).size).toBe(addresses.length);
	expect(addresses).toEqual(expect.arrayContaining([...sitemapPaths()]));
	expect(bare.length).toBeGreaterThan(10);
	expect(pages.length).toBeGreaterThan(100);
	expect(withTool.size).toBeGreaterThan(0);
	expect(withChart.size).toBeGreaterThan(20);
});
