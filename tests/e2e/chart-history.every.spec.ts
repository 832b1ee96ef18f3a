import { expect, test } from '@playwright/test';
import { chart } from './chart-content';
import { alive, expectStep, move, next, openChart, previous, stack } from './chart-page';

test('« Précédent » goes back along the moves, and along the chart once they are forgotten', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-2-1');
	for (const id of ['etape-2-1-fenetre', 'round-tours']) {
		await next(page).click();
		await expectStep(page, 'arkham', id);
	}
	await previous(page).click();
	await expectStep(page, 'arkham', 'etape-2-1-fenetre');
	await page.reload();
	await alive(page);
	for (const id of ['etape-2-1', 'etape-1-5']) {
		await previous(page).click();
		await expectStep(page, 'arkham', id);
	}
});

test('« Précédent » after a reload leaves a nested sequence by its beginning', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=tc-1&depuis=etape-1-3-avance-retourner');
	await previous(page).click();
	await expectStep(page, 'arkham', 'etape-1-3-avance-retourner');
	await expect(stack(page)).toHaveCount(0);
});

test('the first step has nothing before it', async ({ page }) => {
	await openChart(page, 'arkham', 'round');
	await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
	await previous(page).click({ force: true });
	await expectStep(page, 'arkham', 'round-premier');
});

test('« Back » of the browser leaves the chart in one go, and « Forward » finds the place again', async ({ page }) => {
	await page.goto('/arkham/deroulement/');
	await page
		.getByRole('main')
		.locator(`a[href="${chart('arkham', 'round').path}"]`)
		.click();
	await alive(page);
	await move(page, /^Oui/).click();
	await next(page).click();
	await next(page).click();
	await expectStep(page, 'arkham', 'round-tours');
	await page.goBack();
	await expect(page).toHaveURL('/arkham/deroulement/');
	await page.goForward();
	await alive(page);
	await expectStep(page, 'arkham', 'round-tours');
});
