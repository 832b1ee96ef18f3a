import { expect, type Page, test } from '@playwright/test';
import { codeText, openBuilder } from '../integrer-page';
import { dokuwiki, INSTALL, isHere, mediawiki } from './installed';

// What `/integrer/` gives to wikis, in the wikis themselves: where their links lead, and under what name.

for (const [name, here] of Object.entries(isHere))
	if (!here) console.warn(`${name} is not installed, and its tests are skipped: ${INSTALL}`);
test.describe.configure({ timeout: 180_000 });

const CASE = '?jeu=keyforge&outil=combat&parametres=a%3Dpuissance.9';
const RULE = '?jeu=keyforge&outil=glossaire/armure%23armure-annule';

/** Where the links of a page lead, and their texts, as a browser reads them. */
async function linksOf(page: Page, html: string): Promise<string[][]> {
	await page.setContent(html);
	return page
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => [(link as HTMLAnchorElement).href, link.textContent ?? '']));
}

/** A code of the builder for what `query` shows, with the address of the tested site throughout. */
async function codeFor(page: Page, query: string, copies: string): Promise<string> {
	await openBuilder(page, query);
	return (await codeText(page, copies)).replaceAll('https://arbitre.example', new URL(page.url()).origin);
}

test('MediaWiki: the link, the template and the prefix lead to the page, the first two with the case', async ({
	page,
	baseURL,
}) => {
	test.skip(!isHere.mediawiki, INSTALL);
	const [link, call, rule, template, interwiki] = [
		await codeFor(page, CASE, 'le lien MediaWiki'),
		await codeFor(page, CASE, 'l’appel du modèle'),
		await codeFor(page, RULE, 'l’appel du modèle'),
		await codeFor(page, CASE, 'le modèle'),
		await codeFor(page, CASE, 'l’interwiki'),
	];
	const wiki = mediawiki({ 'Modèle:Arbitre': template }, { arbitre: interwiki });
	try {
		const prefixed = '[[arbitre:keyforge/glossaire/armure/#armure-annule|Armure]]';
		const html = wiki.render([link, call, rule, prefixed, '<iframe src="x"></iframe>'].join('\n\n'));
		const combat = `${baseURL}/keyforge/outils/combat/?a=puissance.9`;
		const armure = `${baseURL}/keyforge/glossaire/armure/#armure-annule`;
		const links = await linksOf(page, html);
		expect(links.map(([address]) => address)).toEqual([combat, combat, armure, armure]);
		expect(links.map(([, text]) => text?.slice(0, 6))).toEqual(['Calcul', 'Calcul', 'Armure', 'Armure']);
		expect(html, 'frames are shown as text').toContain('&lt;iframe');
	} finally {
		wiki.remove();
	}
});

test('DokuWiki: the link and the line of interwiki lead to the page with its case', async ({ page, baseURL }) => {
	test.skip(!isHere.dokuwiki, INSTALL);
	const link = await codeFor(page, CASE, 'le lien DokuWiki');
	const rule = await codeFor(page, RULE, 'le lien DokuWiki');
	const wiki = dokuwiki(await codeFor(page, CASE, 'la ligne d’interwiki'));
	try {
		const prefixed = '[[arbitre>keyforge/outils/combat/?a=puissance.9|Combat]]';
		const html = wiki.render([link, rule, prefixed, '<iframe src="x"></iframe>'].join('\n\n'));
		const combat = `${baseURL}/keyforge/outils/combat/?a=puissance.9`;
		const links = await linksOf(page, html);
		expect(links.map(([address]) => address)).toEqual([
			combat,
			`${baseURL}/keyforge/glossaire/armure/#armure-annule`,
			combat,
		]);
		expect(links.map(([, text]) => text?.slice(0, 6))).toEqual(['Calcul', 'Armure', 'Combat']);
		expect(html, 'frames are shown as text').toContain('&lt;iframe');
	} finally {
		wiki.remove();
	}
});
