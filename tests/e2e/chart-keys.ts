import { expect, type Page } from '@playwright/test';
import { frenchTypography } from '../../src/text/french';
import type { GameSlug } from '../games';
import { type ChartFile, chart, type Step, stepWith, targetOf } from './chart-content';
import { expectStep, focusIsKept, hand, heading, stack, stepper } from './chart-page';

export interface Seen {
	chart: ChartFile;
	step: Step;
}

/**
 * Which branch to take at a step, by the step that it leads to or the chart that it plays: one for each visit,
 * the last one again and again. Elsewhere, the first open branch that goes down the chart.
 */
export type Decisions = Record<string, readonly string[]>;

/** Longer than any round. */
const MOST = 200;

/**
 * Follows a chart with the keyboard alone, from a step to its end or to its start again, as its author wrote
 * it, and expects the stepper to say the same at every step.
 */
export async function walk(page: Page, outer: ChartFile, decisions: Decisions): Promise<Seen[]> {
	const [first] = outer.steps;
	const under: { file: ChartFile; back: string }[] = [];
	const visits = new Map<string, number>();
	const seen: Seen[] = [];
	let here = first?.id ?? '';
	while (seen.length < MOST) {
		const { chart: file, step } = stepWith(outer.game, here);
		await expectStep(page, outer.game, here);
		await expectStack(page, [...under.map((item) => item.file), file]);
		if (seen.length > 0) expect(await focusIsKept(page), `the keyboard is kept at ${here}`).toBe(true);
		seen.push({ chart: file, step });
		const visit = visits.get(here) ?? 0;
		visits.set(here, visit + 1);
		const choices = decisions[here] ?? [];
		const { to, calls } = await goOn(page, file, step, choices[Math.min(visit, choices.length - 1)]);
		here = to;
		if (calls) {
			under.push({ file, back: to });
			here = calls.steps[0]?.id ?? '';
		}
		while (here === 'fin' && under.length > 0) here = under.pop()?.back ?? '';
		if (here === 'fin') {
			await expect(heading(page)).toHaveText(frenchTypography(`${outer.titre} : terminé`));
			return seen;
		}
		if (here === first?.id) return seen;
	}
	throw new Error(`The chart ${outer.slug} goes round in circles.`);
}

/** The sequences under way, the outermost first; none is said when there is one only. */
async function expectStack(page: Page, files: readonly ChartFile[]): Promise<void> {
	if (files.length === 1) return expect(stack(page)).toHaveCount(0);
	await expect(stack(page)).toHaveText(
		files.map(({ titre }) => new RegExp(`^${RegExp.escape(frenchTypography(titre))}`)),
	);
	await expect(stack(page).last()).toHaveAttribute('aria-current', 'true');
}

interface Way {
	to: string;
	calls?: ChartFile;
}

/** Leaves a step, and returns where its author says that this leads. */
async function goOn(page: Page, file: ChartFile, step: Step, requested: string | undefined): Promise<Way> {
	if (step.alternance) await passTwice(page, step.alternance);
	else if (!step.choix) await page.keyboard.press('ArrowRight');
	else return takeBranch(page, file, step, requested);
	return { to: targetOf(file, step) };
}

async function takeBranch(page: Page, file: ChartFile, step: Step, requested: string | undefined): Promise<Way> {
	const buttons = moves(page);
	await expect(buttons).toHaveText(
		(step.choix ?? []).map(({ texte }) => new RegExp(`^${RegExp.escape(frenchTypography(texte))}`)),
	);
	const closed = await buttons.evaluateAll((all) => all.map((button) => button.ariaDisabled === 'true'));
	const rank = (id: string) => (id === 'fin' ? file.steps.length : file.steps.findIndex((other) => other.id === id));
	const at = (step.choix ?? []).findIndex((choice, index) => {
		const to = targetOf(file, step, choice);
		const fits = requested ? requested === to || requested === choice.appelle : rank(to) > rank(step.id);
		return fits && !closed[index];
	});
	const only = closed.filter((is) => !is).length === 1 ? closed.indexOf(false) : at;
	const choice = step.choix?.[only];
	if (!choice) throw new Error(`No open branch of ${step.id} leads to ${requested ?? 'a step below it'}.`);
	await choose(page, only);
	return { to: targetOf(file, step, choice), calls: choice.appelle ? chart(file.game, choice.appelle) : undefined };
}

const moves = (page: Page) => stepper(page).locator('.commandes .coups').getByRole('button');

/** Takes a branch: the arrow goes on when it is the only one open, and leads the keyboard to them otherwise. */
async function choose(page: Page, at: number): Promise<void> {
	const open = stepper(page).locator('.commandes .coups button:not([aria-disabled])');
	const only = (await open.count()) === 1;
	await page.keyboard.press('ArrowRight');
	if (only) return;
	await expect(open.first()).toBeFocused();
	for (let stop = 0; stop < 12; stop++) {
		if (
			await moves(page)
				.nth(at)
				.evaluate((button) => button === document.activeElement)
		)
			break;
		await page.keyboard.press('ArrowDown');
	}
	await expect(moves(page).nth(at)).toBeFocused();
	await page.keyboard.press('Enter');
}

/** Closes a window: both players pass, one after the other. */
async function passTwice(page: Page, { premier, autre }: NonNullable<Step['alternance']>): Promise<void> {
	await expect(hand(page)).toContainText(frenchTypography(premier));
	await choose(page, 0);
	await expect(hand(page)).toContainText(`${frenchTypography(autre)} (l’autre a passé)`);
	await page.keyboard.press('Enter');
}

/** From the end of a chart to its start, with the keyboard. */
export async function startAgain(page: Page, game: GameSlug, slug: string): Promise<void> {
	const { recommence, steps } = chart(game, slug);
	await expect(moves(page)).toHaveText(frenchTypography(recommence?.texte ?? ''));
	await page.keyboard.press('ArrowRight');
	await expectStep(page, game, steps[0]?.id ?? '');
}
