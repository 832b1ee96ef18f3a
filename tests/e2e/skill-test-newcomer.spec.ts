import { expect, type Locator, test } from '@playwright/test';
import { verdict } from './tool-pages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('« Volonté 3, difficulté 4, second scénario de Dunwich, je suis Wendy » takes nine taps from the home', async ({
	page,
}) => {
	let taps = 0;
	const tap = async (target: Locator) => {
		await target.tap();
		taps += 1;
	};
	/** A list is opened, then a line of it is pressed. */
	const choose = async (list: string, line: { label: string } | { index: number }) => {
		await page.getByLabel(list, { exact: true }).selectOption(line);
		taps += 2;
	};
	await page.goto('/');
	await tap(page.getByRole('main').locator('[data-de=arkham]').getByRole('link', { name: 'Test' }));
	await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
	await tap(page.getByRole('button', { name: 'Difficulté : plus 1' }));
	await tap(page.getByRole('button', { name: /^Icônes.* : moins 1/ }));
	await page.getByLabel('Campagne', { exact: true }).focus();
	await choose('Campagne', { label: 'L’Héritage de Dunwich (extension)' });
	// The scenarios of the campaign come with its bag, in a file: those that were there are no answer.
	await expect(page).toHaveURL(/campagne=heritage-de-dunwich/);
	await expect(page.getByLabel('Scénario', { exact: true })).toContainText('La Banque Gagne Toujours');
	// « À choisir » stands before the first scenario.
	await choose('Scénario', { index: 2 });
	await choose('Investigateur', { label: 'Wendy Adams' });
	// Of the fifteen tokens of that bag, only +1 makes up for 1: her elder sign does not count without her Amulet.
	await expect(verdict(page)).toContainText('1 chance sur 15');
	await expect(verdict(page)).not.toContainText('choisissez le scénario');
	await expect(page).toHaveURL(/campagne=heritage-de-dunwich.*scenario=.*investigateur=wendy-adams/);
	expect(taps).toBe(9);
});
