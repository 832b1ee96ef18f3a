import { expect, type Locator, type Page, test } from '@playwright/test';
import { frenchTypography } from '../../src/text/french';
import { GAMES } from '../games';
import { allCharts, allowed, type ChartFile, chart, gestures, nameOf } from './chart-content';
import { expectStep, next, openChart, parameter } from './chart-page';
import { spaced } from './combat-page';

const question = (page: Page): Locator => page.getByRole('group', { name: 'Quand puis-je…' });
const answer = (page: Page): Locator =>
	page
		.locator('form')
		.filter({ has: question(page) })
		.getByRole('status');
const ask = (page: Page, titre: string) => question(page).getByText(frenchTypography(titre), { exact: true }).click();

/** Steps that the drawing does not fade, and those that it ticks. */
const shown = (page: Page) =>
	page.locator('.schema .etape').evaluateAll((steps) => {
		const full = steps.filter(
			(step) => Number(getComputedStyle(step.querySelector('.nom') as Element).fontWeight) > 500,
		);
		const ticked = full.filter((step) =>
			getComputedStyle(step.querySelector('summary') as Element, '::after').content.includes('permis'),
		);
		return { full: full.map(({ id }) => id), ticked: ticked.map(({ id }) => id) };
	});

const legal = ({ steps }: ChartFile, geste: string) => steps.filter((step) => allowed(step).includes(geste));

for (const game of GAMES) {
	// The chart that answers the most questions.
	const [busiest] = allCharts
		.filter((item) => item.game === game)
		.toSorted((a, b) => new Set(b.steps.flatMap(allowed)).size - new Set(a.steps.flatMap(allowed)).size);
	if (!busiest) throw new Error(`${game} has no chart.`);
	const requested = gestures(game).filter(({ id }) => legal(busiest, id).length > 0);

	test(`${game}, ${busiest.slug}: each question shows the steps that allow it, and only those`, async ({ page }) => {
		await page.goto(busiest.path);
		await expect(question(page).getByRole('radio')).toHaveCount(requested.length);
		for (const { id, titre } of requested) {
			await ask(page, titre);
			const steps = legal(busiest, id);
			const ids = steps.map((step) => step.id);
			expect(await shown(page), titre).toEqual({ full: ids, ticked: ids });
			const count = ids.length > 1 ? `À ${ids.length} moments : ` : 'À un moment : ';
			await expect(answer(page)).toHaveText(`${count}${steps.map(nameOf).join(', ')}. Tout montrer`);
			const links = answer(page).getByRole('link');
			expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)))).toEqual(
				ids,
			);
			expect(await parameter(page, 'geste')).toBe(id);
		}
	});

	test(`${game}: the page of charts says for each question all the moments of all charts`, async ({ page }) => {
		const charts = allCharts.filter((item) => item.game === game);
		const expected = gestures(game)
			.map(({ id, titre, partout }) => ({
				titre: spaced(frenchTypography(`${titre} ?`)),
				partout: Boolean(partout),
				moments: charts.flatMap((item) => legal(item, id).map((step) => `${item.path}#${step.id}`)),
			}))
			.filter(({ partout, moments }) => partout || moments.length > 0);
		await page.goto(`/${game}/deroulement/`);
		const found = await page.locator('.moments dt').evaluateAll((terms) =>
			terms.map((term) => {
				const said: Element[] = [];
				for (let at = term.nextElementSibling; at?.localName === 'dd'; at = at.nextElementSibling) said.push(at);
				return {
					titre: term.textContent ?? '',
					partout: said.some((item) => item.textContent?.startsWith('À toute étape')),
					moments: said.flatMap((item) => item.querySelector('a')?.getAttribute('href') ?? []),
				};
			}),
		);
		expect(found.map(({ titre, ...rest }) => ({ titre: spaced(titre), ...rest }))).toEqual(expected);
	});
}

test('a moment of the page of charts leads to its step', async ({ page }) => {
	await page.goto('/arkham/deroulement/');
	const { path, steps } = chart('arkham', 'test-de-competence');
	const step = steps.find((item) => item.id === 'tc-2');
	if (!step) throw new Error('tc-2 is gone.');
	await page.locator(`.moments a[href="${path}#tc-2"]`).first().click();
	await expect(page).toHaveURL(`${path}#tc-2`);
	await expect(page.locator('#tc-2')).toBeInViewport();
});

test('« Tout montrer » shows all again, and keeps the keyboard in the question', async ({ page }) => {
	const { path, steps } = chart('arkham', 'round');
	await page.goto(path);
	await ask(page, gestures('arkham').find(({ id }) => id === 'capacite-gratuite')?.titre ?? '');
	expect((await shown(page)).full.length).toBeLessThan(steps.length);
	await answer(page).getByRole('button', { name: 'Tout montrer' }).press('Enter');
	expect(await shown(page)).toEqual({ full: steps.map(({ id }) => id), ticked: [] });
	await expect(answer(page)).toHaveText('');
	await expect(question(page).locator(':focus')).toHaveCount(1);
	await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
	await expect(page).toHaveURL(path);
});

test('the address asks the question', async ({ page }) => {
	const { path } = chart('arkham', 'round');
	await page.goto(`${path}?geste=capacite-gratuite`);
	await expect(question(page).getByRole('radio', { checked: true })).toHaveValue('capacite-gratuite');
	const ids = legal(chart('arkham', 'round'), 'capacite-gratuite').map(({ id }) => id);
	expect(await shown(page)).toEqual({ full: ids, ticked: ids });
	const titles = page.locator('.schema .etape .nom').filter({ visible: true });
	await expect(titles, 'the order can still be read').toHaveCount(chart('arkham', 'round').steps.length);
});

test('a question that the chart does not know is said, and all is shown', async ({ page }) => {
	const { path, steps } = chart('arkham', 'round');
	await page.goto(`${path}?geste=danser`);
	await expect(answer(page)).toHaveText('« danser » n’est pas une action de ce schéma : tout est montré.');
	expect((await shown(page)).full).toHaveLength(steps.length);
});

test('a link of the answer leads to its step, and the game stays where it is', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?geste=capacite-gratuite&etape=etape-1-1');
	await next(page).click();
	await answer(page).getByRole('link').last().click();
	await expect(page.locator('.schema :target')).toBeInViewport();
	await expectStep(page, 'arkham', 'etape-1-2');
	await next(page).click();
	await expectStep(page, 'arkham', 'etape-1-3');
	expect(await parameter(page, 'geste')).toBe('capacite-gratuite');
});
