import { expect, test } from '@playwright/test';
import { creature, openTool, verdict } from './combat-page';
import { FULL_FIGHT } from './tool-pages';

test('the verdict is told once a change, and only when it changes', async ({ page }) => {
	await openTool(page);
	await page.evaluate(() => {
		const told: string[] = [];
		Object.assign(window, { told });
		const status = document.querySelector('.verdict') as HTMLElement;
		new MutationObserver(() => told.push(status.textContent ?? '')).observe(status, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
	const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
	const more = creature(page, 'La créature adverse').getByRole('button', { name: 'Puissance : plus 1' });
	for (let click = 0; click < 5; click++) await more.click();
	expect(await told(), 'the numbers change, the verdict does not').toEqual([]);
	await creature(page).getByRole('checkbox', { name: 'Poison' }).check();
	await expect(verdict(page)).toHaveText('Les deux créatures sont détruites.');
	expect(await told()).toHaveLength(1);
});

test('each field is named, inside a group that is named', async ({ page }) => {
	await openTool(page, FULL_FIGHT);
	const anonymous = await page
		.locator('.outil :is(input, select)')
		.evaluateAll((fields) =>
			(fields as HTMLInputElement[])
				.filter(
					(field) => !field.labels?.[0]?.textContent?.trim() || !field.closest('fieldset')?.querySelector('legend'),
				)
				.map((field) => field.outerHTML),
		);
	// The order of the fight belongs to both creatures: it stands between their groups.
	expect(anonymous.filter((html) => !html.includes('Hasardeux'))).toEqual([]);
	expect(anonymous.length).toBeLessThanOrEqual(1);
});
