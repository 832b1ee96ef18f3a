import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { CHAPTER, creature, FULL, openTool, verdict } from './combat-page';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
	const { violations, passes } = await new AxeBuilder({ page })
		.include('.outil')
		.withTags(tags)
		.setLegacyMode()
		.analyze();
	expect(passes.length, 'rules that found something to check').toBeGreaterThan(10);
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
	for (const width of [1280, 390]) {
		test.describe(`in ${colorScheme}, at ${width} pixels`, () => {
			test.use({ colorScheme, viewport: { width, height: 844 } });

			test('a filled case, all open, passes axe', async ({ page }) => {
				await openTool(page, FULL);
				for (const fold of await page.locator('.outil summary').all()) await fold.click();
				expect(await violations(page)).toEqual([]);
			});

			test('a refused case with mistakes in its address passes axe', async ({ page }) => {
				await openTool(page, '?a=puissance.4_sonnee_x&d=puissance.3&suite=degats.dg.1_moisson');
				await expect(page.getByRole('alert')).toBeVisible();
				expect(await violations(page)).toEqual([]);
			});
		});
	}
}

test('the tool of the chapter, once alive, passes axe', async ({ page }) => {
	await openTool(page, '', CHAPTER);
	expect(await violations(page)).toEqual([]);
});

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
	await openTool(page, FULL);
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
