import { expect, type Page, test } from '@playwright/test';
import { holdRoute } from './held-route';
import { verdict } from './tool-pages';

// Parts of tools that come when they are asked for, in frames: on the site the service worker has them come.

const SKILL_TEST = '/integrer/arkham/test-de-competence/';
const METALS = '/integrer/mistborn/metaux/';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargé' });
const retry = (page: Page) => button(page, 'Réessayer');

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
}

/** Files that were asked for, by name without its hash. */
function asked(page: Page): string[] {
	const names: string[] = [];
	page.on('request', (request) => names.push(new URL(request.url()).pathname.replace(/^.*\/|\..*$/g, '')));
	return names;
}

test('a part is on its way before the press, and the press keeps the focus', async ({ page }) => {
	const names = asked(page);
	await open(page, SKILL_TEST);
	await page.waitForLoadState('networkidle');
	expect(names).not.toContain('Drawing');
	await button(page, 'Tirer pas à pas').focus();
	await expect.poll(() => names).toContain('Drawing');
	await page.keyboard.press('Enter');
	await expect(part(page, 'Tirer un test').getByRole('heading', { name: /^TC\.1/ })).toBeVisible();
	await expect(button(page, 'Tirer pas à pas')).toBeFocused();
});

for (const [name, file, ask, seen] of [
	[
		'the drawn test',
		'Drawing',
		(page: Page) => button(page, 'Tirer d’un coup').click(),
		(page: Page) => part(page, 'Tirer un test').getByRole('heading', { name: /^TC\.8/ }),
	],
	[
		'the simulation',
		'simulate',
		async (page: Page) => {
			await page.getByText('Étapes, lien et questions').click();
			await button(page, 'Simuler 10 000 tests').click();
		},
		(page: Page) => page.getByText('réussites sur 10 000'),
	],
	[
		'the comparison',
		'ComparisonTable',
		(page: Page) => button(page, 'Comparer cette situation').click(),
		(page: Page) => part(page, 'Comparer').getByRole('table'),
	],
	[
		'the choice of a token',
		'long',
		async (page: Page) => {
			await page.getByText('Plusieurs pions, pion annulé').click();
			await page.getByRole('button', { name: 'Pions révélés : plus 1' }).click();
			await page.getByLabel('Ce qu’ils font').selectOption('Un seul, au choix, s’applique');
		},
		(page: Page) => verdict(page).filter({ hasText: '87,5' }),
	],
	[
		'what is folded',
		'SymbolFields',
		(page: Page) => page.getByText('Effet des symboles').click(),
		(page: Page) => page.getByRole('group', { name: 'Crâne' }),
	],
] as const) {
	test(`${name} that cannot come says so, and comes when it is asked again`, async ({ page }) => {
		const files = `**/_astro/${file}.*.js`;
		let asked = 0;
		await page.route(files, (route) => {
			asked++;
			return route.abort();
		});
		await open(page, SKILL_TEST);
		await ask(page);
		await expect(failure(page)).toHaveCount(1);
		await expect(seen(page)).toHaveCount(0);
		// The pointer and the focus had asked too: one that fails later would find the file again, and bring it by itself.
		const isQuiet = async () => {
			const before = asked;
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
			return asked === before;
		};
		await expect.poll(isQuiet).toBe(true);
		await page.unroute(files);
		await retry(page).click();
		await expect(seen(page)).toBeVisible();
		await expect(failure(page)).toHaveCount(0);
	});
}

test('a link to two situations, and to a choice among tokens, is answered at once', async ({ page }) => {
	await open(page, `${SKILL_TEST}?tirage=2&choix=un&temoin=icones*0`);
	await expect(verdict(page)).toContainText('87,5');
	await expect(part(page, 'Comparer').getByRole('table')).toContainText('87,5');
});

test('a card that is added is open, and its fields come', async ({ page }) => {
	await open(page, METALS);
	await button(page, '+ Carte').click();
	const card = page.getByRole('group', { name: 'Carte C', exact: true });
	await card.getByLabel('Type').selectOption('Allié');
	await expect(card.locator('summary')).toHaveText('Allié');
	await expect(card).toHaveCount(1);
});

test('what was opened before the script was there is filled', async ({ page }) => {
	const code = '**/_astro/mistborn-metals.*.js';
	const go = await holdRoute(page, code);
	await page.goto(METALS);
	await page.getByText('Alliés et personnage').click();
	go();
	await expect(page.getByRole('group', { name: 'Effet 1' })).toBeVisible();
});

test.describe('a tool that cannot come', () => {
	for (const query of ['', '?icones=3']) {
		test(`says so, shows its default case, and comes when it is asked again${query && ', at its case'}`, async ({
			page,
		}) => {
			const code = '**/_astro/mistborn-metals.*.js';
			await page.route(code, (route) => route.abort());
			await page.goto(`${METALS}${query}`);
			await expect(failure(page)).toContainText('il montre son cas de départ');
			await expect(verdict(page)).toBeVisible();
			await page.unroute(code);
			await retry(page).click();
			await expect(page.locator('[data-outil][data-pret]')).toHaveCount(1);
			await expect(failure(page)).toHaveCount(0);
			await expect(page.getByRole('spinbutton', { name: 'Icônes de Brûler' })).toHaveValue(query ? '3' : '2');
		});
	}
});

test.describe('without network', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a tool that was opened once has all its parts', async ({ page, context }) => {
		await page.goto('/arkham/outils/test-de-competence/');
		const kept = () =>
			page.evaluate(async () => {
				const cache = await caches.open('arbitre-fichiers');
				const names = (await cache.keys()).map(({ url }) => url.replace(/^.*\/|\..*$/g, ''));
				return ['Drawing', 'simulate', 'ComparisonTable', 'choice', 'TokenFields', 'SymbolFields'].filter(
					(name) => !names.includes(name),
				);
			});
		await expect.poll(kept, { timeout: 15_000 }).toEqual([]);
		await context.setOffline(true);
		await page.reload();
		await button(page, 'Tirer d’un coup').click();
		await expect(page.locator('.tirages > li')).toHaveCount(1);
		await page.getByText('Effet des symboles').click();
		await expect(page.getByRole('group', { name: 'Crâne' })).toBeVisible();
	});
});
