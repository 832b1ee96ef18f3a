import { expect, type Locator, type Page, test } from '@playwright/test';
import { answer, button, number, query, steps, verdict } from './combat-page';
import { openTool, tools } from './tool-pages';

const conflict = tools.find(({ card }) => card.slug === 'conflit');
if (!conflict) throw new Error('no tool for conflicts');

const open = (page: Page, asked = '') => openTool(page, conflict, asked);
const fold = (page: Page, name: RegExp): Locator => page.locator('.outil summary').filter({ hasText: name });
const event = (page: Page, at: number): Locator => page.getByRole('group', { name: `Événement ${at}`, exact: true });

test('a character joins, then a defender leaves play: the answer follows, and so does the address', async ({
	page,
}) => {
	await open(
		page,
		'?a1=militaire.3_politique.2&a2=militaire.3_politique.1_fief&d1=militaire.5_politique.2_statut.honore',
	);
	await expect(verdict(page)).toContainText('Le joueur défenseur remporte le conflit, 6 à 3 : la province tient.');
	await fold(page, /^Qui rejoint/).click();
	await button(page, '+ Événement').click();
	await expect(event(page, 1).getByLabel('Qui')).toBeFocused();
	await event(page, 1).getByLabel('Qui').selectOption({ label: 'L’attaquant 2' });
	await event(page, 1).getByLabel('Quoi').selectOption({ label: 'rejoint le conflit' });
	await expect(verdict(page)).toContainText('Le joueur attaquant remporte le conflit, 6 à 6');
	await button(page, '+ Événement').click();
	await event(page, 2).getByLabel('Qui').selectOption({ label: 'Le défenseur 1' });
	await event(page, 2).getByLabel('Quoi').selectOption({ label: 'quitte le jeu' });
	await expect(verdict(page)).toContainText('6 à 0 : la province est détruite');
	await expect(answer(page)).toContainText('le défenseur 1 hors jeu');
	// One honor for the status, one lost: the conflict is unopposed.
	await expect(steps(page)).toContainText('l’honneur du joueur défenseur passe de 10 à 11');
	expect(await query(page)).toContain('suite=rejoindre.a2_partir.d1');
});

test('a character that is taken away takes its events along, and the focus stays in the tool', async ({ page }) => {
	await open(page, '?a1=militaire.3_politique.2&a2=militaire.3_politique.1&suite=incliner.a1_honorer.a2');
	await button(page, 'Retirer l’attaquant 1').click();
	await expect.poll(() => query(page)).toContain('suite=honorer.a1');
	expect(await query(page)).not.toContain('incliner');
	await expect(page.locator('[data-personnage="a1"]')).toBeFocused();
});

test('a ring that is for a character asks which one, and says what becomes of it', async ({ page }) => {
	await open(page, '?a1=militaire.6_politique.2&d1=militaire.3_politique.2');
	await expect(page.getByLabel('Sur quel personnage')).toHaveCount(0);
	await page.getByLabel('Anneau contesté').selectOption({ label: 'Feu' });
	await page.getByLabel('Sur quel personnage').selectOption({ label: 'Le défenseur 1' });
	await page.getByLabel('Effet d’anneau choisi').selectOption({ label: 'Déshonorer un personnage' });
	await expect(answer(page)).toContainText('le défenseur 1 déshonoré');
	expect(await query(page)).toContain('cible=d1');
	await page.getByLabel('Anneau contesté').selectOption({ label: 'Terre' });
	await expect(page.getByLabel('Sur quel personnage')).toHaveCount(0);
	expect(await query(page)).not.toContain('cible');
	await expect(page.getByRole('checkbox', { name: 'Deck Conflit vide' })).toBeVisible();
});

test('a skill that is set hides nothing: its number is asked for, and shown beside the fold', async ({ page }) => {
	await open(page, '?a1=militaire.2_politique.2&d=aucun');
	const attacker = page.locator('[data-personnage="a1"]');
	await attacker.locator('summary').click();
	await attacker.getByRole('checkbox', { name: 'Compétence fixée' }).check();
	await number(attacker, 'Fixée à').fill('7');
	await expect(verdict(page)).toContainText('7 à 0');
	await expect(attacker.locator('summary')).toContainText('fixée à 7');
	expect(await query(page)).toContain('fixee_fixee-a.7');
});

test('a character is played from hand into the conflict', async ({ page }) => {
	await open(page, '?a1=militaire.3_politique.2&a2=militaire.3_politique.1&d1=militaire.5_politique.2&suite=jouer.a2');
	await expect(verdict(page)).toContainText('Le joueur attaquant remporte le conflit, 6 à 5');
	await expect(steps(page)).toContainText('L’attaquant 2 est joué de la main dans le conflit');
	await fold(page, /^Qui rejoint/).click();
	await expect(event(page, 1).getByLabel('Quoi')).toHaveValue('play');
});

test('a defender that goes home after the comparison has opposed; a ring with one element more offers its effects', async ({
	page,
}) => {
	await open(page, '?a1=militaire.5_politique.2&d1=militaire.3_politique.2');
	await fold(page, /^Qui rejoint/).click();
	await button(page, '+ Événement').click();
	await event(page, 1).getByLabel('Quoi').selectOption({ label: 'est renvoyé au fief' });
	await expect(answer(page)).toContainText('non opposé');
	await event(page, 1).getByLabel('Quand').selectOption({ label: 'Après la comparaison (3.2.3)' });
	await expect(verdict(page)).toContainText('Le joueur attaquant remporte le conflit, 5 à 3');
	await expect(answer(page)).toContainText('le conflit n’est pas non opposé');
	await button(page, '+ Événement').click();
	await event(page, 2).getByLabel('Qui').selectOption({ label: 'L’anneau' });
	await expect(event(page, 2).getByLabel('Élément')).toHaveValue('fire');
	await page.getByLabel('Effet d’anneau choisi').selectOption({ label: 'Honorer un personnage' });
	await page.getByLabel('Sur quel personnage').selectOption({ label: 'L’attaquant 1' });
	await expect(answer(page)).toContainText('l’attaquant 1 honoré');
	expect(await query(page)).toContain('suite=rentrer.d1.apres-comparaison_element.feu.apres-comparaison');
	await button(page, 'Retirer l’événement 2').click();
	await expect(page.getByLabel('Effet d’anneau choisi')).toHaveValue('gain');
	await event(page, 1).getByLabel('Qui').selectOption({ label: 'La province' });
	await event(page, 1).getByLabel('Quoi').selectOption({ label: 'ne peut pas être détruite' });
	expect(await query(page)).toContain('suite=proteger.apres-comparaison');
});
