import type { BrowserContext, Page } from '@playwright/test';

/** Has the site say that pages and parts have moved: the old address of each, without origin, then the new one. */
export async function publishMoves(
	page: Page | BrowserContext,
	moves: Readonly<Record<string, string>>,
): Promise<void> {
	await page.route('**/api/v1/deplacements.json', (route) =>
		route.fulfill({
			json: {
				deplacements: Object.entries(moves).map(([de, vers]) => ({
					de: `https://arbitre.example${de}`,
					vers: `https://arbitre.example${vers}`,
					depuis: '2026-11-22',
				})),
			},
		}),
	);
}
