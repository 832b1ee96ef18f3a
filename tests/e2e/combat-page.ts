import type { Locator, Page } from '@playwright/test';
import { toolsAnswer } from './tools-answer';

export const TOOL = '/keyforge/outils/combat/';
export const CHAPTER = '/keyforge/regles/combat/';

/** Opens a case, and waits until the tool answers to the reader. */
export async function openTool(page: Page, query = '', address = TOOL): Promise<void> {
	await page.goto(`${address}${query}`);
	await ready(page);
}

/** Brings the tool into view and to life. */
export async function ready(page: Page): Promise<void> {
	await page.locator('.outil').scrollIntoViewIfNeeded();
	await toolsAnswer(page);
}

/** No-break spaces are spaces to the reader of a test. */
export const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').trim();

export const answer = (page: Page): Locator => page.getByRole('region', { name: 'Résultat' });
export const verdict = (page: Page): Locator => answer(page).getByRole('status');
export const steps = (page: Page): Locator => page.getByRole('region', { name: 'Pas à pas' });
export const sequel = (page: Page): Locator => page.getByRole('region', { name: /^Et ensuite/ });
export const creature = (page: Page, name = 'Votre créature'): Locator =>
	page.getByRole('group', { name, exact: true });
export const number = (within: Locator, label: string): Locator =>
	within.getByRole('spinbutton', { name: label, exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The query of the address, as the tool writes it. */
export const query = (page: Page): Promise<string> => page.evaluate(() => location.search);
