import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { complaints, expectWords, marks, openLink, preview, tooltips } from './hosts/tooltips';

// Places that the host marks, alone or beside the terms found in its texts, in one game or several.

const only = (jeu = 'keyforge') => tooltips(`data-jeu="${jeu}" data-mode="marques"`);

const host = useHost({
	'/': {
		html: plainPage(`${only()}
<p>Une armure, une <span data-arbitre>armure</span>, deux <b data-arbitre> Aombres </b>.</p>
<p>Ce <span data-arbitre="armure">blindage</span>, ce <span data-arbitre="armure"><u>bouclier</u></span>.</p>
<p><span data-arbitre>toutes vos clés</span>, <span data-arbitre>pour chaque</span>.</p>`),
	},
	'/titres': {
		html: plainPage(
			`${only()}<h2>Une <span data-arbitre>armure</span></h2><p><em data-arbitre>clé</em>, <a href="/x" data-arbitre>clé</a>, <a href="/x"><b data-arbitre>clé</b></a>, <button data-arbitre>clé</button></p>`,
		),
	},
	'/jeux': {
		html: plainPage(`${tooltips()}
<p>Une armure, un <span data-arbitre="l5r/courtoisie">politesse</span>.</p>
<section data-arbitre-jeu="l5r"><h2>L5R</h2><p>Voici l’<b>anneau contesté</b> ; <span data-arbitre-jeu="arkham">une traîtrise</span>, une forteresse.</p></section>
<p data-arbitre-jeu="mistborn">Un jeton d’atium.</p>`),
	},
	'/sans-jeu': {
		html: plainPage(
			'<script src="{{site}}/bulles.js" defer></script><p data-arbitre-jeu="keyforge">Une armure.</p><p>Une armure.</p>',
		),
	},
	'/auto': {
		html: plainPage(
			`${tooltips('data-jeu="keyforge" data-dans="#avant"')}<p><span data-arbitre>armure</span>, armure.</p>`,
		),
	},
});

const open = (page: Page, path: string) => page.goto(host.current.origin + path);

/** Where a mark leads. */
async function address(page: Page, word: string): Promise<string> {
	// The preview of another would hide it.
	await page.keyboard.press('Escape');
	await marks(page, word).hover();
	await expect(preview(page)).toBeVisible();
	return ((await openLink(page).getAttribute('href')) ?? '').slice(host.current.site.length);
}

test('only what is marked is, by its name or by its identifier', async ({ page }) => {
	const found = complaints(page);
	await open(page, '/');
	await expectWords(page, ['armure', 'Aombres', 'blindage', 'bouclier', 'toutes vos clés', 'pour chaque']);
	expect(await address(page, 'armure')).toBe('/keyforge/glossaire/armure/');
	expect(await address(page, 'Aombres')).toBe('/keyforge/glossaire/aombre/');
	expect(await address(page, 'bouclier')).toBe('/keyforge/glossaire/armure/');
	expect(found).toEqual([]);
});

test('titles and emphasis are marked when asked for; links and buttons never are', async ({ page }) => {
	const found = complaints(page);
	await open(page, '/titres');
	await expectWords(page, ['armure', 'clé']);
	await expect(page.locator('a arbitre-terme, button arbitre-terme')).toHaveCount(0);
	expect(found).toEqual([]);
});

test('each text is read in the game named nearest around it', async ({ page }) => {
	const found = complaints(page);
	await open(page, '/jeux');
	await expect(marks(page, 'jeton d’atium')).toBeVisible();
	await expectWords(page, ['armure', 'politesse', 'anneau contesté', 'traîtrise', 'forteresse', 'jeton d’atium']);
	expect(await address(page, 'politesse')).toBe('/l5r/glossaire/courtoisie/');
	await expect(preview(page)).toContainText('L5R');
	expect(await address(page, 'traîtrise')).toBe('/arkham/glossaire/traitrise/');
	await expect(preview(page)).toContainText('Arkham');
	expect(await address(page, 'jeton d’atium')).toBe('/mistborn/glossaire/atium/');
	expect(found).toEqual([]);
});

test('each game is asked for once, and no other is', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await open(page, '/jeux');
	await expect(marks(page, 'politesse')).toBeVisible();
	await expect(marks(page, 'jeton d’atium')).toBeVisible();
	const site = (url: string) => url.startsWith(host.current.site);
	const files = ['arkham', 'keyforge', 'l5r', 'mistborn'].map((jeu) => `/api/v1/${jeu}/bulles.json`);
	expect(
		asked
			.filter(site)
			.map((url) => url.slice(host.current.site.length))
			.sort(),
	).toEqual([...files, '/bulles.js']);
	await open(page, '/');
	await expectWords(page, ['armure', 'Aombres', 'blindage', 'bouclier', 'toutes vos clés', 'pour chaque']);
});

test('the script may name no game, when the page does', async ({ page }) => {
	await open(page, '/sans-jeu');
	await expectWords(page, ['armure']);
});

test('marked places are read outside of the places where terms are looked for', async ({ page }) => {
	await open(page, '/auto');
	await expectWords(page, ['armure']);
});
