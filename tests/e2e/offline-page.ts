import { expect, type Page } from '@playwright/test';

/** Whether the worker controls the page and some paths are kept, whatever their version. */
export const isKept = (page: Page, ...paths: string[]): Promise<boolean> =>
	page.evaluate(async (wanted) => {
		const found = await Promise.all(wanted.map((path) => caches.match(path, { ignoreSearch: true })));
		return Boolean(navigator.serviceWorker.controller) && found.every(Boolean);
	}, paths);

/** Resolves once the worker controls the page and has kept some paths. */
export const kept = (page: Page, ...paths: string[]): Promise<void> =>
	expect.poll(() => isKept(page, ...paths), { timeout: 15_000 }).toBe(true);

export const keepButton = (page: Page) =>
	page.getByRole('button', { name: /^(?:Garder tout le site|Reprendre|Mettre à jour)$/ });

/** Keeps the whole site. More than a thousand files, on a machine that runs other tests meanwhile. */
export async function keepSite(page: Page): Promise<void> {
	await page.goto('/hors-ligne/');
	await keepButton(page).click();
	await expect(page.getByRole('status')).toContainText('Tout le site est gardé', { timeout: 150_000 });
}
