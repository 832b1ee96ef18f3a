import { expect, type Page, test } from '@playwright/test';

// A browser that is older than those that are promised: what asks the list of rules fails there.

const status = (page: Page) => page.getByRole('status');
const TEXTS = /\/pagefind\//;

/** Makes a browser older than those that are promised: its worker fails once its indexes come. */
async function makeTooOld(page: Page): Promise<void> {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'));
	await breakWorker(page, 'delete Map.prototype.get;');
}

/** Puts code before that of the worker of search. */
const breakWorker = (page: Page, code: string): Promise<unknown> =>
	page.route(/engine\.worker[^/]*\.js$/, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: code + (await response.text()) });
	});

for (const [place, address] of [
	['in a game', '/recherche/?q=armure&jeu=keyforge'],
	['in all games', '/recherche/?q=armure'],
] as const)
	test(`the text of pages answers ${place}, and the page says why it is alone`, async ({ page }) => {
		await makeTooOld(page);
		await page.goto(address);
		await expect(status(page)).toHaveText(
			/^\d+ réponses? pour «\sarmure\s» \(texte des pages seulement : votre navigateur est trop ancien/,
		);
		await expect(page.locator('[data-resultat]').first().getByRole('link')).toHaveAttribute('href', /armure/);
	});

test('a worker that cannot start leads there too', async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'MathMLElement'));
	await breakWorker(page, 'throw new TypeError("too new");');
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await box.getByRole('searchbox').fill('armure');
	await expect(box.getByRole('status')).toHaveText(/votre navigateur est trop ancien/);
	await expect(box.locator('[data-resultat]').first()).toBeVisible();
});

test('without the text of pages either, the age of the browser is told', async ({ page }) => {
	await makeTooOld(page);
	await page.route(TEXTS, (route) => route.abort());
	await page.goto('/recherche/?q=armure');
	await expect(status(page)).toHaveText(/^Votre navigateur est trop ancien pour la recherche/);
	await expect(page.getByRole('link', { name: /Glossaire KeyForge, de A à Z/ })).toBeVisible();
});

test('a promised browser is never called old', async ({ page }) => {
	await breakWorker(page, 'throw new TypeError("broken");');
	await page.goto('/recherche/?q=armure');
	await expect(status(page)).toHaveText(/texte des pages seulement : la liste des règles est injoignable/);
});
