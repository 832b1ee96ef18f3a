import { expect, test } from '@playwright/test';
import { answer, button, creature, number, openTool, query, spaced, steps, verdict } from './combat-page';

/** What happens in the turn, whatever its heading. */
const events = (page: import('@playwright/test').Page) =>
	page.getByRole('region', { name: /^(?:Et ensuite|Que se passe)/ });

test.describe('events change places with the keyboard', () => {
	test('up and down, the focus on the one that moved', async ({ page }) => {
		await openTool(page, '?a=puissance.4&d=puissance.9&suite=tour_degats.d.1_proteger.d');
		await button(page, 'Monter l’événement 3, Protection reçue').press('Enter');
		await expect(page.getByRole('group', { name: '2. Protection reçue' })).toBeFocused();
		await expect.poll(() => query(page)).toBe('?a=puissance.4&d=puissance.9&suite=tour_proteger.d_degats.d.1');
		await button(page, 'Descendre l’événement 1, Nouveau tour').press('Enter');
		await expect(page.getByRole('group', { name: '2. Nouveau tour' })).toBeFocused();
		await expect.poll(() => query(page)).toBe('?a=puissance.4&d=puissance.9&suite=proteger.d_tour_degats.d.1');
	});

	test('before the fight: a ward given first stops its damage', async ({ page }) => {
		await openTool(page, '?a=puissance.4&d=puissance.3&suite=proteger.d');
		await expect(verdict(page)).toHaveText(
			'La créature adverse est détruite, la vôtre survit. L’événement 1 de la suite est impossible. La créature adverse est déjà détruite.',
		);
		await button(page, 'Mettre avant le combat l’événement 1, Protection reçue').press('Enter');
		await expect(verdict(page)).toHaveText('Les deux créatures survivent.');
		await expect(page.getByRole('group', { name: '1. Protection reçue' })).toBeFocused();
		await expect(page.getByRole('group', { name: '2. Combat' })).toBeVisible();
		await expect
			.poll(() => query(page))
			.toBe('?a=puissance.4&d=puissance.3&combat=sans&suite=proteger.d_combat.a.d.assaut');
	});
});

test('a creature reaps, and what it may not do is told', async ({ page }) => {
	await openTool(page);
	await button(page, 'Sans combat entre elles').click();
	await button(page, '+ Moisson ou action').click();
	await expect(page.getByRole('group', { name: '1. Moisson ou action' })).toBeFocused();
	await expect(verdict(page)).toHaveText('Les deux créatures survivent. Vous gagnez 1 Aombre.');
	await creature(page).locator('summary').click();
	await creature(page).getByRole('checkbox', { name: 'Enragée' }).check();
	await expect(verdict(page)).toContainText('L’événement 1 est impossible.');
	await expect(steps(page).locator('.impossible')).toContainText('utilisée, elle doit combattre');
	await page.getByRole('checkbox', { name: 'Une carte lui fait faire seulement cela' }).check();
	await expect(verdict(page)).toHaveText('Les deux créatures survivent. Vous gagnez 1 Aombre.');
	await expect.poll(() => query(page)).toContain('suite=utiliser.a.moissonner.effet');
});

test('each rarer event is added, named and resolved', async ({ page }) => {
	await openTool(page, '?a=puissance.9_degats.1&d=puissance.9&combat=sans');
	const rarer = events(page).locator('details').filter({ hasText: 'D’autres effets de cartes' });
	await rarer.locator('summary').click();
	await expect(rarer.locator('.ajouts button')).not.toHaveCount(0);
	const names = await rarer.locator('.ajouts button').allTextContents();
	expect(names.length).toBeGreaterThan(8);
	for (const [at, name] of names.entries()) {
		await button(page, spaced(name)).click();
		await expect(page.getByRole('group', { name: `${at + 1}. ${spaced(name).slice(2)}` })).toBeFocused();
	}
	await expect(steps(page).locator('.sous-titre, h4')).not.toHaveCount(0);
	await expect(verdict(page)).not.toContainText('undefined');
});

test('damage before the fight, and damage that is not the power', async ({ page }) => {
	await openTool(page, '?a=puissance.9&d=puissance.3');
	await page.getByText('Dégâts avant le combat, autre montant').click();
	await number(page.getByRole('group', { name: 'Le combat' }), 'Dégâts à la créature adverse').fill('3');
	await expect(steps(page)).toContainText('le combat lui-même est ignoré');
	await expect.poll(() => query(page)).toBe('?a=puissance.9&d=puissance.3&duel=d.3');
	await number(page.getByRole('group', { name: 'Le combat' }), 'Dégâts à la créature adverse').fill('0');
	await page.getByRole('checkbox', { name: 'L’attaquante n’inflige pas sa puissance' }).check();
	await expect(verdict(page)).toHaveText('Les deux créatures survivent.');
	await expect.poll(() => query(page)).toBe('?a=puissance.9&d=puissance.3&duel=frappe.2');
});

test('a line grows outwards, and only its ends are removed', async ({ page }) => {
	await openTool(page, '?a=puissance.4&d=puissance.5&dd=puissance.2');
	await button(page, '+ La 2e créature adverse à droite').click();
	await expect(creature(page, 'La 2e créature adverse à droite')).toBeFocused();
	await expect(creature(page, 'La voisine adverse de droite').getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
	await expect.poll(() => query(page)).toBe('?a=puissance.4&d=puissance.5&dd=puissance.2&dd2=puissance.3');
	await button(page, 'Retirer la 2e créature adverse à droite').click();
	await expect(button(page, '+ La 2e créature adverse à droite')).toBeFocused();
});

test('a board of 22 creatures is drawn in lines, and each chip leads to its creature', async ({ page }) => {
	const wing = (name: string) => ['', 2, 3, 4, 5].map((rank) => `${name}${rank}=puissance.3`).join('&');
	await openTool(page, `?${['ag', 'ad', 'dg', 'dd'].map(wing).join('&')}&suite=degats.dd2.1.projection.3`);
	await expect(answer(page).getByRole('listitem')).toHaveCount(22);
	const line = page.getByRole('list', { name: 'La ligne adverse' });
	await expect(line.getByRole('listitem')).toHaveCount(11);
	await expect(
		line.getByRole('button', { name: /^La voisine adverse de droite est détruite/ }).locator('b'),
	).toHaveText('✕');
	await line.getByRole('button', { name: /^La 5e créature adverse à gauche/ }).click();
	await expect(creature(page, 'La 5e créature adverse à gauche')).toBeFocused();
});

test('the question of a newcomer takes eight taps on a phone', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openTool(page);
	let taps = 0;
	const press = async (name: string, times = 1, within = page.locator('.outil')) => {
		for (let time = 0; time < times; time++) {
			await within.getByRole('button', { name, exact: true }).click();
			taps += 1;
		}
	};
	const enemy = creature(page, 'La créature adverse');
	await press('Armure : plus 1', 2, enemy);
	await press('Dégâts : plus 1', 2, enemy);
	await press('+ Votre voisine de droite');
	await press('+ Autre combat');
	await press('+ Dégâts');
	await press('Dégâts : plus 1', 1, page.getByRole('group', { name: '2. Dégâts' }));
	await expect.poll(() => query(page)).toContain('suite=combat.');
	expect(taps).toBe(8);
});

test('what an ability does before the fight is added, changed and removed, the focus kept', async ({ page }) => {
	await openTool(page, '?a=puissance.4_assaut.2&d=puissance.9');
	await page.getByText('Dégâts avant le combat, autre montant').click();
	const fight = page.getByRole('group', { name: 'Le combat' });
	await expect(fight.getByLabel('Le joueur actif la fait passer')).toHaveCount(0);
	await fight.getByText('Cette capacité détruit, renvoie, protège, soigne…').click();
	await fight.getByRole('button', { name: '+ Quitte le jeu' }).press('Enter');
	await expect(page.getByRole('group', { name: 'Effet 1. Quitte le jeu' })).toBeFocused();
	await expect(verdict(page)).toContainText('La créature adverse quitte le jeu, la vôtre survit.');
	await expect.poll(() => query(page)).toBe('?a=puissance.4_assaut.2&d=puissance.9&avant=partir.d.main');
	await fight.getByLabel('Le joueur actif la fait passer').selectOption({ label: 'Après assaut' });
	await expect(verdict(page)).toContainText('ici assaut, puis la capacité « Avant le Combat : »');
	await expect.poll(() => query(page)).toContain('&duel=apres.1&avant=partir.d.main');
	await fight.getByRole('button', { name: 'Retirer l’effet 1, Quitte le jeu' }).press('Enter');
	await expect(fight.getByText('Cette capacité détruit, renvoie, protège, soigne…')).toBeFocused();
	await expect.poll(() => query(page)).toBe('?a=puissance.4_assaut.2&d=puissance.9');
});

test('a creature that goes elsewhere once destroyed says so beside its fold', async ({ page }) => {
	await openTool(page, '?a=puissance.9&d=puissance.3');
	const enemy = creature(page, 'La créature adverse');
	await enemy.locator('summary').click();
	await enemy.getByLabel('Si elle est détruite').selectOption({ label: '« Détruit : » vers la main' });
	await expect(answer(page)).toContainText('puis renvoyée dans la main de son propriétaire');
	await expect(enemy.locator('summary')).toContainText('si détruite : renvoyée dans la main');
	await expect.poll(() => query(page)).toBe('?a=puissance.9&d=puissance.3_detruite.main');
});
