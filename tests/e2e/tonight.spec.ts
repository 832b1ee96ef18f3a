import { expect, type Page, test } from '@playwright/test';
import { FULL_FIGHT, openTool, sampleTools, tools, unfold, verdict } from './tool-pages';

const tool = (address: string) => {
	const found = tools.find((one) => one.address === address);
	if (!found) throw new Error(address);
	return found;
};
const fight = tool('/keyforge/outils/combat/');
const skillTest = tool('/arkham/outils/test-de-competence/');

const POISON = '?a=puissance.2_poison&d=puissance.7_armure.2';
const STRONG = '?a=puissance.9&d=puissance.7_armure.2';
const KEY = 'cas-gardes';

const tonight = (page: Page) => page.locator('.ce-soir');
const button = (page: Page, name: string | RegExp) => tonight(page).getByRole('button', { name });
const cases = (page: Page) => tonight(page).getByRole('list', { name: 'Cas gardés' }).getByRole('listitem');
const said = (page: Page) => tonight(page).getByRole('status');
const written = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Opens a tool at a case, and what it keeps. */
async function openTonight(page: Page, query = '', one = fight): Promise<void> {
	await openTool(page, one, query);
	await tonight(page).locator('summary').click();
	await expect(button(page, 'Garder ce cas')).toBeVisible();
}

async function keep(page: Page, name = ''): Promise<void> {
	await tonight(page).getByLabel('Nom, si vous voulez').fill(name);
	await button(page, 'Garder ce cas').click();
}

for (const one of sampleTools) {
	test(`${one.address}: a case is kept, found again after a visit elsewhere, opened and erased`, async ({ page }) => {
		const [preset] = one.presets;
		await openTonight(page, `?${preset?.query}`, one);
		const answer = await verdict(page).textContent();
		await keep(page, 'Table du fond');
		await expect(said(page)).toContainText('« Table du fond » est gardé sur cet appareil.');
		await openTonight(page, '', one);
		await cases(page).getByRole('link', { name: 'Table du fond' }).click();
		await expect(verdict(page)).toHaveText(answer ?? '');
		expect(new URL(page.url()).search).toBe(`?${preset?.query}`);
		await button(page, 'Effacer « Table du fond »').click();
		await expect(cases(page)).toHaveCount(0);
		expect(await written(page)).toBe('{"version":1,"tools":{}}');
	});
}

test('a case without a name takes the start of its answer; « Back » leaves the one that was opened', async ({
	page,
}) => {
	await openTonight(page, POISON);
	await keep(page);
	await expect(cases(page).getByRole('link')).toHaveText(/^Votre créature est détruite/);
	await keep(page, 'le second');
	await expect(cases(page).getByRole('link')).toHaveText(['le second', /^Votre créature/]);
	await openTonight(page, STRONG);
	await cases(page).getByRole('link').last().click();
	await expect(verdict(page)).toContainText('la créature adverse survit');
	await page.goBack();
	expect(new URL(page.url()).search).toBe(STRONG);
	await expect(verdict(page)).not.toContainText('la créature adverse survit');
});

test('a case is renamed with the keyboard; all are erased after a second press', async ({ page }) => {
	await openTonight(page, POISON);
	await keep(page, 'un');
	await keep(page, 'deux');
	await button(page, 'Renommer « un »').press('Enter');
	const field = tonight(page).getByLabel('Nouveau nom de « un »');
	await expect(field).toBeFocused();
	await field.fill('trois');
	await field.press('Enter');
	await expect(cases(page).getByRole('link')).toHaveText(['deux', 'trois']);
	await button(page, 'Tout effacer').click();
	await expect(cases(page)).toHaveCount(2);
	await button(page, 'Oui, tout effacer').click();
	await expect(cases(page)).toHaveCount(0);
});

test('a kept case and the one at hand are read side by side', async ({ page }) => {
	await openTonight(page, POISON);
	await keep(page, 'au poison');
	await button(page, 'Comparer avec « au poison »').click();
	await expect(tonight(page)).toContainText('C’est le même cas : changez une valeur.');
	await page.getByRole('spinbutton', { name: 'Puissance' }).first().fill('9');
	const before = tonight(page).getByRole('region', { name: 'au poison' });
	const now = tonight(page).getByRole('region', { name: 'Ce cas' });
	await expect(before).toContainText('la créature adverse survit');
	await expect(now).toHaveText((await page.getByRole('region', { name: 'Résultat' }).textContent()) ?? '');
	await expect(tonight(page).getByRole('row', { name: /^Votre créature / })).toHaveText(
		'Votre créaturepuissance 2puissance 9',
	);
});

test('on a phone, long answers that are compared scroll with the page', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openTonight(page, FULL_FIGHT);
	await keep(page, 'à six');
	await button(page, 'Comparer avec « à six »').click();
	await expect(verdict(page)).toHaveCSS('position', 'sticky');
	for (const name of ['à six', 'Ce cas'])
		await expect(tonight(page).getByRole('region', { name }).locator('.verdict')).toHaveCSS('position', 'static');
});

test('the skill test compares a kept case in its own way', async ({ page }) => {
	await openTonight(page, '', skillTest);
	await keep(page, 'au départ');
	await page.getByRole('button', { name: 'Icônes : plus 1' }).click();
	await button(page, 'Comparer avec « au départ »').click();
	const success = page.getByRole('region', { name: 'Comparer' }).getByRole('row', { name: /^Réussite/ });
	await expect(success.getByRole('cell')).toHaveText([/^62,5/, /^81,3/]);
});

test('what another tab keeps is there at once, and neither tab undoes the other', async ({ page, context }) => {
	await openTonight(page, POISON);
	const other = await context.newPage();
	await openTonight(other, STRONG);
	await keep(page, 'ici');
	await expect(cases(other).getByRole('link')).toHaveText(['ici']);
	await keep(other, 'là');
	await expect(cases(page).getByRole('link')).toHaveText(['là', 'ici']);
});

test('thirty cases of a tool, no more', async ({ page }) => {
	await page.addInitScript(
		([key, address]) => {
			const kept = Array.from({ length: 30 }, (_, at) => ({ name: `cas ${at}`, query: '', at }));
			localStorage.setItem(key as string, JSON.stringify({ version: 1, tools: { [address as string]: kept } }));
		},
		[KEY, fight.address],
	);
	await openTonight(page);
	await expect(button(page, 'Garder ce cas')).toBeDisabled();
	await expect(tonight(page)).toContainText('30 cas sont gardés, c’est le plus possible : effacez-en un.');
	await button(page, 'Effacer « cas 7 »').click();
	await expect(button(page, 'Garder ce cas')).toBeEnabled();
});

test('what cannot be read is told, and stays until the reader erases it', async ({ page }) => {
	await page.goto('/a-propos/');
	await page.evaluate((key) => localStorage.setItem(key, '{"version":9,"tools":{}}'), KEY);
	await openTonight(page);
	await expect(said(page)).toContainText('Ce que l’appareil garde ne se lit pas ici');
	await expect(button(page, 'Garder ce cas')).toBeDisabled();
	expect(await written(page)).toBe('{"version":9,"tools":{}}');
	await button(page, 'Tout effacer').click();
	await keep(page, 'neuf');
	await expect(cases(page).getByRole('link')).toHaveText(['neuf']);
});

test('a browser that has no room left, or that refuses, is told, and nothing is lost', async ({ page }) => {
	await openTonight(page, POISON);
	await keep(page, 'avant');
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await keep(page, 'après');
	await expect(said(page)).toContainText('Le navigateur n’a plus de place');
	await expect(cases(page).getByRole('link')).toHaveText(['avant']);
	await page.addInitScript(() => {
		Storage.prototype.getItem = () => {
			throw new DOMException('no', 'SecurityError');
		};
	});
	await openTonight(page, POISON);
	await expect(said(page)).toContainText('Ce navigateur ne permet pas de garder un cas');
	await expect(verdict(page)).toContainText('la créature adverse survit');
});

test('nothing is written before it is asked, and a frame never keeps anything', async ({ page }) => {
	await openTool(page, fight, POISON);
	expect(await written(page)).toBeNull();
	await page.goto(`/integrer/keyforge/combat/${POISON}`);
	await unfold(page);
	await expect(tonight(page)).toHaveCount(0);
	expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(KEY);
});
