import { expect, type Locator, type Page } from '@playwright/test';

/** What an author pastes once a page, with its options. */
export const tooltips = (options = 'data-jeu="keyforge"'): string =>
	`<script src="{{site}}/bulles.js" ${options} referrerpolicy="no-referrer" defer></script>`;

/** The marks of a page, or those that start with a word. */
export const marks = (page: Page, word?: string): Locator => {
	const all = page.locator('arbitre-terme');
	return word === undefined ? all : all.filter({ hasText: new RegExp(`^${word}`) });
};

/** Words marked in the page, in its order. */
export const words = (page: Page): Promise<string[]> => marks(page).allTextContents();

/** The preview of a page, and what one does with it. */
export const preview = (page: Page): Locator => page.locator('arbitre-bulle div');
export const openLink = (page: Page): Locator => page.getByRole('link', { name: 'Ouvrir dans L’Arbitre' });
export const closeButton = (page: Page): Locator => page.getByRole('button', { name: 'Fermer' });

/** Lets tests see what stands in the closed shadow root of a mark: its link. */
export const openMarks = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const { attachShadow } = Element.prototype;
		Element.prototype.attachShadow = function (init) {
			return attachShadow.call(this, { ...init, mode: 'open' });
		};
	});

/** The link of a mark; see `openMarks`. */
export const linkOf = (mark: Locator): Locator => mark.locator('a');

/** What the console of the page says, and what it throws. */
export function complaints(page: Page): string[] {
	const found: string[] = [];
	page.on('pageerror', ({ message }) => found.push(message));
	page.on('console', (message) => {
		const icon = message.location().url.endsWith('/favicon.ico');
		if (['warning', 'error'].includes(message.type()) && !icon) found.push(message.text());
	});
	return found;
}

declare global {
	interface Window {
		arbitreBulles: { annuler(): void; relire(): void };
	}
}

/** Gives the page back as it was. */
export const undo = (page: Page): Promise<void> => page.evaluate(() => window.arbitreBulles.annuler());

/** Marks the page again, from the start. */
export const redo = (page: Page): Promise<void> => page.evaluate(() => window.arbitreBulles.relire());

/** Waits until words are marked, these and no others. */
export const expectWords = (page: Page, expected: readonly string[]): Promise<void> =>
	expect.poll(() => words(page)).toEqual(expected);

/** Lets the page be drawn many times: what comes near is told of at each. */
export const drawnOften = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let time = 0; time < 30; time += 1) await new Promise(requestAnimationFrame);
	});
