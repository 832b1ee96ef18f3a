import { expect, type Page, test } from '@playwright/test';
import { frenchTypography } from '../../src/text/french';
import { chart, nameOf, stepWith } from './chart-content';
import {
	alive,
	counter,
	expectStep,
	hand,
	heading,
	move,
	next,
	notices,
	openChart,
	parameter,
	previous,
	stack,
	stepper,
} from './chart-page';
import { spaced } from './combat-page';

const round = chart('arkham', 'round');
const [players, , left] = round.compteurs.map(({ titre }) => frenchTypography(titre));
const said = async (page: Page) => (await notices(page).allTextContents()).map(spaced);

/** All that the reader is shown of the game: stack, step, moves and counters. */
const shown = async (page: Page) => ({
	text: await stepper(page).locator('.pile, .corps, .commandes').allTextContents(),
	counters: await stepper(page)
		.getByRole('spinbutton')
		.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
});

test('the address opens the chart at a step, with its counters', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-3-3&compte=joueurs.3_restants.1');
	await expectStep(page, 'arkham', 'etape-3-3');
	await expect(counter(page, players ?? '')).toHaveValue('3');
	await expect(counter(page, left ?? '')).toHaveValue('1');
	await expect(notices(page)).toHaveCount(0);
});

test('the address opens a nested sequence, and knows where it came from', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=tc-8&depuis=etape-1-3-avance-retourner.joueurs.3');
	await expectStep(page, 'arkham', 'tc-8');
	await expect(stack(page).first()).toContainText(
		`${round.titre} reprendra à ${nameOf(stepWith('arkham', 'etape-1-3-avance-retourner').step)}`,
	);
	await next(page).click();
	await expectStep(page, 'arkham', 'etape-1-3-avance-retourner');
	await expect(counter(page, players ?? '')).toHaveValue('3');
	await expect(stack(page)).toHaveCount(0);
});

test('place, counters and sequences under way are kept by a reload', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=round-tours&compte=joueurs.4_restants.4');
	await move(page, frenchTypography(stepWith('arkham', 'round-tours').step.choix?.[0]?.texte ?? '')).click();
	await next(page).click();
	await next(page).click();
	await move(page, /^Gagner 1 ressource/).click();
	await expect(stack(page)).toHaveCount(3);
	const before = await shown(page);
	await page.reload();
	await alive(page);
	await expect(stack(page)).toHaveCount(3);
	expect(await shown(page)).toEqual(before);
});

test('whose turn it is to act, and who passed, is kept by a reload', async ({ page }) => {
	await openChart(page, 'l5r', 'conflit', '?etape=etape-3-2-2');
	const { autre = '' } = stepWith('l5r', 'etape-3-2-2').step.alternance ?? {};
	await move(page, 'Passer').click();
	await page.reload();
	await alive(page);
	await expect(hand(page)).toContainText(`${frenchTypography(autre)} (l’autre a passé)`);
	await move(page, 'Passer').click();
	await expectStep(page, 'l5r', 'etape-3-2-3');
});

test('the end of a chart has an address too', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=fin');
	await expect(heading(page)).toHaveText('Le round : terminé');
	await previous(page).click();
	await expectStep(page, 'arkham', 'etape-4-6');
});

test.describe('an address with mistakes is announced, and the chart begins at its beginning', () => {
	for (const [name, query, notice] of [
		[
			'a step that does not exist',
			'?etape=etape-9-9',
			'« etape-9-9 » n’est pas une étape de « Le round » : le schéma commence à son début.',
		],
		[
			'a step of another chart',
			'?etape=tc-3',
			'L’étape « tc-3 » est dans un autre schéma, « Le test de compétence » : celui-ci commence à son début.',
		],
		[
			'a sequence that came from nowhere',
			'?etape=tc-3&depuis=etape-9-9',
			'« etape-9-9 » n’est pas une étape de « Le round » : le schéma commence à son début.',
		],
		[
			'a counter that does not exist',
			'?compte=venin.2',
			'« venin.2 » n’est pas un compteur de « Le round » : il est ignoré.',
		],
		[
			'a counter that is no number',
			'?compte=joueurs.abc',
			'« joueurs.abc » n’est pas un compteur de « Le round » : il est ignoré.',
		],
		['a counter out of bounds', '?compte=joueurs.9', `« ${players} » va de 1 à 4 : 4 est utilisé.`],
		['a parameter of nothing', '?etap=etape-1-2', '« etap » n’est pas un réglage de cet outil : il est ignoré.'],
	] as const) {
		test(name, async ({ page }) => {
			await openChart(page, 'arkham', 'round', query);
			await expect.poll(() => said(page)).toEqual([notice]);
			await expectStep(page, 'arkham', 'round-premier');
			await expect(stack(page)).toHaveCount(0);
			await move(page, /^Oui/).click();
			await expect(page.getByRole('alert'), 'quiet again once the game moves').toHaveCount(0);
		});
	}
});

test('the step and « Quand puis-je… ? » live together in the address', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?geste=capacite-gratuite&etape=etape-1-1');
	await expect(notices(page)).toHaveCount(0);
	await next(page).click();
	await expectStep(page, 'arkham', 'etape-1-2');
	expect(await parameter(page, 'geste')).toBe('capacite-gratuite');
	await page.getByRole('button', { name: 'Tout montrer' }).click();
	expect(await parameter(page, 'geste')).toBeNull();
	expect(await parameter(page, 'etape')).toBe('etape-1-2');
	await expectStep(page, 'arkham', 'etape-1-2');
});
