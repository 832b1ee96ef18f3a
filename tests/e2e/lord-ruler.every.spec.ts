import { expect, type Page, test } from '@playwright/test';
import { attackCard } from '../../src/widgets/mistborn/attack/card';
import { openTool, steps, tools, verdict } from './tool-pages';

const attack = tools.find(({ card }) => card === attackCard);
const open = async (page: Page, query = '') => {
	if (attack === undefined) throw new Error('The attack calculator is not in the list of tools');
	await openTool(page, attack, query);
};
const search = (page: Page) => new URL(page.url()).search;
const game = (page: Page) => page.getByLabel('Partie', { exact: true });

test('the Lord Ruler attacks: chosen with the keyboard, the game keeps the focus and the answer is his', async ({
	page,
}) => {
	await open(page);
	await game(page).focus();
	await game(page).selectOption('Attaque du Seigneur Maître');
	await expect(verdict(page)).toHaveText('Vous perdez 2 points de vie.');
	await expect(game(page)).toBeFocused();
	expect(search(page)).toBe('?partie=assaut&moi=sante.36&c1=par.edit_x.2');
	await game(page).selectOption('À deux joueurs');
	await expect(page.getByRole('group', { name: 'Joueur A' })).toBeVisible();
});

test('shared damage: teammates take their parts, the reader the rest, and each attack is told apart', async ({
	page,
}) => {
	await open(page, '?partie=assaut&dominat=3&moi=sante.20&moia1=defense.4_defenseur&c1=par.edit_x.2');
	await page.getByRole('button', { name: 'Joueurs en vie : plus 1' }).click();
	await page.getByLabel('Qui est frappé').selectOption('Tous, collectivement');
	await page.getByLabel('Part du joueur A', { exact: true }).fill('1');
	await expect(verdict(page)).toHaveText('Votre Allié 1 est tué. Vous perdez 1 point de vie et le joueur A 1.');
	await page.getByRole('button', { name: '+ Attaque' }).click();
	await expect(page.getByRole('group', { name: 'Attaque 2' })).toBeFocused();
	await expect(steps(page).getByRole('heading', { name: 'Attaque 2' })).toBeVisible();
	await page.getByRole('group', { name: 'Attaque 2' }).getByRole('button', { name: 'Retirer cette attaque' }).click();
	await expect(page.getByRole('group', { name: 'Son attaque' })).toBeFocused();
	expect(search(page)).toContain('c1=par.edit_x.2_sur.collectif_j1.1');
});

test('an attack on all Allies, then one at another Dominance', async ({ page }) => {
	await open(
		page,
		'?partie=assaut&dominat=2&moi=sante.20&moia1=defense.4_defenseur&c1=par.edit_x.2&c2=par.dominat_x.2',
	);
	await expect(verdict(page)).toHaveText('Votre Allié 1 est tué. Vous perdez 4 points de vie.');
	await page.getByRole('group', { name: 'Attaque 1' }).getByLabel('Qui est frappé').selectOption('Tous vos Alliés');
	await expect(verdict(page)).toHaveText('Votre Allié 1 est tué. Vous perdez 4 points de vie.');
	const second = page.getByRole('group', { name: 'Attaque 2' });
	await second.getByLabel('Dominât différent').check();
	await second.getByLabel('X de cette attaque', { exact: true }).fill('3');
	await expect(verdict(page)).toHaveText('Votre Allié 1 est tué. Vous perdez 6 points de vie.');
	expect(search(page)).toContain('c1=par.edit_x.2_sur.allies&c2=par.dominat_x.2_dominat.3');
});

test('a turn is followed to the next one: its card, the market, the pack, who plays', async ({ page }) => {
	await open(page, '?partie=assaut&joueurs=2&moi=sante.20&j1=sante.20&c1=par.edit_x.1');
	await page.getByText('Fin du tour', { exact: true }).click();
	await page.getByLabel('Le tour qui finit').selectOption('Vous');
	await expect(verdict(page)).toHaveText('Vous perdez 1 point de vie et le joueur A 1. C’est au joueur A de jouer.');
	await page.getByRole('group', { name: 'Son attaque' }).getByRole('button', { name: 'Retirer cette attaque' }).click();
	await expect(page.getByRole('button', { name: '+ Attaque' })).toBeFocused();
	await page.getByLabel('Carte révélée').selectOption('Un Adversaire');
	await page.getByLabel('Cartes du paquet, celle-ci comprise', { exact: true }).fill('1');
	await expect(verdict(page)).toHaveText('Aucun joueur n’est blessé. Le paquet est vide. La partie est perdue.');
	expect(search(page)).toBe('?partie=assaut&joueurs=2&tour=moi&carte=adversaire&paquet=1&moi=sante.20&j1=sante.20');
	await page.getByLabel('Le tour qui finit').selectOption('Sans suivre le tour');
	await expect(page.getByRole('group', { name: 'Son attaque' })).toBeVisible();
});

test('an address opens his attack as it is, and says what it could not read', async ({ page }) => {
	await open(page, '?partie=assaut&c2=x.3&moi=');
	await expect(page.getByRole('alert')).toContainText('« c1 » manque');
	await expect(page.getByRole('alert')).toContainText('« moi » est vide');
	await expect(verdict(page)).toHaveText('Vous perdez 3 points de vie.');
});

test('what cannot come says so, and comes when it is asked again', async ({ page }) => {
	await page.route('**/_astro/assault-parts.*.js', (route) => route.abort());
	await open(page, '?partie=assaut');
	await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargée');
	await page.unroute('**/_astro/assault-parts.*.js');
	await page.getByRole('button', { name: 'Réessayer' }).click();
	await expect(verdict(page)).toHaveText('Vous perdez 2 points de vie.');
});

test('Maelstrom takes every shield off, and kills every Ally of the others', async ({ page }) => {
	await open(page, '?partie=seigneur-maitre&degats=4&a1=boucliers.3');
	await page.getByText('Effets du tour').click();
	await page.getByLabel('Maelstrom, deuxième capacité').check();
	await expect(verdict(page)).toHaveText('L’Adversaire 1 est vaincu. Le Seigneur Maître perd 4 points de vie.');
	await game(page).selectOption('À deux joueurs');
	await page.getByRole('button', { name: '+ Allié' }).click();
	await expect(verdict(page)).toContainText('L’Allié A1 est tué.');
});
