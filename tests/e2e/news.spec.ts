import { expect, test } from '@playwright/test';

test('the news say, game by game, what an edition changed', async ({ page }) => {
	await page.goto('/nouveautes/');
	const l5r = page.getByRole('region', { name: 'La Légende des Cinq Anneaux, le jeu de cartes' });
	await expect(l5r.getByRole('link').first()).toBeVisible();
	await l5r.getByRole('link', { name: 'Le duel' }).click();
	await expect(page).toHaveURL('/l5r/regles/duel/');
	await expect(page.getByText('Nouveau, version 1.5')).toBeVisible();
});

test('the feed is an Atom feed whose entries lead to pages that exist', async ({ page, request }) => {
	await page.goto('/nouveautes/');
	const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
	const xml = await (await request.get(address as string)).text();
	const paths = [...xml.matchAll(/<entry>.*?<link href="([^"]+)"/gs)].map(([, url]) => new URL(url as string).pathname);
	expect(paths.length).toBeGreaterThan(1);
	for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
	const faults = await page.evaluate(
		(text) => new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length,
		xml,
	);
	expect(faults).toBe(0);
});
