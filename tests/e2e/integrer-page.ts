import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { toolsAnswer } from './tools-answer';

/** Opens the snippet builder, with the query of its address, and waits for its preview. */
export async function openBuilder(page: Page, query = ''): Promise<void> {
	await page.goto(`/integrer/${query}`);
	await previewed(page);
}

/** Waits until the preview is there. What is done in a tool before it answers is put back to what its address says. */
export async function previewed(page: Page): Promise<void> {
	await expect(page.getByText(/^\d+ px de haut$/)).toBeVisible();
	await previewFrame(page).scrollIntoViewIfNeeded();
	await toolsAnswer(preview(page));
}

/** What the preview shows: a real frame. */
export const preview = (page: Page): FrameLocator => page.frameLocator('arbitre-outil iframe');

/** The frame of the preview, as an element of the page. */
export const previewFrame = (page: Page): Locator => page.locator('arbitre-outil iframe');

/** Makes a choice of the form: a game, a kind, a theme. */
export const choose = (page: Page, group: string, name: string): Promise<void> =>
	page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();

/** A field of the form, by its label. */
export const field = (page: Page, label: string): Locator =>
	page.getByRole('form', { name: 'Ce que vous intégrez' }).getByLabel(label, { exact: true });

/** A code of the builder, by the accessible name of its button: « la balise », « le lien BBCode ». */
export const code = (page: Page, copies: string): Locator =>
	page.locator('figure', { has: page.getByRole('button', { name: `Copier ${copies}`, includeHidden: true }) }).first();

/** The text of a code as its reader sees it: without the options that are absent. */
export const codeText = (page: Page, copies: string): Promise<string> =>
	code(page, copies)
		.locator('code')
		.evaluate((element) => {
			const copy = element.cloneNode(true) as Element;
			for (const absent of copy.querySelectorAll('[hidden]')) absent.remove();
			return copy.textContent ?? '';
		});

/** The list of hosts, and the codes that it shows, by their id: `wordpress`, `phpbb`. */
export const hostList = (page: Page): Locator => page.getByLabel('Où le collez-vous', { exact: false });
export const openCodes = async (page: Page, host: string): Promise<void> => {
	await hostList(page).selectOption(host);
};
