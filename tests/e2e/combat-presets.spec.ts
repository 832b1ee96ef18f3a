import { expect, test } from '@playwright/test';
import { presets } from '../../src/widgets/keyforge/fight/presets';
import { button, creature, number, openTool, query, steps, TOOL, verdict } from './combat-page';

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
