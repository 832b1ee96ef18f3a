import { expect, type Page } from '@playwright/test';

export const SHEET = '/ma-feuille/';
/** A chapter with more statements than a sheet of these tests takes. */
export const CHAPTER = '/arkham/regles/ennemis/';

export const ARMOR = '/keyforge/glossaire/armure/#armure-annule';
export const KEY_HAMMER = '/keyforge/faq/marteau-a-cle/#faq-marteau-a-cle-deux-cles';
export const STEP = '/keyforge/deroulement/tour/#sequence-forger-verifier';

/** An entry as sheets write it on the device; a lone text is a heading. */
export type Written = readonly string[];

export const rows = (page: Page) => page.locator('.lignes > li');
export const row = (page: Page, words: string | RegExp) => rows(page).filter({ hasText: words });
/** The message of what was just done. */
export const said = (page: Page) => page.locator('.message').getByRole('status');
export const button = (page: Page, name: string | RegExp) =>
	page.locator('.feuille').getByRole('button', { name, exact: typeof name === 'string' });
export const handle = (page: Page, at: number) =>
	rows(page)
		.nth(at)
		.getByRole('button', { name: /^Déplacer/ });

/** Entries of the first rules of a chapter. */
export async function forty(page: Page): Promise<string[][]> {
	await page.goto(CHAPTER);
	const ids = await page
		.locator('.regle > .ancre')
		.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).hash));
	return ids.slice(0, 40).map((hash) => [`${CHAPTER}${hash}`, '']);
}

/** What is called a sheet on the device. */
export const sheetText = (name: string, entries: readonly Written[], version = 1): string =>
	JSON.stringify([version, name, '2026-11-20', 0, 2, entries]);

/** Puts sheets on the device before any page is read: the last one is open. */
export async function putSheets(page: Page, ...texts: readonly string[]): Promise<void> {
	await page.goto('/favicon.svg');
	await page.evaluate((all) => {
		localStorage.clear();
		for (const [at, text] of all.entries()) localStorage.setItem(`feuille:00000000${at + 1}`, text);
	}, texts);
}

/** Opens the page of sheets and waits for what it shows. */
export async function openSheets(page: Page, hash = ''): Promise<void> {
	await page.goto(SHEET + hash);
	await expect(page.locator('[data-feuilles][data-pret]')).toHaveCount(1);
	await expect(page.locator('.feuille .attente')).toHaveCount(0);
}

/** All that the device keeps of sheets. */
export const kept = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		Object.keys(localStorage)
			.filter((key) => key.startsWith('feuille:'))
			.sort()
			.map((key) => localStorage.getItem(key) ?? ''),
	);

/** The address that « Partager » gives to a sheet. */
export async function sharedAddress(page: Page): Promise<string> {
	await button(page, 'Partager').click();
	const link = page.getByRole('link', { name: 'Lien vers cette feuille' });
	return (await link.getAttribute('href')) ?? '';
}
