import { expect, test } from '@playwright/test';
import { frenchTypography } from '../../src/text/french';
import {
	allCharts,
	allowed,
	type ChartFile,
	gestures,
	nameOf,
	type Step,
	sampleCharts,
	stepWith,
} from './chart-content';
import { spaced } from './combat-page';

test.use({ javaScriptEnabled: false });

const french = (text = ''): string => spaced(frenchTypography(text)).replace(/\s+/g, ' ');

/** All that a step says: its name, who acts, what is allowed, each branch and the sequence that it plays. */
function words({ game }: ChartFile, step: Step): string[] {
	const names = new Map(gestures(game).map(({ id, titre }) => [id, titre]));
	const chartTitles = (slug: string) =>
		allCharts.find((item) => item.game === game && item.slug === slug)?.titre ?? slug;
	return [
		step.titre,
		step.qui ?? '',
		...allowed(step).map((id) => names.get(id) ?? id),
		...(step.choix ?? []).flatMap(({ texte, appelle }) => [texte, appelle ? chartTitles(appelle) : '']),
	].map(french);
}

for (const file of sampleCharts) {
	test(`${file.game}, ${file.slug}: without script, every step is written in order, with its branches`, async ({
		page,
	}) => {
		await page.goto(file.path);
		const steps = page.locator('.schema .pas > li');
		await expect(steps).toHaveCount(file.steps.length);
		const texts = (await steps.allTextContents()).map((text) => spaced(text).replace(/\s+/g, ' '));
		const missing = file.steps.flatMap((step, at) =>
			words(file, step)
				.filter((part) => !texts[at]?.includes(part))
				.map((part) => `${step.id}: « ${part} »`),
		);
		expect(missing).toEqual([]);
		await expect(steps.filter({ visible: true })).toHaveCount(file.steps.length);
		const details = page.locator('.schema .detail');
		await expect(details.filter({ visible: true }), 'all is unfolded').toHaveCount(file.steps.length);
	});
}

test('what would do nothing is not shown', async ({ page }) => {
	await page.goto('/arkham/deroulement/round/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('region', { name: /^Suivre : / })).toBeHidden();
	await expect(page.getByRole('group', { name: 'Quand puis-je…' })).toBeHidden();
	await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('branches and sequences are links that lead there', async ({ page }) => {
	await page.goto('/arkham/deroulement/round/');
	const loop = page.locator('[id="etape-3-3"]');
	const window = nameOf(stepWith('arkham', 'etape-3-2-fenetre').step);
	await loop.getByRole('link', { name: window }).first().click();
	await expect(page).toHaveURL('/arkham/deroulement/round/#etape-3-2-fenetre');
	await page.locator('[id="etape-1-4"]').getByRole('link', { name: 'Piocher une carte Rencontre' }).click();
	await expect(page).toHaveURL('/arkham/deroulement/carte-rencontre/');
});
