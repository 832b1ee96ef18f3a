import { expect, type Page } from '@playwright/test';
import { frenchTypography } from '../../src/text/french';
import { type ChartFile, type GameSlug, type Step, stepWith, targetOf } from './chart-content';
import { expectStep, focusIsKept, hand, stack, stepper } from './chart-page';

/** The step that the game goes to, and in which chart: what was seen there. */
export interface Seen {
	chart: ChartFile;
	step: Step;
}

/** Follows a game through some steps with the keyboard alone, from the first of them, and tells what it saw. */
export async function walk(page: Page, outer: ChartFile, [first = '', ...ids]: readonly string[]): Promise<Seen[]> {
	const seen = [await see(page, outer, first)];
	let here = first;
	for (const id of ids) {
		await goOn(page, outer.game, here, id);
		seen.push(await see(page, outer, id));
		expect(await focusIsKept(page), `the keyboard is kept at ${id}`).toBe(true);
		here = id;
	}
	return seen;
}

async function see(page: Page, outer: ChartFile, id: string): Promise<Seen> {
	await expectStep(page, outer.game, id);
	const found = stepWith(outer.game, id);
	if (found.chart === outer) await expect(stack(page)).toHaveCount(0);
	else {
		await expect(stack(page).first()).toContainText(`${frenchTypography(outer.titre)} reprendra à `);
		await expect(stack(page).last()).toHaveText(frenchTypography(found.chart.titre));
		await expect(stack(page).last()).toHaveAttribute('aria-current', 'true');
	}
	return found;
}

async function goOn(page: Page, game: GameSlug, here: string, id: string): Promise<void> {
	const { chart, step } = stepWith(game, here);
	if (step.alternance) return passTwice(page, step.alternance);
	if (!step.choix) return page.keyboard.press('ArrowRight');
	const leadsTo = (wanted: string) =>
		step.choix?.find((choice) =>
			choice.appelle ? stepWith(game, wanted).chart.slug === choice.appelle : targetOf(chart, step, choice) === wanted,
		);
	const choice = leadsTo(id) ?? step.choix.find((item) => targetOf(chart, step, item) === 'fin');
	if (!choice) throw new Error(`No branch leads from ${here} to ${id}.`);
	await choose(page, frenchTypography(choice.texte));
}

/** Takes a branch: the arrow goes on when it is the only one open, and leads the keyboard to them otherwise. */
export async function choose(page: Page, name: string): Promise<void> {
	const open = stepper(page).locator('.commandes .coups button:not([aria-disabled])');
	const wanted = open.filter({ hasText: name }).first();
	await expect(wanted).toBeVisible();
	const only = (await open.count()) === 1;
	await page.keyboard.press('ArrowRight');
	if (only) return;
	await expect(open.first()).toBeFocused();
	const at = (button: Element) =>
		[...(button.closest('.coups')?.querySelectorAll('button') ?? [])].indexOf(button as HTMLButtonElement);
	const down = (await wanted.evaluate(at)) - (await open.first().evaluate(at));
	for (let press = 0; press < down; press++) await page.keyboard.press('ArrowDown');
	await expect(wanted).toBeFocused();
	await page.keyboard.press('Enter');
}

/** Closes a window: both players pass, one after the other. */
async function passTwice(page: Page, { premier, autre }: NonNullable<Step['alternance']>): Promise<void> {
	await expect(hand(page)).toContainText(frenchTypography(premier));
	await choose(page, 'Passer');
	await expect(hand(page)).toContainText(`${frenchTypography(autre)} (l’autre vient de passer)`);
	await page.keyboard.press('Enter');
}
