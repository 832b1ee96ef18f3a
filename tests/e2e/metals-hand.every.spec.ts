import { expect, type Page, test } from '@playwright/test';
import { verdict } from './tool-pages';

// What a whole hand can do, on the page of the tool and in frames.

const METALS = '/mistborn/outils/metaux/';
const FRAME = '/integrer/mistborn/metaux/';
/** « S’envoler », a card of the same pair, a card of Pewter for Vin. */
const HAND =
	'icones=2&atium=1&a=flacon.fer.acier_capacite.acier_capacite.acier&b=flacon.fer.acier_capacite.fer' +
	'&c=flacon.etain.potin_capacite.potin&effets=personnage.potin';

const ask = (page: Page) => page.getByRole('button', { name: 'Que jouer avec cette main ?', exact: true });
const hand = (page: Page) => page.getByRole('region', { name: 'Toute votre main' });
const said = (page: Page) => hand(page).getByRole('status');

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.locator('.outil').scrollIntoViewIfNeeded();
	await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
}

test('the hand is only tried when it is asked, and the address says that it is', async ({ page }) => {
	await open(page, `${METALS}?${HAND}`);
	await expect(said(page)).toHaveCount(0);
	await ask(page).focus();
	await page.keyboard.press('Enter');
	await expect(said(page)).toHaveText(
		'Vous pouvez activer ensemble les 5 capacités et effets. Sans Attiser ni Brûler d’Atium : 4.',
	);
	await expect(page).toHaveURL(/&ensemble=oui$/);
	await expect(ask(page)).toHaveAttribute('aria-expanded', 'true');
	await ask(page).press('Enter');
	await expect(said(page)).toHaveCount(0);
	await expect(page).not.toHaveURL(/ensemble/);
});

test('the cards come next to what they can do, as they are, and go back', async ({ page }) => {
	await open(page, `${METALS}?${HAND}`);
	const headings = page.locator('.saisie').getByRole('heading');
	const card = page.getByRole('group', { name: 'Carte B', exact: true });
	await expect(headings).toHaveText(['Ce que vous faites', 'Que pouvez-vous payer ?', 'Vos cartes']);
	await card.locator('summary').click();
	await expect(card.getByLabel('Type')).toBeVisible();
	await ask(page).click();
	await expect(headings).toHaveText(['Vos cartes', 'Ce que vous faites', 'Que pouvez-vous payer ?']);
	await expect(card.getByLabel('Type')).toBeVisible();
	await expect(ask(page)).toBeFocused();
	await card.getByLabel('Type').selectOption('Financement');
	await expect(said(page)).toContainText('les 4 capacités et effets');
	await ask(page).click();
	await expect(headings).toHaveText(['Ce que vous faites', 'Que pouvez-vous payer ?', 'Vos cartes']);
});

test('a link opens the hand with what is wanted of it', async ({ page }) => {
	await open(page, `${METALS}?${HAND}&ensemble=a.2_c.0`);
	await expect(said(page)).toHaveText(
		'Au plus 4 ensemble, sur 5 capacités et effets. Sans Attiser ni Brûler d’Atium : 3.',
	);
	await expect(hand(page).getByLabel('Carte A', { exact: true })).toHaveValue('2');
	await expect(hand(page).getByLabel('Carte C', { exact: true })).toHaveValue('0');
});

test('a wish narrows the answer, and goes into the address', async ({ page }) => {
	await open(page, `${METALS}?${HAND}&ensemble=oui`);
	await hand(page).getByText('Ce que vous voulez de chaque carte').click();
	await hand(page).getByLabel('Carte B', { exact: true }).selectOption('Pas jouée');
	await expect(page).toHaveURL(/&ensemble=b\.0$/);
	await expect(said(page)).toHaveText('Au plus 4 ensemble, sur 5 capacités et effets, sans Attiser ni Brûler d’Atium.');
});

test('a combination that is played becomes the actions of the turn', async ({ page }) => {
	await open(page, `${METALS}?${HAND}&ensemble=oui`);
	await hand(page)
		.getByRole('button', { name: /^Jouer ainsi/ })
		.first()
		.click();
	await expect(page).toHaveURL(/suite=bruler\.acier\.a_carte\.b\.acier\.a_bruler\.potin\.c&ensemble=oui$/);
	await expect(verdict(page)).toContainText('Possible. L’effet 1 est disponible.');
	await expect(page.locator('[data-action="2"]')).toBeFocused();
	await expect(said(page)).toHaveText('Il ne reste rien à activer.');
});

test('a card that can refresh a token does, rather than stand for it', async ({ page }) => {
	await open(page, `${METALS}?icones=1&attises=fer&a=flacon.zinc.laiton_capacite.fer&b=flacon.fer.acier&ensemble=oui`);
	await expect(hand(page)).toContainText('jeton Fer régénéré par la carte B (défaussée) puis Brûlé');
	await hand(page)
		.getByRole('button', { name: /^Jouer ainsi/ })
		.click();
	await expect(page).toHaveURL(/suite=regenerer\.fer\.b_bruler\.fer\.a&ensemble=oui$/);
	await expect(verdict(page)).toContainText('Possible.');
});

test('in a narrow frame nothing overflows', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await open(page, `${FRAME}?${HAND}&ensemble=a.2`);
	await expect(said(page)).toContainText('ensemble');
	await page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>('.ensemble details')) fold.open = true;
	});
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the largest hand does not hold the page while it is tried', async ({ page }) => {
	const metals = ['etain', 'bronze', 'zinc', 'fer', 'potin', 'cuivre', 'laiton', 'acier'];
	const cards = [...'abcdefghijkl'].map((letter, at) => {
		const metal = metals[at % 8] ?? 'fer';
		const other = metal === 'fer' ? 'acier' : metal === 'acier' ? 'fer' : metal === 'zinc' ? 'etain' : 'zinc';
		return `${letter}=flacon.${metal}.${other}_capacite.${metal}_capacite.${metal}_capacite.atium`;
	});
	await open(page, `${METALS}?icones=4&plus=9&atium=9&${cards.join('&')}`);
	await ask(page).click();
	await expect(said(page)).toHaveText('Calcul…');
	await ask(page).click();
	await expect(said(page)).toHaveCount(0);
});
