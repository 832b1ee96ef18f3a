import { expect, type Page, test } from '@playwright/test';
import { button, creature, number, openTool, query, sequel, verdict } from './combat-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Goes on with Tab until the element that has the focus is named so. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'checkbox' | 'spinbutton' | 'combobox') {
	const wanted = page.locator(':focus').and(page.getByRole(role, { name, exact: typeof name === 'string' }));
	for (let stop = 0; stop < 80; stop++) {
		await page.keyboard.press('Tab');
		if ((await wanted.count()) > 0) return;
	}
	throw new Error(`Tab never reaches the ${role} ${name}.`);
}

test('a whole case is made with the keyboard alone', async ({ page }) => {
	await openTool(page);
	await page.getByRole('heading', { level: 1 }).click();

	await tabTo(page, 'Puissance', 'spinbutton');
	await page.keyboard.type('3');
	await tabTo(page, 'Poison', 'checkbox');
	await page.keyboard.press('Space');
	await expect(verdict(page)).toHaveText('Les deux créatures sont détruites.');

	await tabTo(page, 'Puissance', 'spinbutton');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	await expect(number(creature(page, 'La créature adverse'), 'Puissance')).toHaveValue('7');
	await tabTo(page, 'Armure', 'spinbutton');
	await page.keyboard.type('3');
	await expect(verdict(page)).toHaveText('Votre créature est détruite, la créature adverse survit.');

	await page.keyboard.press('Shift+Tab');
	await tabTo(page, '+ La voisine adverse de droite', 'button');
	await page.keyboard.press('Enter');
	await expect(creature(page, 'La voisine adverse de droite')).toBeFocused();

	await tabTo(page, '+ Dégâts', 'button');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: '1. Dégâts' })).toBeFocused();
	await tabTo(page, 'Dégâts', 'spinbutton');
	await page.keyboard.type('7');
	await tabTo(page, 'Projection sur les voisines', 'spinbutton');
	await page.keyboard.type('3');
	await expect(verdict(page)).toHaveText(
		'Les deux créatures sont détruites. La voisine adverse de droite est détruite.',
	);
	await expect
		.poll(() => query(page))
		.toBe('?a=puissance.3_poison&d=puissance.7_armure.3&dd=puissance.3&suite=degats.d.7.projection.3');
});

test('a number takes one stop, its two buttons none', async ({ page }) => {
	await openTool(page);
	const target = creature(page, 'La créature adverse');
	await expect(target.getByRole('button', { name: 'Armure : moins 1' })).toBeEnabled();
	await number(target, 'Puissance').focus();
	await page.keyboard.press('Tab');
	await expect(number(target, 'Armure')).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(number(target, 'Puissance')).toBeFocused();
});

test('the folded values open with a key', async ({ page }) => {
	await openTool(page);
	const fold = creature(page).locator('summary');
	await fold.focus();
	await page.keyboard.press('Enter');
	await expect(number(creature(page), 'Assaut (X)')).toBeVisible();
	await tabTo(page, 'Assaut (X)', 'spinbutton');
	await page.keyboard.type('5');
	await expect(fold).toContainText('assaut 5');
});

test.describe('the focus is never lost', () => {
	const places = ['Votre voisine de gauche', 'La voisine adverse de droite'];

	for (const place of places) {
		test(`by adding then removing ${place}`, async ({ page }) => {
			await openTool(page);
			await button(page, `+ ${place}`).press('Enter');
			await expect(creature(page, place)).toBeFocused();
			const remove = creature(page, place).getByRole('button', { name: /^Retirer/ });
			await remove.press('Enter');
			await expect(creature(page, place)).toHaveCount(0);
			await expect(button(page, `+ ${place}`)).toBeFocused();
		});
	}

	test('by removing events, from the middle to the last', async ({ page }) => {
		await openTool(page, '?suite=degats.d.1_armure.d.1_tour');
		const remove = (name: string) => sequel(page).getByRole('button', { name, exact: true });
		await remove('Retirer l’événement 2, Armure gagnée ou perdue').press('Enter');
		await expect(page.getByRole('group', { name: '2. Nouveau tour' })).toBeFocused();
		await remove('Retirer l’événement 2, Nouveau tour').press('Enter');
		await expect(page.getByRole('group', { name: '1. Dégâts' })).toBeFocused();
		await remove('Retirer l’événement 1, Dégâts').press('Enter');
		await expect(button(page, '+ Dégâts')).toBeFocused();
	});

	test('by the twentieth event, after which there is no adding', async ({ page }) => {
		await openTool(page, `?suite=${'tour_'.repeat(19)}`);
		await button(page, '+ Nouveau tour').press('Enter');
		await expect(page.getByRole('group', { name: '20. Nouveau tour' })).toBeFocused();
		await expect(button(page, '+ Nouveau tour')).toBeDisabled();
		await expect(sequel(page)).toContainText('Le calculateur s’arrête à 20 événements.');
	});
});
