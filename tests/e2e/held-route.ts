import type { Page } from '@playwright/test';

/** Holds what a page asks of an address, as on a bad network, until the function that it gives is called. */
export async function holdRoute(page: Page, url: string | RegExp): Promise<() => void> {
	const leave = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		await leave.promise;
		await route.continue();
	});
	return leave.resolve;
}
