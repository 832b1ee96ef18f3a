import { expect, type Page } from '@playwright/test';
import { alive, next } from '../e2e/chart-page';
import { toolsAnswer } from '../e2e/tools-answer';
import type { VersionServer } from './version-server';
import type { SiteVersions } from './versions';

// What readers use of a page once it is there, each part of which comes when it is asked for.

/** The menu of a statement. */
export const ruleMenu = (page: Page) => page.getByRole('group', { name: 'Citer cette règle' });
export const pressRuleSign = (page: Page) => page.getByRole('link', { name: 'Lien vers cette règle' }).first().click();
export const searchBox = (page: Page) => page.getByRole('dialog', { name: 'Recherche' });

async function ruleMenuOpens(page: Page): Promise<void> {
	await pressRuleSign(page);
	await expect(ruleMenu(page)).toBeVisible();
	await page.keyboard.press('Escape');
}

async function boxFinds(page: Page, { word }: SiteVersions): Promise<void> {
	await page.keyboard.press('/');
	await expect(searchBox(page)).toBeVisible();
	await page.keyboard.type(word.typed);
	await expect(searchBox(page).getByRole('link', { name: word.found }).first()).toBeVisible();
	await page.keyboard.press('Escape');
}

async function previewComes(page: Page): Promise<void> {
	await page.getByRole('main').locator('a.terme').first().hover();
	await expect(page.getByRole('link', { name: 'Ouvrir' })).toBeVisible();
}

/** The tool comes to life at the case of its address, and all its folds are filled. */
async function toolAnswers(page: Page): Promise<void> {
	await page.locator('[data-outil]').scrollIntoViewIfNeeded();
	await toolsAnswer(page);
	await expect(page.getByRole('spinbutton', { name: 'Chaînes', exact: true })).toHaveValue('7');
	await page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-outil] details')) fold.open = true;
	});
	await expect(page.locator('[data-outil] details > :is(summary:only-child, .attente, .echec)')).toHaveCount(0);
}

async function chartIsPlayed(page: Page): Promise<void> {
	await alive(page);
	await next(page).click();
	await expect(page).toHaveURL(/etape=/);
}

async function searchPageFinds(page: Page, { word }: SiteVersions): Promise<void> {
	await expect(page.locator('[data-resultat] a').filter({ hasText: word.found }).first()).toBeVisible();
}

async function sheetComes(page: Page): Promise<void> {
	await expect(page.locator('[data-feuilles][data-pret]')).toHaveCount(1);
	await expect(page.locator('.feuille .attente')).toHaveCount(0);
}

export type Part = 'ruleMenu' | 'box' | 'preview' | 'tool' | 'chart' | 'search' | 'sheet';

/** What does not work, of these parts of the site; `tool` is where the tool is. Nothing when all do. */
export async function brokenParts(
	page: Page,
	server: VersionServer,
	site: SiteVersions,
	parts: readonly Part[] = ['ruleMenu', 'box', 'preview', 'tool', 'chart', 'search', 'sheet'],
	tool = site.tool.from,
): Promise<string[]> {
	const uses: Record<Part, [address: string, use: (page: Page, site: SiteVersions) => Promise<void>]> = {
		ruleMenu: [site.chapter, ruleMenuOpens],
		box: [site.chapter, boxFinds],
		preview: [site.term, previewComes],
		tool: [`${tool}?chaines=7`, toolAnswers],
		chart: [site.chart, chartIsPlayed],
		search: [`recherche/?q=${site.word.typed}&jeu=${site.game}`, searchPageFinds],
		sheet: ['ma-feuille/', sheetComes],
	};
	const broken: string[] = [];
	const note = (error: Error) => broken.push(error.message);
	page.on('pageerror', note);
	for (const part of parts) {
		const [address, use] = uses[part];
		try {
			await page.goto(server.home + address);
			await use(page, site);
		} catch (error) {
			broken.push(`${part}: ${String(error).split('\n')[0]}`);
		}
	}
	page.off('pageerror', note);
	return broken;
}
