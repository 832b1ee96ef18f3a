import { expect, type Page, test } from '@playwright/test';
import { expectStep, next, openChart } from './chart-page';
import { button, creature, number, openTool, verdict } from './combat-page';
import { codeText, preview, previewed } from './integrer-page';

/** Follows the link that ends the page of something that can be framed, and waits for the preview of the builder. */
async function build(page: Page, what: string): Promise<void> {
	await page.getByRole('link', { name: `Mettre ${what} sur votre site` }).click();
	await previewed(page);
}

test('the page of a term opens the builder on the term', async ({ page }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await build(page, 'ce terme');
	await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Armure');
	expect(await codeText(page, 'la balise')).toContain('outil="glossaire/armure"');
});

test('the menu of a rule opens the builder on the rule', async ({ page }) => {
	await page.goto('/keyforge/glossaire/armure/');
	await page.locator('#armure-annule .ancre').click();
	await page.getByRole('group', { name: 'Citer cette règle' }).getByRole('link', { name: 'Intégrer' }).click();
	await previewed(page);
	await expect(page).toHaveURL('/integrer/?jeu=keyforge&outil=glossaire/armure%23armure-annule');
	await expect(preview(page).locator('.contenu')).toHaveText(/L’armure annule des dégâts/);
	expect(await codeText(page, 'la balise')).toContain('outil="glossaire/armure#armure-annule"');
});

for (const [kind, address, words, outil] of [
	['chapter', '/keyforge/regles/combat/', 'ce chapitre', 'regles/combat'],
	['subject of the FAQ', '/keyforge/faq/armure/', 'ces réponses', 'faq/armure'],
	['page of errata', '/keyforge/errata/', 'ces errata', 'errata'],
] as const)
	test(`the ${kind} opens the builder on itself`, async ({ page }) => {
		await page.goto(address);
		await build(page, words);
		expect(await codeText(page, 'la balise')).toContain(`outil="${outil}"`);
	});

test('the page of a tool opens the builder on the case that was set up', async ({ page }) => {
	await openTool(page, '?utm_source=forum&a=puissance.9&d=puissance.5_armure.1');
	await number(creature(page), 'Puissance').fill('10');
	await expect(page).toHaveURL(/a=puissance\.10&/);
	const said = await verdict(page).textContent();
	await build(page, 'cet outil');
	await expect(preview(page).getByRole('status').first()).toHaveText(said ?? '');
	expect(await codeText(page, 'la balise')).toContain('parametres="a=puissance.10&amp;d=puissance.5_armure.1"');
});

test('a case that was opened and left as it is comes along, without the marks of other sites', async ({ page }) => {
	await openTool(page, '?utm_source=forum&a=puissance.9');
	await build(page, 'cet outil');
	const text = await codeText(page, 'la balise');
	expect(text).toContain('parametres="a=puissance.9');
	expect(text).not.toContain('utm');
});

test('« Back » in a tool gives the link its former case back', async ({ page }) => {
	await openTool(page, '?a=puissance.9');
	await button(page, 'Recommencer').click();
	const link = page.getByRole('link', { name: 'Mettre cet outil sur votre site' });
	await expect(link).not.toHaveAttribute('href', /parametres/);
	await page.goBack();
	await expect(link).toHaveAttribute('href', /parametres=a%3Dpuissance\.9/);
});

test('the page of a chart opens the builder at the step of the reader, without the question put to the chart', async ({
	page,
}) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-2-1&geste=capacite-gratuite');
	await next(page).click();
	await expectStep(page, 'arkham', 'etape-2-1-fenetre');
	await build(page, 'ce schéma');
	expect(await codeText(page, 'la balise')).toContain('parametres="etape=etape-2-1-fenetre"');
	await expect(preview(page).getByRole('alert')).toHaveCount(0);
});
