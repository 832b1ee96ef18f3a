import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { oldScripts } from './hosts/old-scripts';
import { plainPage } from './hosts/plain';
import { complaints, expectWords, linkOf, marks, openLink, openMarks, preview, tooltips, undo } from './hosts/tooltips';

// Hosts that style everything, read from right to left, or have rebuilt the language.

const everything = `<style>
* { display: inline !important; float: right !important; padding: 20px !important; margin: 9px !important; border: 9px solid red !important;
	background: red !important; color: lime !important; font: italic 40px fantasy !important; opacity: 0.3 !important; transform: rotate(20deg) !important;
	filter: blur(9px) !important; position: absolute !important; width: 40px !important; letter-spacing: 9px !important; text-transform: uppercase !important;
	visibility: hidden !important; pointer-events: none !important; user-select: none !important; text-decoration: line-through !important;
	animation: tourne 1s infinite !important; cursor: wait !important; direction: rtl !important }
*::before, *::after { content: "PUB" !important; display: block !important; width: 300px !important; height: 200px !important }
:not(:defined) { display: none !important }
@keyframes tourne { to { opacity: 0 } }
html, body, main, main p { all: revert !important }
main > p::before, main > p::after, main::before, main::after, body::before, body::after, html::before, html::after { content: none !important }
</style>`;

/** Libraries that old sites load: none of them has a \`matches\` or a \`closest\` of its own. */
const libraries = oldScripts.replace('select match matches', 'select match').replace(' closest', '');

const text = '<p id="p">Une armure annule des dégâts.</p>';
const host = useHost({
	'/tout': { html: plainPage(text + tooltips(), { head: everything }) },
	'/droite': { html: plainPage(text + tooltips(), { root: 'lang="ar" dir="rtl"' }) },
	'/anciens': { html: plainPage(libraries + text + tooltips()) },
	'/noms': {
		html: plainPage(
			`<img name="currentScript" src="https://autre.example/bulles.js" data-jeu="keyforge" alt="">${text}<script src="{{site}}/bulles.js" data-jeu="keyforge"></script>`,
		),
	},
});

const open = (page: Page, path: string) => page.goto(host.current.origin + path);

/** Where each letter of the sentence stands. */
const letters = (page: Page) =>
	page.locator('#p').evaluate((p) => {
		const walker = document.createTreeWalker(p, NodeFilter.SHOW_TEXT);
		const places: { letter: string; sides: number[] }[] = [];
		while (walker.nextNode()) {
			const node = walker.currentNode as Text;
			for (let at = 0; at < node.length; at += 1) {
				const range = new Range();
				range.setStart(node, at);
				range.setEnd(node, at + 1);
				const { x, y, width, height } = range.getBoundingClientRect();
				places.push({ letter: node.data.charAt(at), sides: [x, y, width, height] });
			}
		}
		return places;
	});

/** Browsers place letters by 64ths of a pixel: less is no move. */
function expectSame(marked: Awaited<ReturnType<typeof letters>>, bare: typeof marked): void {
	expect(marked.map(({ letter }) => letter).join('')).toBe(bare.map(({ letter }) => letter).join(''));
	for (const [at, { sides }] of marked.entries()) {
		for (const [side, value] of sides.entries())
			expect(Math.abs(value - (bare[at]?.sides[side] ?? 0))).toBeLessThan(0.1);
	}
}

test('rules for every element, all `!important`, miss the marks and the preview', async ({ page }) => {
	await openMarks(page);
	await open(page, '/tout');
	await expectWords(page, ['armure', 'dégâts']);
	const word = marks(page, 'armure');
	await word.hover();
	await expect(preview(page)).toBeVisible();
	await expect(preview(page)).toHaveCSS('opacity', '1');
	await expect(preview(page)).toHaveCSS('background-color', 'rgb(255, 253, 248)');
	await expect(preview(page)).toHaveCSS('font-family', 'Georgia, serif');
	await expect(preview(page)).toHaveCSS('direction', 'ltr');
	await expect(preview(page)).toHaveCSS('text-transform', 'none');
	await expect(openLink(page)).toHaveCSS('letter-spacing', 'normal');
	await expect(openLink(page)).toHaveCSS('color', 'rgb(133, 82, 0)');
	await expect(linkOf(word)).toHaveCSS('cursor', 'help');
	const marked = await letters(page);
	await undo(page);
	expectSame(marked, await letters(page));
});

test('in a page that reads from right to left, every letter stays where it was', async ({ page }) => {
	await open(page, '/droite');
	await expectWords(page, ['armure', 'dégâts']);
	const marked = await letters(page);
	await undo(page);
	expectSame(marked, await letters(page));
});

test('in a page that reads from right to left, the preview reads from left to right, inside the window', async ({
	page,
}) => {
	await page.setViewportSize({ width: 700, height: 600 });
	await open(page, '/droite');
	for (const word of ['armure', 'dégâts']) {
		await page.keyboard.press('Escape');
		await marks(page, word).hover();
		await expect(preview(page)).toBeInViewport({ ratio: 1 });
		await expect(preview(page)).toHaveAttribute('lang', 'fr');
		await expect(preview(page)).toHaveCSS('direction', 'ltr');
		await expect(preview(page)).toHaveCSS('text-align', 'start');
	}
});

test('a page whose libraries have changed the language works, and nothing of them is called', async ({ page }) => {
	const found = complaints(page);
	await open(page, '/anciens');
	// What the page says is asked for in its own words: those of the test are no longer what they were.
	const html = () => page.evaluate('document.querySelector("main").innerHTML') as Promise<string>;
	await expect.poll(html).toContain('<arbitre-terme>armure</arbitre-terme> annule des <arbitre-terme>dégâts');
	await marks(page, 'armure').hover();
	await expect(openLink(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(preview(page)).toHaveCount(0);
	await page.evaluate('document.getElementById("p").appendChild(document.createTextNode(" Une défausse."))');
	await expect.poll(html).toContain('Une <arbitre-terme>défausse</arbitre-terme>');
	await page.evaluate('arbitreBulles.annuler()');
	expect(await html()).toContain('Une armure annule des dégâts. Une défausse.');
	expect(found).toEqual([]);
});

test('an image that passes for the script sends nobody to another site', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const found = complaints(page);
	await open(page, '/noms');
	await expect.poll(() => found.filter((message) => message.includes('jeu=""'))).toHaveLength(1);
	expect(asked.filter((url) => url.startsWith('https://autre.example/') && !url.endsWith('/bulles.js'))).toEqual([]);
	await expect(marks(page)).toHaveCount(0);
});
