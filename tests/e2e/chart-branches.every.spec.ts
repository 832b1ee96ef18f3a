import { expect, type Page, test } from '@playwright/test';
import { frenchTypography } from '../../src/text/french';
import type { GameSlug } from '../games';
import { type Choice, chart, nameOf, stepWith } from './chart-content';
import {
	announced,
	counter,
	expectStep,
	focusIsKept,
	hand,
	heading,
	move,
	next,
	openChart,
	previous,
	stack,
	startFrom,
	stepper,
} from './chart-page';

const french = (text = ''): string => frenchTypography(text);
/** A branch of a step, by where it goes or what it plays. */
function branch(game: GameSlug, id: string, target: string): Choice {
	const found = stepWith(game, id).step.choix?.find(({ vers, appelle }) => vers === target || appelle === target);
	if (!found) throw new Error(`No branch of ${id} leads to ${target}.`);
	return found;
}
const title = (game: GameSlug, slug: string, id: string): string =>
	french(chart(game, slug).compteurs.find((item) => item.id === id)?.titre);
const take = (page: Page, game: GameSlug, id: string, target: string) =>
	move(page, french(branch(game, id, target).texte));

test.describe('a branch that the counters exclude', () => {
	const ACTION = 'etape-2-2-1';
	const draw = branch('arkham', ACTION, 'etape-2-2-1-piocher');
	const left = title('arkham', 'tour-d-investigateur', 'actions');
	const button = (page: Page) => move(page, french(draw.texte));

	test('says why, does nothing, and opens with its counter', async ({ page }) => {
		await openChart(page, 'arkham', 'tour-d-investigateur', `?etape=${ACTION}&compte=actions.0`);
		await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
		await expect(button(page)).toHaveAccessibleDescription(french(draw.sinon));
		await button(page).click({ force: true });
		await button(page).press('Enter');
		await expectStep(page, 'arkham', ACTION);
		await expect(take(page, 'arkham', ACTION, 'etape-2-2-2')).not.toHaveAttribute('aria-disabled');

		await counter(page, left).fill('1');
		await expect(button(page)).not.toHaveAttribute('aria-disabled');
		await expect(button(page)).toHaveAccessibleDescription('');
		await button(page).click();
		await expect(stack(page)).toHaveCount(2);
	});

	test('can be reached by keyboard, which hears the reason', async ({ page }) => {
		await openChart(page, 'arkham', 'tour-d-investigateur', `?etape=${ACTION}&compte=actions.0`);
		await take(page, 'arkham', ACTION, 'etape-2-2-2').focus();
		for (let press = 0; press < 9 && !(await button(page).evaluate((it) => it === document.activeElement)); press++)
			await page.keyboard.press('ArrowUp');
		await expect(button(page)).toBeFocused();
	});

	test('is not taken by the arrow: the only branch left open is', async ({ page }) => {
		await openChart(page, 'arkham', 'tour-d-investigateur', `?etape=${ACTION}&compte=actions.0`);
		await page.keyboard.press('ArrowRight');
		await expectStep(page, 'arkham', 'etape-2-2-2');
	});
});

test.describe('counters', () => {
	test('change with the moves, and what happened is announced', async ({ page }) => {
		await openChart(page, 'arkham', 'round', '?etape=round-tours&compte=restants.2');
		const label = title('arkham', 'round', 'restants');
		await expect(announced(page)).toHaveText('');
		await take(page, 'arkham', 'round-tours', 'tour-d-investigateur').click();
		const turn = chart('arkham', 'tour-d-investigateur');
		const entered = `${label} : 1. ${turn.titre} commence. ${nameOf(stepWith('arkham', 'etape-2-2').step)}.`;
		await expect(announced(page)).toHaveText(french(entered));
		await stepper(page).getByRole('button', { name: 'Précédent' }).click();
		await expect(counter(page, label)).toHaveValue('2');
	});

	test('stay inside their bounds', async ({ page }) => {
		await openChart(page, 'arkham', 'round');
		const players = title('arkham', 'round', 'joueurs');
		await counter(page, players).fill('9');
		await expect(counter(page, players)).toHaveValue('4');
		await counter(page, players).press('ArrowDown');
		await expect(counter(page, players)).toHaveValue('3');
		await expectStep(page, 'arkham', 'round-premier');
	});

	test('that say yes or no are boxes to tick', async ({ page }) => {
		await openChart(page, 'mistborn', 'tour', '?etape=tour-5');
		const box = stepper(page).getByRole('checkbox', { name: title('mistborn', 'tour', 'seigneur-maitre') });
		const foes = take(page, 'mistborn', 'tour-5', 'tour-adversaires');
		await expect(foes).toHaveAttribute('aria-disabled', 'true');
		await box.check();
		await expect(foes).not.toHaveAttribute('aria-disabled');
		await expect(take(page, 'mistborn', 'tour-5', 'tour-6')).toHaveAttribute('aria-disabled', 'true');
	});
});

test('what is announced is polite, and names sequences entered and left', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=tc-8&depuis=etape-1-3-avance-retourner');
	await expect(announced(page)).toHaveRole('status');
	await next(page).click();
	const step = nameOf(stepWith('arkham', 'etape-1-3-avance-retourner').step);
	await expect(announced(page)).toHaveText(`Retour à : ${chart('arkham', 'round').titre}. ${step}.`);
});

test('the keyboard is never lost, whatever the move', async ({ page }) => {
	const kept = async (kind: string) => {
		await expect.poll(() => focusIsKept(page), { message: `after: ${kind}` }).toBe(true);
		expect(await stepper(page).locator(':focus').count(), `inside the stepper after: ${kind}`).toBe(1);
	};
	await openChart(page, 'l5r', 'round', '?etape=etape-1-3');
	await next(page).click();
	await expectStep(page, 'l5r', 'etape-1-4');
	await kept('Suivant, to a window');
	await move(page, 'Agir').click();
	await expect(hand(page)).toContainText('l’autre joueur');
	await kept('Agir');
	await move(page, french(chart('l5r', 'initiation').titre)).click();
	await expectStep(page, 'l5r', 'initiation-annoncer');
	await kept('a sequence opened in the middle of a step');
	await next(page).click();
	await take(page, 'l5r', 'initiation-etape-1', 'fin').click();
	await expectStep(page, 'l5r', 'etape-1-4');
	await kept('a branch that leaves the sequence');
	await move(page, 'Passer').click();
	await kept('Passer');
	await move(page, 'Passer').click();
	await expectStep(page, 'l5r', 'etape-1-5');
	await kept('the pass that closes the window');
	await previous(page).click();
	await kept('Précédent');
	await startFrom(page, 'etape-5-6');
	await expect(heading(page)).toBeFocused();
	await next(page).click();
	await kept('the end');
	await move(page, french(chart('l5r', 'round').recommence?.texte)).click();
	await expectStep(page, 'l5r', 'etape-1-1');
	await kept('the next round');
	await move(page, 'Revenir au début').click();
	await kept('Revenir au début');
});
