import { expect, type Page, test } from '@playwright/test';
import { publishMoves } from './publish-moves';
import { openTool, tools } from './tool-pages';

// Cases that were kept before their tool was renamed.

const KEY = 'cas-gardes';
const OLDER = '/keyforge/outils/bataille/';
const OLD = '/keyforge/outils/duel/';
const NOW = '/keyforge/outils/combat/';
const fight = tools.find(({ address }) => address === NOW);

const tonight = (page: Page) => page.locator('.ce-soir');
const cases = (page: Page) => tonight(page).getByRole('list', { name: 'Cas gardés' }).getByRole('link');
const keptOf = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').tools, KEY);

async function openRenamed(page: Page): Promise<void> {
	if (!fight) throw new Error(NOW);
	await openTool(page, fight, '?a=puissance.9&d=puissance.7_armure.2');
	await tonight(page).locator('summary').click();
	await expect(tonight(page).getByRole('button', { name: 'Garder ce cas' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
	await page.goto('/favicon.svg');
	await page.evaluate(
		([key, older, old, now]) => {
			const one = (name: string, at: number) => [{ name, query: 'a=puissance.3&d=puissance.4', at }];
			localStorage.setItem(
				key as string,
				JSON.stringify({
					version: 1,
					tools: {
						[older as string]: one('le premier', 1),
						[old as string]: one('le deuxième', 2),
						[now as string]: one('le dernier', 3),
						'/l5r/outils/conflit/': one('ailleurs', 4),
					},
				}),
			);
		},
		[KEY, OLDER, OLD, NOW],
	);
	await publishMoves(page, { [OLDER]: OLD, [OLD]: NOW });
});

test('cases of a tool that was renamed, twice too, are shown with the others and open in it', async ({ page }) => {
	await openRenamed(page);
	await expect(cases(page)).toHaveText(['le dernier', 'le deuxième', 'le premier']);
	await cases(page).last().click();
	await expect(page).toHaveURL(`${NOW}?a=puissance.3&d=puissance.4`);
});

test('what is done to them stays where the version before finds it', async ({ page }) => {
	await openRenamed(page);
	await tonight(page).getByRole('button', { name: 'Effacer « le premier »' }).click();
	await tonight(page).getByRole('button', { name: 'Renommer « le deuxième »' }).click();
	await tonight(page).getByLabel('Nouveau nom de « le deuxième »').fill('renommé');
	await page.keyboard.press('Enter');
	await tonight(page).getByLabel('Nom, si vous voulez').fill('neuf');
	await tonight(page).getByRole('button', { name: 'Garder ce cas' }).click();
	await expect(cases(page)).toHaveText(['neuf', 'le dernier', 'renommé']);
	const kept = await keptOf(page);
	expect(kept[OLD]).toMatchObject([{ name: 'renommé' }]);
	expect(kept[NOW]).toMatchObject([{ name: 'neuf' }, { name: 'le dernier' }]);
	expect(kept['/l5r/outils/conflit/']).toMatchObject([{ name: 'ailleurs' }]);
	expect(Object.keys(kept)).not.toContain(OLDER);
});

test('without network, those of today are there, and the others wait', async ({ page }) => {
	await page.route('**/api/v1/deplacements.json', (route) => route.abort());
	await openRenamed(page);
	await expect(cases(page)).toHaveText(['le dernier']);
	expect(await keptOf(page)).toHaveProperty([OLDER]);
});
