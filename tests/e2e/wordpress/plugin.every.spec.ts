import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { marks } from '../hosts/tooltips';
import { ADMIN, AUTHOR, INSTALL, isHere, setUp, themes, type Wordpress } from './installed';
import { insertBlock, lookAtElement, measured, openEditor, paste, publish } from './plugin-posts';
import { countShifts, logIn, publishFromEditor } from './posts';
import { type SiteProxy, serveAsBuilt } from './site-proxy';

// Our plugin in WordPress: what an author without raw HTML publishes with it, and what readers see.

test.skip(!isHere, `WordPress is not installed: ${INSTALL}`);
// In one worker: a WordPress takes some ten seconds to set up.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const SOURCE = path.resolve('integrations/wordpress');
const WIDTHS = [390, 1280];
const CASE = 'keyforge/outils/combat/?a=puissance.9';
const [theme = ''] = themes;

let site: SiteProxy;
let wordpress: Wordpress;
let author: BrowserContext;

test.beforeAll(async ({ browser }, { project }) => {
	test.setTimeout(180_000);
	site = await serveAsBuilt(project.use.baseURL ?? '');
	wordpress = await setUp(site.address);
	wordpress.activate({ source: SOURCE, name: 'arbitre', option: 'arbitre', value: { site: site.address } });
	author = await logIn(browser, wordpress, AUTHOR);
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

/** What a reader finds of what an author has published without the editor. */
async function published(browser: Browser, content: string): Promise<Page> {
	return read(browser, wordpress.publish(`Avant.\n\n${content}\n\nAprès.`), theme, 1280);
}

test('each file of it is PHP that PHP reads', () => {
	const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'));
	expect(files.length).toBeGreaterThan(8);
	for (const file of files) {
		const { status, stdout, stderr } = spawnSync('php', ['-l', path.join(SOURCE, file)], { encoding: 'utf8' });
		expect(status, stdout + stderr).toBe(0);
	}
});

const kinds = [
	{ kind: 'tool-with-a-case', address: CASE, frame: 'keyforge/combat/?a=puissance.9' },
	{ kind: 'chart', address: 'keyforge/deroulement/tour/', frame: 'keyforge/deroulement/tour/' },
	{ kind: 'term', address: 'keyforge/glossaire/armure/', frame: 'keyforge/glossaire/armure/' },
	{
		kind: 'rule',
		address: 'keyforge/glossaire/armure/#armure-annule',
		frame: 'keyforge/glossaire/armure/#armure-annule',
	},
	{ kind: 'aid', address: 'keyforge/aide/', frame: 'keyforge/aide/' },
];

for (const { kind, address, frame } of kinds) {
	test(`a ${kind} pasted in the editor is our block, as high as it needs once published`, async ({
		browser,
	}, testInfo) => {
		const editor = await openEditor(author, wordpress);
		expect(await paste(editor, site.address + address)).toEqual(['arbitre/outil']);
		await measured(editor);
		await editor.screenshot({ path: testInfo.outputPath(`${kind}-editor.png`) });
		const { post, kept } = await publish(editor);
		await editor.close();
		expect(kept).not.toContain('<arbitre-outil');
		for (const theme of themes)
			for (const width of WIDTHS) {
				const page = await read(browser, post, theme, width);
				const seen = await lookAtElement(page);
				const where = `${kind}, ${theme}, ${width} px`;
				await page.screenshot({ path: testInfo.outputPath(`${kind}-${theme}-${width}.png`), fullPage: true });
				expect(Math.abs(seen.height - seen.content), where).toBeLessThanOrEqual(24);
				expect(seen, where).toMatchObject({ beyond: 0, address: `${site.address}integrer/${frame}` });
				console.log(`${where}: ${seen.height} px, shift ${seen.shift.toFixed(3)}`);
				expect(seen.shift, where).toBeLessThanOrEqual(0.1);
				await page.close();
			}

		const page = await read(browser, post, theme, 1280);
		await lookAtElement(page);
		const opened = page.context().waitForEvent('page');
		await page
			.locator('arbitre-outil iframe')
			.contentFrame()
			.getByRole('link', { name: 'Lire dans L’Arbitre' })
			.click();
		await expect.poll(async () => (await opened).url()).toContain(address.replace(/[?#].*/, ''));
		await page.context().close();
	});
}

test('a block searched for by its name has its case and its theme', async ({ browser }, testInfo) => {
	const editor = await openEditor(author, wordpress);
	await insertBlock(editor);
	await editor.getByLabel('Jeu', { exact: true }).selectOption('keyforge');
	await editor.getByLabel('Nom ou adresse').fill('combat');
	await editor.getByRole('button', { name: 'Calculateur de combat (Outil)' }).click();
	await measured(editor);
	await editor.getByLabel('Cas', { exact: true }).fill('a=puissance.9&d=puissance.4');
	await measured(editor);
	await editor.getByLabel('Thème', { exact: true }).selectOption('sombre');
	await editor.waitForTimeout(1000);
	await editor.screenshot({ path: testInfo.outputPath('searched-editor.png') });
	const { post } = await publish(editor);
	// Opened again: what WordPress has kept for an author is still what the block writes.
	await editor.reload();
	await measured(editor);
	await expect(editor.locator('.block-editor-warning')).toHaveCount(0);
	await editor.close();
	const page = await read(browser, post, theme, 1280);
	const { address } = await lookAtElement(page);
	expect(address).toBe(`${site.address}integrer/keyforge/combat/?a=puissance.9&d=puissance.4&theme=sombre`);
	await page.close();
});

const mistakes = [
	{ typed: 'https://example.org/regles/', says: 'n’est pas celle d’une page de L’Arbitre' },
	{ typed: 'keyforge/', says: 'ne se met pas dans un cadre' },
	{ typed: 'keyforge/outils/combta/', says: 'n’a pas de page à cette adresse' },
];
for (const { typed, says } of mistakes) {
	test(`the editor says what is wrong with ${typed}, and the post keeps a link`, async ({ browser }, testInfo) => {
		const address = new URL(typed, site.address).href;
		const editor = await openEditor(author, wordpress);
		await insertBlock(editor);
		await editor.getByLabel('Nom ou adresse').fill(address);
		await editor.getByRole('button', { name: 'Montrer' }).click();
		await expect(editor.locator('.components-notice', { hasText: says })).toBeVisible();
		await editor.screenshot({ path: testInfo.outputPath('mistake.png') });
		const { post } = await publish(editor);
		await editor.close();
		const page = await read(browser, post, theme, 390);
		await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
		await expect(page.locator('arbitre-outil')).toHaveCount(0);
		await page.close();
	});
}

const combat = 'keyforge/combat/?a=puissance.9';
const shortcodes = [
	{ typed: () => `[arbitre ${site.address}${CASE}]`, frame: combat },
	{ typed: () => `[arbitre]${site.address}${CASE}[/arbitre]`, frame: combat },
	{ typed: () => `[arbitre]<a href="${site.address}${CASE}">${site.address}${CASE}</a>[/arbitre]`, frame: combat },
	{ typed: () => `[arbitre adresse=”${site.address}${CASE}”]`, frame: combat },
	{ typed: () => `[arbitre (${site.address}${CASE}).]`, frame: combat },
	{
		typed: () => '[arbitre jeu=« keyforge » outil=« combat » parametres=« a=puissance.9&d=puissance.4 »]',
		frame: `${combat}&d=puissance.4`,
	},
	{
		typed: () => '[arbitre jeu=“keyforge” outil=”combat” parametres=“?a=puissance.9&amp;d=puissance.4” theme=’sombre’]',
		frame: `${combat}&d=puissance.4&theme=sombre`,
	},
	{
		typed: () => '[arbitre jeu="keyforge" outil="glossaire/armure#armure-annule" hauteur="300"]',
		frame: 'keyforge/glossaire/armure/#armure-annule',
	},
	{ typed: () => `${site.address}${CASE}`, frame: combat },
	{ typed: () => `${site.address}keyforge/outils/combat/.`, frame: 'keyforge/combat/' },
];
test('short codes and bare addresses survive what editors do to them', async ({ browser }) => {
	for (const { typed, frame } of shortcodes) {
		const page = await published(browser, typed());
		const seen = await lookAtElement(page).catch(() => undefined);
		expect(seen?.address, typed()).toBe(`${site.address}integrer/${frame}`);
		expect(Math.abs((seen?.height ?? 0) - (seen?.content ?? 0)), typed()).toBeLessThanOrEqual(24);
		await page.close();
	}
});

test('nothing that an author types becomes HTML', async ({ browser }) => {
	const attacks = [
		`[arbitre jeu='keyforge' outil='combat' titre='"><img src=x onerror=alert(1)>']`,
		`[arbitre adresse='javascript:alert(1)']`,
		`[arbitre adresse='${site.address}keyforge/outils/combat/?"onload=alert(1)']`,
		`<!-- wp:arbitre/outil {"adresse":"${site.address}keyforge/outils/combat/","titre":"\\u003cimg src=x onerror=alert(1)\\u003e","hauteur":900} /-->`,
		`<!-- wp:arbitre/outil {"adresse":"https://example.org/\\u0022onclick=\\u0022alert(1)"} /-->`,
	];
	for (const attack of attacks) {
		const page = await published(browser, attack);
		expect(
			await page.evaluate(
				() => document.querySelectorAll('[onerror], [onload], [onclick], [href^="javascript"]').length,
			),
			attack,
		).toBe(0);
		await page.close();
	}
});

test('where our site does not answer, and in feeds, there is a link', async ({ browser }) => {
	const post = wordpress.publish(`[arbitre ${site.address}keyforge/outils/forge/]`);
	site.isUp = false;
	try {
		const page = await read(browser, post, theme, 390);
		await expect(page.locator(`a[href="${site.address}keyforge/outils/forge/"]`)).toBeVisible();
		await page.close();
	} finally {
		site.isUp = true;
	}
	const feed = await (await fetch(`${wordpress.origin}/?feed=rss2`)).text();
	expect(feed).toContain(`<a href="${site.address}keyforge/outils/forge/">`);
	expect(feed).not.toContain('<arbitre-outil');
});

test('the address that WordPress’s own block holds is trusted, and is our element in the post', async ({ browser }) => {
	const { post } = await publishFromEditor(author, wordpress, `${site.address}${CASE}`);
	const page = await read(browser, post, theme, 390);
	const { address, height, content } = await lookAtElement(page);
	expect(address).toBe(`${site.address}integrer/${combat}`);
	expect(Math.abs(height - content)).toBeLessThanOrEqual(24);
	await page.close();
});

test('tooltips are read where the settings say, in the game that they say', async ({ browser }, testInfo) => {
	const admin = await logIn(browser, wordpress, ADMIN);
	const settings = await admin.newPage();
	await settings.goto(`${wordpress.origin}/wp-admin/options-general.php?page=arbitre`);
	await settings.getByLabel('Les termes des jeux').check();
	await settings.getByLabel('Jeu du site').selectOption('keyforge');
	await settings.getByLabel('Ailleurs').fill('.site-title > a');
	await settings.screenshot({ path: testInfo.outputPath('settings.png'), fullPage: true });
	await settings.locator('#submit').click();
	await expect(settings.getByLabel('Ailleurs')).toHaveValue('.site-title > a');
	await expect(settings.getByLabel('Les termes des jeux')).toBeChecked();
	const words = 'Ma créature a deux points d’armure et du poison, la tienne est sonnée : je la forge ?';
	const post = wordpress.publish(words);
	for (const theme of themes) {
		const page = await read(browser, post, theme, 390);
		await expect(marks(page, 'armure')).toBeVisible();
		await page.screenshot({ path: testInfo.outputPath(`tooltips-${theme}.png`) });
		await page.close();
	}
	// A category of another game.
	await settings.getByLabel('Catégories de L5R').selectOption({ index: 0 });
	await settings.locator('#submit').click();
	const page = await read(browser, post, theme, 390);
	await expect(page.locator('script[src$="/bulles.js"]')).toHaveAttribute('data-jeu', 'l5r');
	await expect(page.locator('script[src$="/bulles.js"]')).toHaveAttribute(
		'data-dans',
		/entry-content.*, \.site-title > a$/,
	);
	await page.close();
	await admin.close();
});

test('nothing of it stays where it is deactivated and deleted but what posts hold', async ({ browser }) => {
	const editor = await openEditor(author, wordpress);
	await paste(editor, `${site.address}${CASE}`);
	await measured(editor);
	const { post } = await publish(editor);
	await editor.close();
	expect(wordpress.uninstall('arbitre')).toEqual({ options: 0, oembed: 0 });
	const page = await read(browser, post, theme, 390);
	await expect(page.getByRole('link', { name: 'Calculateur de combat' })).toHaveAttribute('href', site.address + CASE);
	await page.close();
});
