import { expect, test } from '@playwright/test';
import { ARMOR, KEY_HAMMER, openSheets, putSheets, rows, STEP, sheetText } from './sheet-page';

// Each kind of thing that a sheet holds is read in the passages that the site publishes, never in its pages.

const kinds: readonly (readonly [ref: string, title: string | RegExp, text: RegExp])[] = [
	[ARMOR, 'Armure', /^L’armure/],
	[KEY_HAMMER, /Marteau/, /^(?:Oui|Non)/],
	[STEP, /^\d/, /Qui|Aombre/],
	['/keyforge/glossaire/poison/', 'Poison', /poison/i],
	['/keyforge/glossaire/armure/#gagner-de-l-armure', 'Gagner de l’armure', /gains d’armure/],
	['/keyforge/deroulement/tour/', /tour/i, /1\./],
	['/arkham/regles/cartes/#cartes-competences', /Que dit une carte Joueur/, /^Compétences\s: Investigateur/],
	['/concepts/annuler-et-prevenir/', /Annuler/, /./],
	['/keyforge/outils/chaines/?c=6', /[Cc]haînes/, /^/],
];

test('a sheet says what the site says of each thing that it holds', async ({ page }) => {
	await putSheets(
		page,
		sheetText(
			'De tout',
			kinds.map(([ref]) => [ref, '']),
		),
	);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await openSheets(page);
	await expect(rows(page)).toHaveCount(kinds.length);
	for (const [at, [ref, title, text]] of kinds.entries()) {
		const entry = rows(page).nth(at);
		await expect(entry, ref).toContainText(title);
		await expect(entry, ref).toContainText(
			text.source.startsWith('^') ? new RegExp(text.source.slice(1), text.flags) : text,
		);
	}
	await expect(page.locator('.feuille')).not.toContainText('plus sur le site');
	// One file a game, and no page.
	const files = asked.filter((address) => address.endsWith('-passages.json')).sort();
	expect(files).toEqual(['arkham', 'concepts', 'keyforge'].map((index) => `/recherche/donnees/${index}-passages.json`));
	expect(asked.filter((address) => /\/(?:keyforge|arkham|concepts)\//.test(address))).toEqual([]);
});
