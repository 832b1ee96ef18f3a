import { expect, type Page, test } from '@playwright/test';
import { readBuilt } from '../site/built-site';
import { publishMoves } from './publish-moves';
import {
	ARMOR,
	button,
	CHAPTER,
	forty,
	KEY_HAMMER,
	kept,
	openSheets,
	putSheets,
	row,
	rows,
	said,
	sharedAddress,
	sheetText,
} from './sheet-page';

// What the site says today of what was noted then.

const OLD_RULE = '/keyforge/glossaire/armure/#armure-ancien-nom';
const OLD_PAGE = '/keyforge/glossaire/cuirasse/#armure-consommee';
const GONE = '/keyforge/glossaire/armure/#armure-supprimee';

const PASSAGES = 'recherche/donnees/keyforge-passages.json';

/** What the site says of the game, changed: other words for a rule, another address for a page. */
const reworded = (page: Page, before: string, after: string) =>
	page.route(`**/${PASSAGES}`, (route) =>
		route.fulfill({ contentType: 'application/json', body: readBuilt(PASSAGES).replace(before, after) }),
	);

test('a rule and a page that moved are followed, told once, and kept at their new address', async ({ page }) => {
	await putSheets(
		page,
		sheetText('Ce soir', [['Armure'], [OLD_RULE, '', '', 'ma note'], [OLD_PAGE, ''], [KEY_HAMMER, '']]),
	);
	await publishMoves(page, {
		[OLD_RULE]: ARMOR,
		'/keyforge/glossaire/cuirasse/': '/keyforge/glossaire/plastron/',
		'/keyforge/glossaire/plastron/': '/keyforge/glossaire/armure/',
	});
	await openSheets(page);
	await expect(said(page)).toHaveText('2 lignes ont changé d’adresse sur le site : la feuille les suit.');
	await expect(row(page, 'L’armure annule des dégâts')).toContainText('ma note');
	await expect(row(page, 'Chaque dégât annulé').getByRole('link')).toHaveAttribute(
		'href',
		'/keyforge/glossaire/armure/#armure-consommee',
	);
	await expect(rows(page)).toHaveCount(4);
	expect((await kept(page))[0]).toContain(ARMOR);
	expect(
		JSON.parse((await kept(page))[0] ?? '')[5]
			.flat()
			.join(' '),
	).not.toContain('cuirasse');
	await page.reload();
	await expect(row(page, 'L’armure annule des dégâts')).toBeVisible();
	await expect(said(page)).toBeEmpty();
});

test('forty rules that moved since are read, printed and kept from a link, in another browser', async ({
	page,
	browser,
}) => {
	const refs = (await forty(page)).map(([ref = '']) => ref);
	const old = refs.map((ref, at) => (at % 2 ? ref.replace('#', '#jadis-') : ref.replace('ennemis', 'monstres')));
	await putSheets(page, sheetText('Ennemis', [['Apparition'], ...old.map((ref) => [ref, ''])]));
	await openSheets(page);
	const address = await sharedAddress(page);

	const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
	const renamed = old.map((ref, at): [string, string] => [ref, refs[at] ?? '']).filter((_, at) => at % 2);
	await publishMoves(elsewhere, { ...Object.fromEntries(renamed), [CHAPTER.replace('ennemis', 'monstres')]: CHAPTER });
	const other = await elsewhere.newPage();
	await other.goto(address);
	await expect(other.locator('.lignes li.ligne')).toHaveCount(40);
	await expect(other.locator('.lignes li.ligne').getByRole('link')).toHaveCount(40);
	await button(other, 'Garder dans mes feuilles').click();
	await expect.poll(async () => (await kept(other))[0]).toContain(refs.at(-1));
	const written = JSON.parse((await kept(other))[0] ?? '')[5]
		.flat()
		.join(' ');
	expect(written).not.toContain('jadis-');
	expect(written).not.toContain('monstres');
	expect((await other.pdf()).length).toBeGreaterThan(10_000);
	await elsewhere.close();
});

test('a line that moved is read at its former address when the site goes back to the version before', async ({
	page,
}) => {
	await putSheets(page, sheetText('Ce soir', [[KEY_HAMMER, '', '', 'ma note']]));
	// The version that moved it: its old page is gone, and the new one says it.
	await reworded(page, '/keyforge/faq/marteau-a-cle/', '/keyforge/faq/nouveau-nom/');
	const moved = KEY_HAMMER.replace('marteau-a-cle/', 'nouveau-nom/');
	await publishMoves(page, { '/keyforge/faq/marteau-a-cle/': '/keyforge/faq/nouveau-nom/' });
	await openSheets(page);
	await expect(said(page)).toHaveText('1 ligne a changé d’adresse sur le site : la feuille la suit.');
	expect(JSON.parse((await kept(page))[0] ?? '')[5][0][0]).toBe(moved);
	// The version before: neither the move nor the new page is there.
	await page.unrouteAll();
	await page.reload();
	await expect(said(page)).toHaveText('1 ligne a changé d’adresse sur le site : la feuille la suit.');
	await expect(rows(page)).toContainText('Non, une seule');
	await expect(rows(page)).not.toContainText('N’est plus sur le site');
	await expect(rows(page)).toContainText('ma note');
	expect(JSON.parse((await kept(page))[0] ?? '')[5][0][0]).toBe(KEY_HAMMER);
});

test('moves that go round in circles end, and what is gone stays with the words last seen', async ({ page }) => {
	await putSheets(
		page,
		sheetText('Ce soir', [
			[GONE, ''],
			[OLD_RULE, ''],
		]),
	);
	await page.evaluate((ref) => {
		localStorage.setItem(
			'feuille-mots:000000001',
			JSON.stringify({ [ref]: ['Armure', 'KeyForge', 'Ce qui était écrit.'] }),
		);
	}, GONE);
	await publishMoves(page, { [OLD_RULE]: '/keyforge/glossaire/x/#y', '/keyforge/glossaire/x/#y': OLD_RULE });
	await openSheets(page);
	await expect(rows(page).first()).toContainText(
		/Ce qui était écrit\..*N’est plus sur le site\. Voici ce qui y était écrit/s,
	);
	await expect(rows(page).last()).toContainText('N’est plus sur le site. Cet appareil n’en a rien gardé.');
	await expect(page.getByText('2 lignes ne sont plus sur le site')).toBeVisible();
	expect((await kept(page))[0]).toContain(GONE);
});

test('a rule that changed says so, with what was written, until the reader has seen it', async ({ page }) => {
	await putSheets(page, sheetText('Ce soir', [[ARMOR, '']]));
	await openSheets(page);
	await expect(rows(page)).toContainText('elle ne subit que ce qui dépasse');
	await expect(rows(page)).not.toContainText('A changé');
	await reworded(page, 'elle ne subit que ce qui dépasse', 'elle subit tout');
	await page.reload();
	await expect(rows(page)).toContainText('elle subit tout');
	await expect(page.getByText('Depuis votre dernière lecture, 1 ligne a changé.')).toBeVisible();
	await rows(page).getByText('Ce qui était écrit').click();
	await expect(rows(page)).toContainText('elle ne subit que ce qui dépasse');
	await rows(page).getByRole('button', { name: 'Vu : Armure' }).click();
	await expect(rows(page)).not.toContainText('A changé');
	await page.reload();
	await expect(rows(page)).toContainText('elle subit tout');
	await expect(rows(page)).not.toContainText('A changé');
});

test('a sheet that is received says what changed since it was made', async ({ page }) => {
	await putSheets(page, sheetText('Ce soir', [[ARMOR, '']]));
	await openSheets(page);
	await expect.poll(async () => (await kept(page))[0]).not.toContain('""]');
	const address = await sharedAddress(page);
	await putSheets(page);
	await reworded(page, 'elle ne subit que ce qui dépasse', 'elle subit tout');
	await page.goto(address);
	await expect(page.getByText('Depuis que cette feuille a été faite, 1 ligne a changé.')).toBeVisible();
	await button(page, 'Garder dans mes feuilles').click();
	await expect(rows(page)).toContainText('A changé');
	await button(page, 'Tout marquer comme vu').click();
	await expect(rows(page)).not.toContainText('A changé');
});
