import { expect, test } from '@playwright/test';
import { answer, button, creature, number, openTool, query, sequel, verdict } from './combat-page';
import { FULL_FIGHT } from './tool-pages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
