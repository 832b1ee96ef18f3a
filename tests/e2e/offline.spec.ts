import { expect, test } from '@playwright/test';
import { keepSite, kept } from './offline-page';

test.use({ serviceWorkers: 'allow' });

test('a page that was read stays readable without network', async ({ page, context }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await kept(page, '/keyforge/glossaire/armure/');
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: 'Armure' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-js', '');
});

test('a page that was not read says that there is no network', async ({ page, context }) => {
	await page.goto('/keyforge/');
	await kept(page, '/hors-ligne/');
	await context.setOffline(true);
	await page.goto('/keyforge/glossaire/poison/');
	await expect(page.getByText('Vous êtes sans réseau')).toBeVisible();
});

test('the whole site can be kept, with its progress, search and tools', async ({ page, context }) => {
	// More than a thousand files, on a machine that runs other tests meanwhile.
	test.setTimeout(200_000);
	await keepSite(page);
	await expect(page.getByText(/^Gardée en entier\s: la version du .+, \d+,\d\sMo, depuis le /)).toBeVisible();
	await context.setOffline(true);
	await page.goto('/keyforge/glossaire/poison/');
	await expect(page.getByRole('heading', { level: 1, name: 'Poison' })).toBeVisible();
	await page.goto('/recherche/?q=armure');
	await expect(page.locator('[data-resultat]').first()).toContainText('Armure');
	await page.goto('/keyforge/outils/combat/?a=puissance.9&d=puissance.1');
	await expect(page.getByText('La créature adverse est détruite, la vôtre survit.')).toBeVisible();
});

test('what is kept can be forgotten', async ({ page }) => {
	await page.goto('/hors-ligne/');
	await kept(page, '/hors-ligne/');
	await page.getByRole('button', { name: 'Oublier' }).click();
	await expect(page.getByRole('status')).toContainText('Plus rien');
	expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
