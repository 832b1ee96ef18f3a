import { expect, type Locator, type Page } from '@playwright/test';
import type { GameSlug } from '../games';
import { chart, nameOf, stepWith } from './chart-content';

/** Opens a chart, and waits until its stepper answers. */
export async function openChart(page: Page, game: GameSlug, slug: string, query = ''): Promise<void> {
	await page.goto(`${chart(game, slug).path}${query}`);
	await alive(page);
}

/** Waits until the stepper answers. */
export const alive = (page: Page): Promise<void> => expect(page.locator('[data-suiveur][data-pret]')).toHaveCount(1);

export const stepper = (page: Page): Locator => page.getByRole('region', { name: /^Suivre : / });
/** The step that the game is at. */
export const heading = (page: Page): Locator => stepper(page).getByRole('heading', { level: 2 });
/** What may come next. */
export const move = (page: Page, name: string | RegExp): Locator => stepper(page).getByRole('button', { name });
export const next = (page: Page): Locator => move(page, /^Suivant /);
export const previous = (page: Page): Locator => move(page, 'Précédent');
/** Sequences under way, the outermost first; nothing when there is one only. */
export const stack = (page: Page): Locator =>
	stepper(page).getByRole('list', { name: 'Séquences en cours' }).getByRole('listitem');
/** Whose opportunity to act it is, in a window where players take turns. */
export const hand = (page: Page): Locator =>
	stepper(page)
		.locator('.ici-maintenant')
		.getByText(/^À jouer /);
/** What was announced last to those who do not see the page. */
export const announced = (page: Page): Locator => stepper(page).locator(':scope > [role="status"]');
export const notices = (page: Page): Locator => page.getByRole('alert').getByRole('listitem');
export const counter = (page: Page, name: string): Locator =>
	stepper(page).getByRole('spinbutton', { name, exact: true });

/** A step of the drawing. */
export const drawn = (page: Page, id: string): Locator => page.locator(`.schema [id="${id}"]`);
/** Unfolds a step of the drawing. */
export const unfold = (page: Page, id: string): Promise<void> => drawn(page, id).locator('summary').click();
/** Makes the game start from a step of the drawing. */
export async function startFrom(page: Page, id: string): Promise<void> {
	await unfold(page, id);
	await drawn(page, id)
		.getByRole('link', { name: /^Suivre la partie d’ici/ })
		.click();
}
/** Opens a chart on a phone, and shows all that the stepper has. */
export async function openWhole(page: Page, game: GameSlug, slug: string, query = ''): Promise<void> {
	await openChart(page, game, slug, query);
	await move(page, 'Détails').click();
}
/** Steps that the drawing says the game is at. */
export const marked = (page: Page): Promise<string[]> =>
	page.locator('.schema [aria-current="step"]').evaluateAll((steps) => steps.map(({ id }) => id));

/** Expects the game at a step. */
export const expectStep = (page: Page, game: GameSlug, id: string): Promise<void> =>
	expect(heading(page)).toHaveText(nameOf(stepWith(game, id).step));

/** A parameter of the address, as the stepper writes it. */
export const parameter = (page: Page, name: string): Promise<string | null> =>
	page.evaluate((requested) => new URLSearchParams(location.search).get(requested), name);

/** Whether the keyboard is somewhere: a browser that lost the place is at the top of the page. */
export const focusIsKept = (page: Page): Promise<boolean> =>
	page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
