import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { mediawikiPage } from './hosts/mediawiki';
import { phpbbHeaders, phpbbPage } from './hosts/phpbb';
import { strictCspPage } from './hosts/strict-csp';
import { complaints, expectWords, marks, preview, tooltips, undo } from './hosts/tooltips';
import { wordpressPage } from './hosts/wordpress';

// Pages as they are on the web: words are marked in their texts, and nothing else of them changes.

const text = `<p id="cas">L’armure d’une créature annule des dégâts&nbsp;: une créature <strong>sonnée</strong> garde son armure.</p>
<h2>La clé</h2>
<ul><li>Une clé coûte six Aombres.</li><li>Chaque joueur pioche jusqu’à six cartes&nbsp;; armor, en anglais.</li></ul>`;

/** Pages of the forum are not in UTF-8. */
const escaped = (html: string) => html.replace(/[\u0080-\uffff]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The least that a site must allow for our script: the script and its data. */
const policy = [
	"default-src 'none'",
	'script-src {{site}}/bulles.js',
	'connect-src {{site}}/api/v1/keyforge/bulles.json',
	"style-src 'self'",
	"base-uri 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'",
].join('; ');

const host = useHost({
	'/wordpress': { html: wordpressPage(text + tooltips()) },
	'/phpbb': { html: escaped(phpbbPage(text + tooltips())), headers: phpbbHeaders },
	'/mediawiki': { html: mediawikiPage(text + tooltips('data-jeu="keyforge" data-dans=".mw-parser-output"')) },
	'/csp': { html: strictCspPage(text + tooltips()).html, headers: { 'content-security-policy': policy } },
});

const marked = ['armure', 'dégâts', 'sonnée', 'clé', 'Aombres', 'pioche', 'armor'];
const paths = ['/wordpress', '/phpbb', '/mediawiki', '/csp'];

/** Where every element of the host stands, and what the page says. */
const look = (page: Page) =>
	page.evaluate(() => ({
		boxes: [...document.body.querySelectorAll(':not(arbitre-terme)')].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return `${element.localName} ${[x, y, width, height].map(Math.round)}`;
		}),
		html: document.documentElement.outerHTML,
		// biome-ignore lint/performance/useDomNodeTextContent: what a reader sees is the subject.
		text: document.body.innerText,
		scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
	}));

for (const path of paths) {
	test.describe(path, () => {
		test('has its terms marked, without a complaint', async ({ page }) => {
			const found = complaints(page);
			await page.goto(host.current.origin + path);
			await expectWords(page, marked);
			await marks(page, 'clé').hover();
			await expect(preview(page)).toBeVisible();
			await expect(preview(page)).toContainText('KeyForge');
			await expect(preview(page)).toHaveCSS('background-color', 'rgb(255, 253, 248)');
			expect(found).toEqual([]);
		});

		for (const width of [1280, 390]) {
			test(`is laid out the same at ${width} pixels, and says the same`, async ({ page }) => {
				await page.setViewportSize({ width, height: 800 });
				await page.goto(host.current.origin + path);
				await expectWords(page, marked);
				const { html, ...withMarks } = await look(page);
				await undo(page);
				const { html: original, ...without } = await look(page);
				expect(withMarks).toEqual(without);
				expect(html).not.toBe(original);
				expect(original).not.toContain('arbitre-');
			});
		}
	});
}

test('a page is given back as its server sent it', async ({ page, browser }) => {
	for (const path of paths) {
		await page.goto(host.current.origin + path);
		await expectWords(page, marked);
		await undo(page);
		const bare = await browser.newPage({ javaScriptEnabled: false });
		await bare.goto(host.current.origin + path);
		expect(await page.content(), path).toBe(await bare.content());
		await bare.close();
	}
});
