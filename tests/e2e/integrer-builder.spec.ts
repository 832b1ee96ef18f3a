import { expect, test } from '@playwright/test';
import { holdRoute } from './held-route';
import { choose, codeText, field, openBuilder, preview, previewFrame } from './integrer-page';

test('the builder opens on a tool, in a real frame as high as its content', async ({ page }) => {
	await openBuilder(page);
	const title = (await field(page, 'Quel outil').locator('option:checked').textContent()) ?? '';
	await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(title);
	await expect(previewFrame(page)).toHaveAttribute('title', title);

	const told = Number.parseInt((await page.getByText(/^\d+ px de haut$/).textContent()) ?? '', 10);
	const { height } = (await previewFrame(page).boundingBox()) ?? { height: 0 };
	expect(height).toBe(told);
	// What the codes keep is for a column of text, and for a phone.
	expect(await codeText(page, 'la balise')).toMatch(/hauteur="(\d+)" style="display:block;min-height:max\(\1px,/);
	await expect(page, 'nothing was chosen yet').toHaveURL('/integrer/');
});

test('game, kind, thing and theme are chosen in turn; preview, codes and address follow', async ({ page }) => {
	await openBuilder(page);
	await choose(page, 'Jeu', 'KeyForge');
	await choose(page, 'Contenu', 'Schéma');
	await field(page, 'Quel schéma').selectOption({ label: 'La destruction' });
	await choose(page, 'Thème', 'Sombre');

	await expect(preview(page).getByRole('heading', { level: 1, name: 'La destruction' })).toBeVisible();
	await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'sombre');
	await expect(page).toHaveURL('/integrer/?jeu=keyforge&outil=deroulement/destruction&theme=sombre');
	await expect
		.poll(() => codeText(page, 'la balise'))
		.toContain('<arbitre-outil jeu="keyforge" outil="deroulement/destruction" theme="sombre"');
	expect(await codeText(page, 'le lien Markdown')).toMatch(
		/^\[La destruction \(L’Arbitre\)\]\(http:\/\/localhost:\d+\/keyforge\/deroulement\/destruction\/\)$/,
	);

	await choose(page, 'Thème', 'Auto');
	expect(await codeText(page, 'la balise')).not.toContain('theme');
	await expect(page).toHaveURL('/integrer/?jeu=keyforge&outil=deroulement/destruction');
});

test('what is set up in the preview is in the codes, and the frame is not made again', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	expect(await codeText(page, 'la balise')).not.toContain('parametres');
	await preview(page)
		.locator('html')
		.evaluate((root) => root.setAttribute('data-meme', ''));

	const mine = preview(page).getByRole('group', { name: 'Votre créature' });
	await mine.getByRole('checkbox', { name: 'Poison' }).check();
	await expect.poll(() => codeText(page, 'la balise')).toContain('parametres="a=');
	const text = await codeText(page, 'la balise');
	const [, asked = ''] = /parametres="([^"]+)"/.exec(text) ?? [];
	expect(asked).toContain('poison');
	expect(await codeText(page, 'le lien BBCode')).toContain(
		`/keyforge/outils/combat/?${asked.replaceAll('&amp;', '&')}]`,
	);
	expect(await codeText(page, 'le cadre'), 'in each language its own escapes').toContain(`/combat/?${asked}`);
	await expect(preview(page).locator('html'), 'still the same document').toHaveAttribute('data-meme', '');

	// The address holds the case: what it opens is what was set up.
	await page.reload();
	await expect(mine.getByRole('checkbox', { name: 'Poison' })).toBeChecked();
	expect(await codeText(page, 'la balise')).toContain(`parametres="${asked}"`);

	// Another theme makes another frame, with the same case.
	await choose(page, 'Thème', 'Sombre');
	await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'sombre');
	await expect(mine.getByRole('checkbox', { name: 'Poison' })).toBeChecked();
	await expect.poll(() => codeText(page, 'la balise')).toContain(`parametres="${asked}" theme="sombre"`);

	// Another tool has no case yet.
	await field(page, 'Quel outil').selectOption({ label: 'Forger une clé' });
	await expect(preview(page).getByRole('heading', { level: 1, name: 'Forger une clé' })).toBeVisible();
	expect(await codeText(page, 'la balise')).not.toContain('parametres');
});

test('terms and rules are asked for when they are wanted, and found by words', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	expect(asked.filter((path) => path.includes('/choix/'))).toEqual([]);

	await choose(page, 'Contenu', 'Terme');
	await expect(field(page, 'Quel terme')).toBeVisible();
	await field(page, 'Chercher dans les titres').fill('armu');
	await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/^Armure/);
	await expect(page).toHaveURL('/integrer/?jeu=keyforge&outil=glossaire/armure');
	expect(asked.filter((path) => path.includes('/choix/'))).toEqual(['/integrer/keyforge/choix/terme.json']);

	await field(page, 'Chercher dans les titres').fill('zzzz');
	await expect(page.getByRole('form').getByRole('status')).toContainText('Aucun terme');
	await expect(preview(page).getByRole('heading', { level: 1 }), 'the choice stays').toHaveText(/^Armure/);

	await choose(page, 'Contenu', 'Règle');
	await expect(page.getByRole('form').getByRole('status')).toContainText('précisez');
	await field(page, 'Chercher dans les titres').fill('armure annul');
	await field(page, 'Quelle règle').scrollIntoViewIfNeeded();
	const scrolled = await page.evaluate(() => scrollY);
	await field(page, 'Quelle règle').selectOption('glossaire/armure#armure-annule');
	await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/^Armure/);
	await expect(page).toHaveURL('/integrer/?jeu=keyforge&outil=glossaire/armure%23armure-annule');
	await expect(preview(page).locator('.contenu :target')).toHaveText(/L’armure annule des dégâts/);
	await expect.poll(() => page.evaluate(() => scrollY), 'the page stays where its reader is').toBe(scrolled);
	expect(await codeText(page, 'la balise')).toContain('outil="glossaire/armure#armure-annule"');
	expect(await codeText(page, 'le cadre')).toContain('/integrer/keyforge/glossaire/armure/#armure-annule"');
	expect(await codeText(page, 'l’adresse')).toMatch(/\/keyforge\/glossaire\/armure\/#armure-annule$/);
	expect(await codeText(page, 'le lien MediaWiki')).toContain('/keyforge/glossaire/armure/#armure-annule Armure');
});

test('chapters, subjects of the FAQ and errata are found among the pages', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=faq/armure');
	await expect(page.getByRole('radio', { name: 'Page', exact: true })).toBeChecked();
	await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/^FAQ : Armure/);
	for (const [words, slug] of [
		['capacites des cartes', 'regles/capacites'],
		['errata', 'errata'],
	] as const) {
		await field(page, 'Chercher dans les titres').fill(words);
		await expect(page).toHaveURL(`/integrer/?jeu=keyforge&outil=${slug}`);
		await expect.poll(() => codeText(page, 'le cadre')).toContain(`/integrer/keyforge/${slug}/"`);
		await expect.poll(() => codeText(page, 'l’adresse')).toMatch(new RegExp(`/keyforge/${slug}/$`));
	}
});

test('a size is for the frame that nobody adjusts, and the preview is as wide', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=glossaire/armure');
	await page.getByText('Dimensions', { exact: true }).click();
	await field(page, 'Largeur, en pixels').fill('320');
	await field(page, 'Largeur, en pixels').blur();
	await field(page, 'Hauteur, en pixels').fill('456');
	await field(page, 'Hauteur, en pixels').press('Enter');
	await expect.poll(() => codeText(page, 'le cadre')).toContain('width="320" height="456"');
	await expect(page).toHaveURL('/integrer/?jeu=keyforge&outil=glossaire/armure&largeur=320&hauteur=456');
	expect((await previewFrame(page).boundingBox())?.width).toBe(320);

	await field(page, 'Largeur, en pixels').fill('');
	await field(page, 'Largeur, en pixels').blur();
	await expect.poll(() => codeText(page, 'le cadre')).toContain('width="100%" height="456"');
});

test('the last choice wins, however slow the list of another one', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	const release = await holdRoute(page, '**/choix/regle.json');
	await choose(page, 'Contenu', 'Règle');
	await choose(page, 'Contenu', 'Schéma');
	const answered = page.waitForResponse('**/choix/regle.json');
	release();
	await answered;
	await expect(field(page, 'Quel schéma')).toBeVisible();
	await expect(page).toHaveURL(/outil=deroulement\//);
	await expect(page.getByRole('radio', { name: 'Schéma' })).toBeChecked();
});
