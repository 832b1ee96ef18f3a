import type { Page } from '@playwright/test';
import { longest } from '../site/built-site';

/** A table of some three hundred lines, which nobody opens between two turns. */
export const CONCORDANCE = 'the concordance';

/** Pages of text, the heaviest of each kind. A chapter that holds a tool is weighed as a tool. */
export const textPages: [name: string, address: () => string][] = [
	['the home', () => '/'],
	['a game’s home', () => '/keyforge/'],
	['the longest chapter', () => longest(/\/regles\/[^/]+\/$/, { tool: false })],
	['the longest term', () => longest(/\/glossaire\/[^/]+\/$/)],
	['the A–Z', () => longest(/\/glossaire\/$/)],
	['the questions of a subject', () => longest(/\/faq\/[^/]+\/$/)],
	['the list of questions', () => longest(/\/faq\/$/)],
	['the corrected cards', () => longest(/\/errata\/$/)],
	['the list of timing charts', () => longest(/\/deroulement\/$/)],
	['the longest concept', () => longest(/\/concepts\/[^/]+\/$/)],
	['the news', () => '/nouveautes/'],
	[CONCORDANCE, () => longest(/\/sources\/[^/]+\/$/)],
];

/** Scrolls to the end by screens, as a reader does. */
export async function scrollThrough(page: Page): Promise<void> {
	for (;;) {
		const atEnd = await page.evaluate(
			() =>
				new Promise<boolean>((done) => {
					scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
					requestAnimationFrame(() =>
						requestAnimationFrame(() => done(scrollY + innerHeight >= document.documentElement.scrollHeight - 1)),
					);
				}),
		);
		if (atEnd) return;
	}
}

/** Scrolls to the end, and waits until nothing more is asked for. */
export async function readThrough(page: Page): Promise<void> {
	await scrollThrough(page);
	await page.waitForLoadState('networkidle');
}
