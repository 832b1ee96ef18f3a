import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { VersionServer } from './version-server';

// What a reader does with a site that is published again, and what is seen then.

/** Resolves when the worker answers for the page. */
export const hasWorker = (page: Page): Promise<void> =>
	expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 15_000 }).toBe(true);

/** Resolves when nothing has been asked of the server for longer than what is kept later waits. */
async function quiet(server: VersionServer): Promise<void> {
	let seen = -1;
	await expect
		.poll(
			() => {
				const still = seen === server.asked.length;
				seen = server.asked.length;
				return still;
			},
			{ intervals: [3000], timeout: 60_000 },
		)
		.toBe(true);
}

/** Opens a page and waits until what it keeps is kept. */
export async function visit(page: Page, server: VersionServer, address: string): Promise<void> {
	await page.goto(server.home + address);
	await hasWorker(page);
	await quiet(server);
}

const keepButton = (page: Page) => page.getByRole('button', { name: /Garder tout le site|Reprendre|Mettre à jour/ });
/** What the page says of what is kept, as it changes. */
export const told = (page: Page) => page.getByRole('main').getByRole('status');

/** Opens the page that keeps the site, and presses its button. */
export async function startKeeping(page: Page, server: VersionServer): Promise<void> {
	await page.goto(`${server.home}hors-ligne/`);
	await expect(keepButton(page)).toBeEnabled();
	await keepButton(page).click();
}

/** Resolves when the keeping has ended, well or not, with what is then said. */
export async function keepingEnds(page: Page): Promise<string> {
	await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 120_000 });
	await expect(told(page)).not.toHaveText(/^\s*$|\d %/);
	return (await told(page).textContent()) ?? '';
}

/** Keeps the site whole. */
export async function keepSite(page: Page, server: VersionServer): Promise<void> {
	await startKeeping(page, server);
	await expect(told(page)).toContainText('Tout le site est gardé', { timeout: 120_000 });
	await hasWorker(page);
}

/** Forgets what is kept. */
export async function forgetSite(page: Page, server: VersionServer): Promise<void> {
	await page.goto(`${server.home}hors-ligne/`);
	await page.getByRole('button', { name: /^Oublier/ }).click();
	await expect(told(page)).not.toHaveText(/^\s*$/);
}

/** Takes the network away: the server breaks whatever asks it, and the browser has nothing in its own cache. */
export async function goOffline(context: BrowserContext, server: VersionServer): Promise<void> {
	server.cut();
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.clearBrowserCache');
	await page.close();
	await context.setOffline(true);
}

/** Brings the network back. */
export async function goOnline(context: BrowserContext, server: VersionServer): Promise<void> {
	server.mend();
	await context.setOffline(false);
}
