import { expect, type Page, test } from '@playwright/test';
import { answer, button, creature, openTool, query, sequel, spaced, steps, verdict } from './combat-page';

const refusals = (page: Page) => steps(page).locator('.impossible');

test('a stunned attacker: what happens instead, and no fate that was not decided', async ({ page }) => {
	await openTool(page);
	await creature(page).locator('summary').click();
	await creature(page).getByRole('checkbox', { name: 'Sonnée' }).check();
	await expect(verdict(page)).toHaveText(
		'Pas de combat : votre créature, sonnée, est inclinée et perd sa carte Sonné.',
	);
	await expect(answer(page).getByRole('listitem')).toHaveCount(0);
	await expect(steps(page).getByRole('listitem').getByRole('link', { name: 'la règle' })).toHaveAttribute(
		'href',
		/sonne\/#sonne-remplace-utilisation$/,
	);
	await expect(creature(page).locator('summary')).toContainText('sonnée');
});

test('a target beside provocation: who may be fought instead', async ({ page }) => {
	await openTool(page, '?a=puissance.4&d=puissance.3&dg=puissance.2');
	const neighbor = creature(page, 'La voisine adverse de gauche');
	await neighbor.locator('summary').click();
	await neighbor.getByRole('checkbox', { name: 'Provocation' }).check();
	await expect(verdict(page)).toContainText('dotée de provocation : elle ne peut pas être choisie.');
	await expect(verdict(page)).toContainText('Cible possible : la voisine adverse de gauche.');
	await expect(refusals(page).getByRole('link')).toHaveAttribute('href', /provocation\/#provocation-voisins$/);
	await creature(page, 'La créature adverse').getByRole('checkbox', { name: 'Provocation' }).check();
	await expect(refusals(page)).toHaveCount(0);
});

test('a creature that cannot be in play: its fate is told with the refusal', async ({ page }) => {
	await openTool(page, '?a=puissance.4&d=puissance.0');
	await expect(verdict(page)).toContainText('Ce combat est impossible. La créature adverse est détruite');
	await expect(steps(page).getByRole('heading', { name: 'Au départ' })).toBeVisible();
	await expect(answer(page).getByRole('listitem')).toHaveCount(2);
});

test('an event on a creature that is gone is refused, counted, and the next ones resolved', async ({ page }) => {
	await openTool(page, '?a=puissance.4&d=puissance.1&dd=puissance.2&suite=degats.d.1_degats.dd.1');
	await expect(verdict(page)).toContainText(
		'L’événement 1 de la suite est impossible. La créature adverse est déjà détruite.',
	);
	await expect(refusals(page)).toHaveText(/^Impossible\. La créature adverse est déjà détruite\./);
	await expect(steps(page)).toContainText('La voisine adverse de droite reçoit 1 pion de dégât');
});

test('a neighbour that is removed leaves its events, which say so; it can come back', async ({ page }) => {
	await openTool(page, '?a=puissance.4&d=puissance.9&dg=puissance.2&suite=degats.dg.1_degats.d.1.de.dg');
	await creature(page, 'La voisine adverse de gauche')
		.getByRole('button', { name: /^Retirer/ })
		.click();
	await expect(verdict(page)).toContainText('2 événements de la suite sont impossibles.');
	await expect(refusals(page)).toHaveCount(2);
	await expect(refusals(page).first()).toContainText(
		'La voisine adverse de gauche n’est pas dans la situation : ajoutez-la, ou retirez cet événement.',
	);
	const [target, source] = [sequel(page).getByLabel('À qui').first(), sequel(page).getByLabel('Infligés par').nth(1)];
	await expect(target.locator('option:checked')).toHaveText('La voisine adverse de gauche (absente)');
	await expect(source.locator('option:checked')).toHaveText('Puissance de la voisine adverse de gauche');
	await expect.poll(() => query(page)).toBe('?a=puissance.4&d=puissance.9&suite=degats.dg.1_degats.d.1.de.dg');

	await button(page, '+ La voisine adverse de gauche').click();
	await expect(refusals(page)).toHaveCount(0);
});

test.describe('« Autre combat »', () => {
	test('is fought by a creature that has not fought, against one that may be', async ({ page }) => {
		await openTool(page, '?a=puissance.4&ad=puissance.2&d=puissance.3&dd=puissance.3');
		await button(page, '+ Autre combat').click();
		await expect(page.getByLabel('Attaquante', { exact: true }).locator('option:checked')).toHaveText(
			'Votre voisine de droite',
		);
		await expect(page.getByLabel('Cible', { exact: true }).locator('option:checked')).toHaveText(
			'La voisine adverse de droite',
		);
		await expect(refusals(page)).toHaveCount(0);
		await expect(
			page.getByRole('heading', {
				name: /^Autre combat.: votre voisine de droite contre la voisine adverse de droite$/,
			}),
		).toBeVisible();
	});

	test('of an exhausted creature or against a provoked one says why it cannot be', async ({ page }) => {
		await openTool(page, '?a=puissance.4&ad=puissance.2_inclinee&d=puissance.9&suite=combat.ad.d');
		await expect(refusals(page)).toContainText('Votre voisine de droite est inclinée');
		await openTool(page, '?a=puissance.1&d=puissance.9_provocation&dd=puissance.3&ad=puissance.2&suite=combat.ad.dd');
		await expect(refusals(page)).toContainText(
			'La voisine adverse de droite est à côté de la créature adverse, dotée de provocation',
		);
	});

	test('asks for the order of assaut and hasardeux when both act, and follows it', async ({ page }) => {
		await openTool(
			page,
			'?a=puissance.9&ad=puissance.2_assaut.2&d=puissance.1&dd=puissance.2_hasardeux.2&suite=combat.ad.dd',
		);
		const order = sequel(page).getByLabel('Le joueur actif fait passer d’abord');
		await expect(verdict(page)).toContainText('La voisine adverse de droite est détruite.');
		await order.selectOption('Hasardeux');
		await expect(verdict(page)).toContainText('Votre voisine de droite est détruite.');
		await expect.poll(() => query(page)).toContain('combat.ad.dd.hasardeux');
		await sequel(page).getByLabel('Attaquante', { exact: true }).selectOption('Votre créature');
		await expect(order).toHaveCount(0);
	});

	test('may be the opponent’s, after a new turn: the target changes side', async ({ page }) => {
		await openTool(page, '?a=puissance.9&d=puissance.9_armure.9&suite=tour');
		await button(page, '+ Autre combat').click();
		await expect(page.getByLabel('Attaquante', { exact: true }).locator('option:checked')).toHaveText(
			'La créature adverse',
		);
		await expect(page.getByLabel('Cible', { exact: true }).locator('option:checked')).toHaveText('Votre créature');
		await page.getByLabel('Attaquante', { exact: true }).selectOption('Votre créature');
		await expect(page.getByLabel('Cible', { exact: true }).locator('option:checked')).toHaveText('La créature adverse');
	});
});

test('a new turn that changes nothing says so, and one that does says what', async ({ page }) => {
	await openTool(page, '?a=puissance.4&d=puissance.9&combat=sans&suite=tour');
	await expect(steps(page)).toContainText('Rien ne change.');
	await openTool(page, '?a=puissance.4&d=puissance.9_armure.2_insaisissable_attaquee&suite=tour');
	await expect(steps(page)).toContainText('L’armure de la créature adverse peut de nouveau annuler 2 dégâts.');
	await expect(steps(page)).toContainText('Insaisissable protège de nouveau la créature adverse');
});

test('the order of the fight is asked only when both keywords act', async ({ page }) => {
	await openTool(page, '?a=puissance.2_assaut.2&d=puissance.2_hasardeux.2');
	const order = page.getByLabel('Le joueur actif fait passer d’abord');
	await expect(verdict(page)).toHaveText('La créature adverse est détruite, la vôtre survit.');
	await order.selectOption('Hasardeux');
	await expect(verdict(page)).toHaveText('Votre créature est détruite, la créature adverse survit.');
	await openTool(page, '?a=puissance.2_assaut.2&d=puissance.2');
	await expect(order).toHaveCount(0);
});

test('an enraged attacker: the reader is reminded that it must fight', async ({ page }) => {
	await openTool(page, '?a=puissance.4_enragee&d=puissance.3');
	const note = steps(page).locator('.note');
	expect(spaced((await note.textContent()) ?? '')).toBe(
		'Votre créature est enragée : si vous l’utilisez, ce doit être pour combattre, si elle le peut. la règle',
	);
	await expect(note.getByRole('link')).toHaveAttribute('href', /enrager\/#enrager-doit-combattre$/);
});
