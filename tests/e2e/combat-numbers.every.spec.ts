import { expect, type Page, test } from '@playwright/test';
import { button, creature, number, openTool, query, sequel, verdict } from './combat-page';

const power = (page: Page) => number(creature(page), 'Puissance');

test.beforeEach(({ page }) => openTool(page));

/** Gives the field its first value back, and the tool its default case. */
async function reset(page: Page): Promise<void> {
	await button(page, 'Recommencer').click();
	await expect(power(page)).toHaveValue('4');
	await expect.poll(() => query(page)).toBe('');
}

test('what is typed in a field counts as a whole number within its bounds', async ({ page }) => {
	for (const [typed, shown, kept] of [
		['7', '7', '7'],
		['07', '7', '7'],
		['1000', '99', '99'],
		['-5', '0', '0'],
		['2.5', '2.5', '2'],
		['e', '', '4'],
		['1e1', '1e1', '1'],
		['', '', '4'],
	] as const) {
		await reset(page);
		await power(page).focus();
		await page.keyboard.press('Delete');
		await page.keyboard.type(typed);
		await expect(power(page), `« ${typed} » as it is typed`).toHaveValue(shown);
		await power(page).blur();
		await expect(power(page), `« ${typed} »`).toHaveValue(kept);
		await expect.poll(() => query(page)).toBe(kept === '4' ? '' : `?a=puissance.${kept}&d=puissance.5_armure.1`);
		await expect(page.locator('.outil')).not.toContainText('NaN');
	}
});

test('what is pasted in a field counts as a whole number within its bounds', async ({ page }) => {
	for (const [pasted, kept] of [
		['33', '33'],
		['500', '99'],
		['-4', '0'],
		['bonjour', '4'],
	] as const) {
		await reset(page);
		await power(page).focus();
		await page.keyboard.insertText(pasted);
		await power(page).blur();
		await expect(power(page), `« ${pasted} »`).toHaveValue(kept);
	}
});

test('a field that is touched is ready to be replaced', async ({ page }) => {
	await power(page).click();
	await page.keyboard.type('8');
	await expect(power(page)).toHaveValue('8');
});

test('the buttons stop at the bounds, and say whose number they change', async ({ page }) => {
	const damage = creature(page).getByRole('button', { name: 'Dégâts : moins 1' });
	await expect(damage).toBeDisabled();
	await creature(page).getByRole('button', { name: 'Dégâts : plus 1' }).click();
	await expect(number(creature(page), 'Dégâts')).toHaveValue('1');
	await damage.click();
	await expect(damage).toBeDisabled();

	await power(page).fill('98');
	const more = creature(page).getByRole('button', { name: 'Puissance : plus 1' });
	await more.click();
	await expect(power(page)).toHaveValue('99');
	await expect(more).toBeDisabled();
});

test('the arrow keys stop at the bounds', async ({ page }) => {
	await power(page).fill('99');
	await power(page).press('ArrowUp');
	await expect(power(page)).toHaveValue('99');
	await power(page).fill('0');
	await power(page).press('ArrowDown');
	await expect(power(page)).toHaveValue('0');
});

test('armour that was used never exceeds the armour', async ({ page }) => {
	const target = creature(page, 'La créature adverse');
	await number(target, 'Armure').fill('3');
	await target.locator('summary').click();
	await number(target, 'Armure déjà utilisée').fill('9');
	await expect(number(target, 'Armure déjà utilisée')).toHaveValue('3');
	await number(target, 'Armure').fill('1');
	await expect(number(target, 'Armure déjà utilisée')).toHaveValue('1');
	await expect.poll(() => query(page)).toContain('armure.1_usee.1');
});

test('armour may be lost: a number below zero is typed there', async ({ page }) => {
	await page.getByText('D’autres effets de cartes').click();
	await button(page, '+ Armure gagnée ou perdue').click();
	const change = sequel(page).getByRole('spinbutton', { name: /^Armure/ });
	await change.focus();
	await page.keyboard.type('-2');
	await expect(change).toHaveValue('-2');
	await expect(page.getByRole('heading', { name: 'La créature adverse perd 2 d’armure' })).toBeVisible();
	await change.fill('0');
	await expect(page.getByRole('heading', { name: 'Armure inchangée pour la créature adverse' })).toBeVisible();
	await expect(change, 'phones show a pad with a minus sign').not.toHaveAttribute('inputmode', 'numeric');
});

test('the largest numbers everywhere give an answer', async ({ page }) => {
	const all = ['puissance', 'marqueurs', 'armure', 'usee', 'degats', 'assaut', 'hasardeux', 'aombre'];
	const fields = all.map((name) => `${name}.99`).join('_');
	const events = Array(10).fill('degats.d.99.projection.99_armure.d.99').join('_');
	await openTool(page, `?a=${fields}&d=${fields}&suite=${events}`);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(verdict(page)).toContainText('créature');
	await expect(page.locator('.outil')).not.toContainText('NaN');
});
