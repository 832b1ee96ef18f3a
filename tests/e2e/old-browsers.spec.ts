import { expect, type Page, test } from '@playwright/test';
import { alive, expectStep, next, openChart, previous } from './chart-page';
import { useHost } from './host-page';
import { answered, embed, frame, script } from './hosts/element';
import { plainPage } from './hosts/plain';
import { linkOf, marks, openMarks, preview, tooltips } from './hosts/tooltips';
import { makeOld } from './old-browser';
import { ARMOR, button, handle, kept, openSheets, putSheets, row, rows, STEP, said, sheetText } from './sheet-page';
import { openTool, sampleTools, steps, unfold, verdict } from './tool-pages';

// The site in the oldest promised browsers: what came after them is taken away.

let errors: string[] = [];
test.beforeEach(async ({ page }) => {
	errors = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await makeOld(page);
});
test.afterEach(() => expect(errors).toEqual([]));

const results = (page: Page) => page.locator('[data-resultat]');

test('pages and workers have none of what came later', async ({ page }) => {
	const worker = page.waitForEvent('worker');
	await page.goto('/recherche/?q=armure');
	const had = () =>
		['toSorted', 'with', 'findLast']
			.map((name) => name in Array.prototype)
			.concat('groupBy' in Map, 'union' in Set.prototype);
	expect(await page.evaluate(had)).toEqual([false, false, true, false, false]);
	expect(await (await worker).evaluate(had)).toEqual([false, false, true, false, false]);
	expect(
		await page.evaluate(() => 'checkVisibility' in Element.prototype || 'showPopover' in HTMLElement.prototype),
	).toBe(false);
});

test('search answers, in all games and in one', async ({ page }) => {
	await page.goto('/recherche/?q=armure');
	await expect(page.getByRole('status')).toHaveText(/^\d+ réponses? pour «\sarmure\s»$/);
	await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/keyforge/glossaire/armure/');
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await box.getByRole('searchbox').fill('armure annule');
	await expect(results(page).first()).toContainText('annule');
	await page.keyboard.press('ArrowDown');
	await expect(results(page).first().getByRole('link')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/keyforge\/.*armure/);
});

test('search finds in the text of pages', async ({ page }) => {
	await page.goto('/recherche/?q=armure+zbrouf&jeu=keyforge');
	await expect(page.getByRole('status')).toHaveText(
		/^\d+ réponses? pour «\sarmure zbrouf\s»\. «\szbrouf\s» n’est dans aucune page/,
	);
});

for (const tool of sampleTools)
	test(`${tool.address} answers each of its questions`, async ({ page }) => {
		await openTool(page, tool, tool.fullest);
		await unfold(page);
		const questions = page.locator('.questions-types button');
		for (const question of await questions.all()) {
			await question.click();
			await expect(question).toHaveAttribute('aria-current', 'true');
			await expect(verdict(page)).not.toBeEmpty();
		}
		await expect(steps(page)).not.toHaveCount(0);
	});

test('a chart is stepped', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-2-1');
	await next(page).click();
	await expectStep(page, 'arkham', 'etape-2-1-fenetre');
	await previous(page).click();
	await expectStep(page, 'arkham', 'etape-2-1');
	await page.reload();
	await alive(page);
	await expectStep(page, 'arkham', 'etape-2-1');
});

test('a sheet is added to, put in order, annotated and shared', async ({ page }) => {
	await putSheets(page, sheetText('Ce soir', [[STEP, '']]));
	const [address = '', id] = ARMOR.split('#');
	await page.goto(address);
	await page.locator(`#${id} > .ancre`).click();
	await page.getByRole('button', { name: 'Ajouter à ma feuille' }).click();
	await openSheets(page);
	await expect(rows(page)).toHaveCount(2);
	await handle(page, 1).focus();
	await page.keyboard.press('ArrowUp');
	await expect(said(page)).toHaveText(/\s: 1 sur 2\.$/);
	await expect(rows(page).first()).toContainText('L’armure annule des dégâts');
	await rows(page)
		.first()
		.getByRole('button', { name: /^Modifier/ })
		.click();
	await page.getByLabel('Votre note').fill('à relire');
	await button(page, 'Enregistrer').click();
	await button(page, 'Partager').click();
	await expect(page.getByRole('link', { name: 'Lien vers cette feuille' })).toHaveAttribute('href', /#f=/);
	await expect(row(page, 'L’armure annule')).toContainText('à relire');
	await expect.poll(async () => (await kept(page)).join()).toMatch(/armure-annule.*à relire.*sequence-forger/);
});

test('the glossary is filtered, and a term has its preview', async ({ page }) => {
	await page.goto('/keyforge/glossaire/');
	await page.getByRole('main').getByRole('searchbox').fill('insai');
	await expect(page.locator('.abecedaire').getByRole('link').filter({ visible: true })).toHaveText(['insaisissable']);
	await page.goto('/keyforge/glossaire/armure/');
	await page.getByRole('main').getByRole('link', { name: 'dégâts', exact: true }).first().hover();
	await expect(page.locator('.bulle')).toContainText('dégât');
});

test.describe('on another site', () => {
	const host = useHost({
		'/element': { html: plainPage(script + embed()) },
		'/bulles': { html: plainPage(`<p>Une armure et de l’Aombre.</p>${tooltips()}`) },
	});

	test('a tool answers in its frame', async ({ page }) => {
		await page.goto(`${host.current.origin}/element`);
		await answered(frame(page));
		await expect(frame(page).contentFrame().getByRole('region', { name: 'Résultat' })).toBeVisible();
	});

	test('a word shows its definition', async ({ page }) => {
		await openMarks(page);
		await page.goto(`${host.current.origin}/bulles`);
		await expect(marks(page)).toHaveCount(2);
		await linkOf(marks(page, 'armure')).hover();
		await expect(preview(page)).toBeVisible();
	});
});
