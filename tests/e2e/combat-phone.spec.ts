import { expect, type Locator, type Page, test } from '@playwright/test';
import { answer, button, creature, number, openTool, query, sequel, verdict } from './combat-page';
import { FULL_FIGHT } from './tool-pages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A player who has never seen the tool, from the home of the site; counts what is tapped. */
async function arrive(page: Page) {
	const count = { taps: 0 };
	const tap = async (target: Locator) => {
		await target.tap();
		count.taps += 1;
	};
	await page.goto('/');
	await tap(page.getByRole('main').locator('[data-de=keyforge]').getByRole('link', { name: 'Combat' }));
	await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
	return { count, tap };
}

/** « mon ennemi a 3 d’armure et 2 dégâts »: the default has 1 armor and no damage. */
async function describeEnemy(page: Page, tap: (target: Locator) => Promise<void>) {
	const enemy = creature(page, 'La créature adverse');
	for (const label of ['Armure', 'Armure', 'Dégâts', 'Dégâts'])
		await tap(enemy.getByRole('button', { name: `${label} : plus 1` }));
}

const plus = (page: Page, name: string) => page.getByRole('button', { name: `+ ${name}`, exact: true });

const CASE = '?a=puissance.4&ad=puissance.3&d=puissance.5_armure.3_degats.2&suite=combat.ad.d.assaut_degats.d.2';

test('« deux créatures attaquent, puis une carte inflige 2 » takes nine taps from the home', async ({ page }) => {
	const { count, tap } = await arrive(page);
	await describeEnemy(page, tap);
	await tap(plus(page, 'Votre voisine de droite'));
	await tap(plus(page, 'Autre combat'));
	await tap(plus(page, 'Dégâts'));
	await tap(sequel(page).getByRole('button', { name: 'Dégâts : plus 1' }));
	await expect.poll(() => query(page)).toBe(CASE);
	// The first attack leaves 3 damage, the armor being spent; the second one kills: the card comes too late.
	await expect(verdict(page)).toContainText('Les deux créatures sont détruites. Votre voisine de droite est détruite.');
	await expect(verdict(page)).toContainText('L’événement 2 de la suite est impossible.');
	await expect(verdict(page)).toBeInViewport({ ratio: 1 });
	expect(count.taps).toBe(9);
});

test('whoever adds the second fight first is shown how another creature attacks, in as many taps', async ({ page }) => {
	const { count, tap } = await arrive(page);
	await describeEnemy(page, tap);
	await tap(plus(page, 'Autre combat'));
	await expect(verdict(page)).toContainText('Votre créature est déjà détruite.');
	await tap(plus(page, 'Votre voisine de droite attaque'));
	await expect(creature(page, 'Votre voisine de droite')).toBeFocused();
	await expect(creature(page, 'Votre voisine de droite')).toBeInViewport();
	await expect(plus(page, 'Votre voisine de droite attaque')).toHaveCount(0);
	await tap(plus(page, 'Dégâts'));
	await tap(sequel(page).getByRole('button', { name: 'Dégâts : plus 1' }));
	await expect.poll(() => query(page)).toBe(CASE);
	expect(count.taps).toBe(9);
});

test('a case is made with one thumb, its answer always in sight', async ({ page }) => {
	await openTool(page);
	await expect(verdict(page), 'the answer is in the first screen').toBeInViewport({ ratio: 1 });

	const more = creature(page).getByRole('button', { name: 'Puissance : plus 1' });
	for (let tap = 0; tap < 4; tap++) await more.tap();
	await expect(number(creature(page), 'Puissance')).toHaveValue('8');
	await expect(verdict(page)).toHaveText('La créature adverse est détruite, la vôtre survit.');
	await expect(verdict(page)).toBeInViewport({ ratio: 1 });

	const target = creature(page, 'La créature adverse');
	const ward = target.getByRole('checkbox', { name: 'Protégée' });
	await ward.tap();
	await expect(ward).toBeChecked();
	await expect(verdict(page)).toHaveText('Les deux créatures survivent.');
	await target.locator('summary').tap();
	await target.getByRole('button', { name: 'Aombre porté : plus 1' }).tap();

	await button(page, '+ Dégâts').tap();
	for (let tap = 0; tap < 5; tap++) await sequel(page).getByRole('button', { name: 'Dégâts : plus 1' }).tap();
	await expect(verdict(page)).toHaveText('La créature adverse est détruite, la vôtre survit. Vous gagnez 1 Aombre.');
	await expect(verdict(page)).toBeInViewport({ ratio: 1 });
	await expect
		.poll(() => query(page))
		.toBe('?a=puissance.8&d=puissance.5_armure.1_protection.1_aombre.1&suite=degats.d.6');
});

test('with six creatures, only the verdict stays over the fields', async ({ page }) => {
	await openTool(page, FULL_FIGHT);
	const fates = answer(page).getByRole('list');
	await expect(fates.getByRole('listitem')).toHaveCount(6);
	await number(creature(page, 'La voisine adverse de droite'), 'Puissance').scrollIntoViewIfNeeded();
	await expect(verdict(page)).toBeInViewport({ ratio: 1 });
	await expect(fates).not.toBeInViewport();
	const bottom = await verdict(page).evaluate((element) => element.getBoundingClientRect().bottom);
	expect(bottom, 'two thirds of the window are left').toBeLessThan(844 / 3);
});
