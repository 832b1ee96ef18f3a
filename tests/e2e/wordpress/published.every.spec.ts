import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { INSTALL, isHere, setUp, themes, type Wordpress } from './installed';
import { countShifts, logIn, lookAt, publishFromEditor } from './posts';
import { type SiteProxy, serveAsBuilt } from './site-proxy';

// An address of ours, pasted in WordPress and published by an author: what its readers see.

if (!isHere) console.warn(`WordPress is not installed, and its tests are skipped: ${INSTALL}`);
test.skip(!isHere, `WordPress is not installed: ${INSTALL}`);
// In one worker: a WordPress takes some ten seconds to set up.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** WordPress makes no frame higher, nor lower. */
const HIGHEST = 1000;
const LOWEST = 200;
const WIDTHS = [390, 1280];

let site: SiteProxy;
let wordpress: Wordpress;
let author: BrowserContext;

test.beforeAll(async ({ browser }, { project }) => {
	test.setTimeout(180_000);
	site = await serveAsBuilt(project.use.baseURL ?? '');
	wordpress = await setUp(site.address);
	author = await logIn(browser, wordpress);
});
test.afterAll(async () => {
	await author?.close();
	await wordpress?.remove();
	site?.close();
});

/** Opens a post as a reader does. */
async function read(browser: Browser, post: string, theme: string, width: number): Promise<Page> {
	const page = await browser.newPage({ viewport: { width, height: 844 } });
	await countShifts(page);
	await page.goto(`${post}&theme=${theme}`);
	return page;
}

const kinds = [
	{ kind: 'tool', path: 'keyforge/outils/combat/', name: 'Calculateur de combat' },
	{ kind: 'tool-with-a-case', path: 'keyforge/outils/combat/?a=puissance.9', name: 'Calculateur de combat' },
	{ kind: 'chart', path: 'keyforge/deroulement/tour/', name: 'Le tour' },
	{ kind: 'term', path: 'keyforge/glossaire/armure/', name: 'Armure' },
	{ kind: 'chapter', path: 'keyforge/regles/combat/', name: 'Combat' },
	{ kind: 'rule', path: 'keyforge/glossaire/armure/#armure-annule', name: 'Armure' },
	{ kind: 'aid', path: 'keyforge/aide/', name: 'Aide de jeu' },
];

for (const { kind, path, name } of kinds) {
	test(`a ${kind} is as high as it needs, and its links open`, async ({ browser }, testInfo) => {
		const { post, written } = await publishFromEditor(author, wordpress, site.address + path);
		expect(written, 'the shape that the editor reckons').not.toContain('wp-has-aspect-ratio');
		for (const theme of themes)
			for (const width of WIDTHS) {
				const page = await read(browser, post, theme, width);
				const seen = await lookAt(page);
				const where = `${kind}, ${theme}, ${width} px`;
				await page.screenshot({ path: testInfo.outputPath(`${kind}-${theme}-${width}.png`), fullPage: true });
				const due = Math.min(HIGHEST, Math.max(LOWEST, seen.content));
				expect(Math.abs(seen.height - due), where).toBeLessThanOrEqual(24);
				expect(seen, where).toMatchObject({ border: '0px', beyond: 0, link: false });
				await page.close();
			}

		const page = await read(browser, post, themes[0] ?? '', 1280);
		await lookAt(page);
		await page
			.locator('iframe.wp-embedded-content')
			.contentFrame()
			.getByRole('link', { name: 'Lire dans L’Arbitre' })
			.click();
		await page.waitForURL(new URL(path, site.address).href.replace(/[?#].*/, ''));
		await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
		await page.close();
	});
}

test('where our site does not answer, the post keeps a link, and no hole', async ({ browser }) => {
	const { post } = await publishFromEditor(author, wordpress, `${site.address}keyforge/outils/combat/`);
	// WordPress asks for what it shows when the post is first read.
	await (await read(browser, post, themes[0] ?? '', 390)).close();
	site.isUp = false;
	try {
		for (const theme of themes) {
			const page = await read(browser, post, theme, 390);
			const link = page.getByRole('link', { name: 'Calculateur de combat (L’Arbitre)' });
			await expect(link).toBeVisible();
			await expect(link).toHaveAttribute('href', `${site.address}keyforge/outils/combat/`);
			const [before, after] = await Promise.all(
				['Avant.', 'Après.'].map((text) => page.getByText(text, { exact: true }).boundingBox()),
			);
			expect((after?.y ?? 0) - (before?.y ?? 0), theme).toBeLessThan(300);
			await page.close();
		}
	} finally {
		site.isUp = true;
	}
});

test('an address alone on its line, without a block, is a frame too, and follows the width of the window', async ({
	browser,
}) => {
	const post = wordpress.publish(`Avant.\n\n${site.address}keyforge/glossaire/armure/\n\nAprès.`);
	for (const theme of themes) {
		const page = await read(browser, post, theme, 390);
		for (const width of [390, 700, 390]) {
			await page.setViewportSize({ width, height: 844 });
			const { height, content, beyond } = await lookAt(page);
			expect(Math.abs(height - content), `${theme}, ${width} px`).toBeLessThanOrEqual(24);
			expect(beyond, `${theme}, ${width} px`).toBe(0);
		}
		await page.close();
	}
});

test('below the first screen nothing that is read moves when the frame comes', async ({ browser }) => {
	const post = wordpress.publish(
		`${'<p>Un paragraphe.</p>\n'.repeat(40)}\n${site.address}keyforge/glossaire/armure/\n`,
	);
	for (const theme of themes) {
		const page = await read(browser, post, theme, 390);
		expect((await lookAt(page)).shift, theme).toBeLessThan(0.1);
		await page.close();
	}
});

test('a sheet is a link that has the whole sheet', async ({ browser }) => {
	const address = `${site.address}ma-feuille/#f=q1YqS8wpTVWyUgp29XNRCE4tLkssUtJRSklNzMlRslIyUKoFAA`;
	const { post } = await publishFromEditor(author, wordpress, address);
	const page = await read(browser, post, themes[0] ?? '', 390);
	await expect(page.getByRole('link', { name: 'Une feuille de règles (L’Arbitre)' })).toHaveAttribute('href', address);
	await expect(page.locator('iframe')).toHaveCount(0);
	await page.close();
});
