import { expect, type Page, test } from '@playwright/test';
import { verdict } from './tool-pages';

const WORKER = /\.worker-[\w-]+\.js$/;

const open = async (page: Page, query: string) => {
	await page.goto(`/arkham/outils/test-de-competence/?${query}`);
	await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
	await expect(verdict(page)).toContainText('% de réussite');
};

const fold = (page: Page) => page.locator('summary', { hasText: 'Chance et coût de chaque symbole' });

const table = (page: Page) => page.getByRole('table', { name: 'Chance de chaque symbole' });

test('the chance of each symbol is worked out aside, stopped, and taken up again', async ({ page }) => {
	await open(page, 'tirage=3&choix=deux&annule=1');
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(WORKER, async (route) => {
		await held;
		await route.continue().catch(() => undefined);
	});
	await fold(page).click();
	await page.getByText('Calcul en cours…').waitFor();
	await page.getByRole('button', { name: 'Arrêter' }).click();
	await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
	release();
	await page.getByRole('button', { name: 'Reprendre' }).click();
	await expect(table(page).getByRole('row', { name: /^Crâne/ })).toContainText('%');
});

test('ten thousand tests where one decides are drawn aside, and can be stopped', async ({ page }) => {
	await open(page, 'tirage=3&choix=deux&annule=1');
	await page.getByRole('button', { name: 'Simuler 10 000 tests' }).click();
	await expect(page.getByText(/réussites sur/)).toBeVisible({ timeout: 15_000 });
	await page.route(WORKER, () => undefined);
	await page.getByRole('button', { name: 'Simuler 10 000 tests' }).click();
	await page.getByRole('button', { name: 'Arrêter' }).click();
	await expect(page.getByText('Tirages en cours…')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Simuler 10 000 tests' })).toBeFocused();
});

test('a test where one decides is drawn aside, from TC.1 to TC.8', async ({ page }) => {
	await open(page, 'tirage=3&choix=deux&annule=1');
	await page.getByRole('button', { name: 'Tirer d’un coup' }).click();
	await expect(page.getByRole('heading', { name: /^TC\.8/ })).toBeVisible();
	await expect(page.getByText('Derniers tirages :')).toContainText('sur 1');
});

test('what is too long to draw says so', async ({ page }) => {
	await open(page, 'tirage=2&choix=un&pions=beni.10_maudit.10&annule=1&remis=oui');
	await page.getByRole('button', { name: 'Simuler 10 000 tests' }).click();
	await expect(page.getByText('Trop de possibilités pour tirer ces tests')).toBeVisible({ timeout: 20_000 });
});
