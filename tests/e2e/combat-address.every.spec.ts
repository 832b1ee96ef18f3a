import { expect, test } from '@playwright/test';
import { presets } from '../../src/widgets/keyforge/fight/presets';
import { answer, button, creature, number, openTool, query, spaced, steps, TOOL, verdict } from './combat-page';
import { FULL_FIGHT } from './tool-pages';

test('the address follows the case, and brings it back elsewhere', async ({ page, browser }) => {
	await openTool(page);
	await number(creature(page), 'Puissance').fill('2');
	await creature(page).getByRole('checkbox', { name: 'Poison' }).check();
	await button(page, '+ Nouveau tour').click();
	await expect.poll(() => query(page)).toBe('?a=puissance.2_poison&d=puissance.5_armure.1&suite=tour');
	const said = await steps(page).textContent();

	const friend = await browser.newPage();
	await openTool(friend, await query(page));
	await expect(number(creature(friend), 'Puissance')).toHaveValue('2');
	await expect(creature(friend).getByRole('checkbox', { name: 'Poison' })).toBeChecked();
	expect(await steps(friend).textContent()).toBe(said);
	await expect(friend.getByRole('alert')).toHaveCount(0);
	await friend.close();
});

test('« Lien vers ce cas » leads to the case, « Recommencer » to the default one', async ({ page }) => {
	await openTool(page, FULL_FIGHT);
	const link = page.getByRole('link', { name: 'Lien vers ce cas' });
	await expect(link).toHaveAttribute('href', `${TOOL}${FULL_FIGHT}`);
	await button(page, 'Recommencer').click();
	await expect(verdict(page)).toHaveText('Votre créature est détruite, la créature adverse survit.');
	await expect(page).toHaveURL(TOOL);
	await expect(button(page, 'Recommencer')).toBeFocused();
	await page.goBack();
	await expect.poll(() => query(page)).toBe(FULL_FIGHT);
	await expect(creature(page, 'La voisine adverse de droite')).toBeVisible();
});

test.describe('« Copier le lien »', () => {
	test('copies the whole address of the case, and says so until the case changes', async ({
		page,
		context,
		baseURL,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await openTool(page, FULL_FIGHT);
		await button(page, 'Copier le lien').click();
		const told = page.getByRole('status').filter({ hasText: 'Lien copié.' });
		await expect(told).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${TOOL}${FULL_FIGHT}`);
		await number(creature(page), 'Puissance').fill('1');
		await expect(told).toHaveCount(0);
	});

	test('says what to do where the browser refuses', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'clipboard', { get: () => undefined });
		});
		await openTool(page);
		await button(page, 'Copier le lien').click();
		await expect(page.getByText('Copie refusée : prenez « Lien vers ce cas ».')).toBeVisible();
	});
});

test.describe('an address with mistakes', () => {
	const wrong =
		'?a=puissance.abc_venin&d=puissance.5_armure.1_usee.4&ordre=poison&suite=moisson_degats.d.1_degats.d.500&force=3';

	test('is announced, mistake by mistake, and answered with what is right', async ({ page }) => {
		await openTool(page, wrong);
		const notices = page.getByRole('alert').getByRole('listitem');
		expect((await notices.allTextContents()).map(spaced)).toEqual([
			'« force » n’est pas un réglage de cet outil : il est ignoré.',
			'« puissance.abc » : un nombre entier de 0 à 99 est attendu ; 3 est utilisé.',
			'« venin » n’est pas une caractéristique de créature : c’est ignoré.',
			'L’armure déjà utilisée (4) dépasse l’armure (1) : elle est ramenée à 1.',
			'« ordre=poison » : « assaut » ou « hasardeux » est attendu ; « assaut » est utilisé.',
			'« moisson » n’est pas un événement connu : il est ignoré.',
			'« degats.d.500 » n’est pas un événement connu : il est ignoré.',
		]);
		await expect(number(creature(page), 'Puissance')).toHaveValue('3');
		await expect(verdict(page)).toHaveText('Votre créature est détruite, la créature adverse survit.');
		await expect(page.getByRole('heading', { name: '1 dégât à la créature adverse' })).toBeVisible();
	});

	test('is quiet again once the case is touched', async ({ page }) => {
		await openTool(page, wrong);
		await expect(page.getByRole('alert')).toBeVisible();
		await number(creature(page), 'Puissance').fill('4');
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect.poll(() => query(page)).toBe('?a=puissance.4&d=puissance.5_armure.1_usee.1&suite=degats.d.1');
	});

	test('of a thousand mistakes shows the first ones and counts the others', async ({ page }) => {
		await openTool(page, `?a=${Array.from({ length: 1000 }, (_, at) => `x${at}`).join('_')}`);
		await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(9);
		await expect(page.getByRole('alert')).toContainText('et 992 autres valeurs.');
	});

	test('of encoded noise is answered', async ({ page }) => {
		await openTool(page, '?a=%F0%9F%98%80&d=%3Cimg%20src%3Dx%3E&suite=%00&%E9=1');
		await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible();
		await expect(answer(page).getByRole('listitem')).toHaveCount(2);
		await expect(page.locator('.outil img')).toHaveCount(0);
	});

	test('the marks of other sites are no mistake', async ({ page }) => {
		await openTool(page, '?utm_source=forum&fbclid=abc&a=puissance.9');
		await expect(number(creature(page), 'Puissance')).toHaveValue('9');
		await expect(page.getByRole('alert')).toHaveCount(0);
	});
});

test('a browser that refuses to change the address once too often changes nothing else', async ({ page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await page.addInitScript(() => {
		history.replaceState = () => {
			throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
		};
	});
	await openTool(page);
	await number(creature(page), 'Puissance').fill('9');
	await expect(verdict(page)).toHaveText('La créature adverse est détruite, la vôtre survit.');
	await expect(page.getByRole('link', { name: 'Lien vers ce cas' })).toHaveAttribute('href', /a=puissance\.9/);
	expect(errors).toEqual([]);
});

const name = (question: string) => new RegExp(`^${question.replace(/[?]/g, '\\?').replace(/ /g, '\\s')}$`);

test('a case that is edited is no longer the question’s', async ({ page }) => {
	await openTool(page, `?${presets[0]?.query}`);
	await expect(page.locator('.questions-types [aria-current]')).toHaveCount(1);
	await number(creature(page), 'Puissance').fill('9');
	await expect(page.locator('.questions-types [aria-current]')).toHaveCount(0);
});

test('« Back » returns to the case that a question replaced, and « Forward » to the question', async ({ page }) => {
	await openTool(page);
	await number(creature(page), 'Puissance').fill('7');
	await number(creature(page), 'Puissance').fill('8');
	const mine = await query(page);
	await page.getByRole('button', { name: name('Escarmouche contre hasardeux') }).click();
	await expect(creature(page).getByRole('checkbox', { name: 'Escarmouche' })).toBeChecked();

	await page.goBack();
	await expect.poll(() => query(page)).toBe(mine);
	await expect(number(creature(page), 'Puissance')).toHaveValue('8');
	await expect(creature(page).getByRole('checkbox', { name: 'Escarmouche' })).not.toBeChecked();

	await page.goForward();
	await expect(creature(page).getByRole('checkbox', { name: 'Escarmouche' })).toBeChecked();
});

test('the same question twice is one step of the history', async ({ page }) => {
	await openTool(page);
	const ask = page.getByRole('button', { name: name('Escarmouche contre hasardeux') });
	await ask.click();
	await ask.click();
	await page.goBack();
	await expect(page).toHaveURL(TOOL);
});

test('the case is still there after a rule was read', async ({ page }) => {
	await openTool(page, `?${presets[1]?.query}`);
	const said = await verdict(page).textContent();
	await steps(page).getByRole('link').first().click();
	await expect(page).toHaveURL(/\/glossaire\/combat\/#/);
	await page.goBack();
	await expect(verdict(page)).toHaveText(said ?? '');
	await expect(button(page, 'Copier le lien')).toBeVisible();
});
