import { expect, test } from '@playwright/test';
import { violations } from '../a11y/axe';
import { GAMES } from '../games';
import { builtPages } from '../site/built-site';
import { allCharts, nameOf } from './chart-content';
import { alive, drawn, expectStep, marked, next, openChart, parameter, previous, stack, stepper } from './chart-page';
import { spaced } from './combat-page';

const FROM_HERE = /^Suivre la partie d’ici/;

test('the drawing shows where the game is', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=etape-1-1');
	expect(await marked(page)).toEqual(['etape-1-1']);
	await next(page).click();
	await expect.poll(() => marked(page)).toEqual(['etape-1-2']);
	await previous(page).click();
	await expect.poll(() => marked(page)).toEqual(['etape-1-1']);
});

test('the drawing shows where the chart goes on while a nested sequence is played', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=tc-3&depuis=etape-1-3-avance-retourner');
	expect(await marked(page)).toEqual(['etape-1-3-avance-retourner']);
	await openChart(page, 'arkham', 'round', '?etape=fin');
	expect(await marked(page), 'nothing once the chart is over').toEqual([]);
});

test('the number of a step brings the game there, and leaves nested sequences', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=tc-3&depuis=etape-1-3-avance-retourner');
	await drawn(page, 'etape-3-3').getByRole('link', { name: FROM_HERE }).click();
	await expectStep(page, 'arkham', 'etape-3-3');
	await expect(stack(page)).toHaveCount(0);
	await expect(stepper(page), 'the stepper is in sight').toBeInViewport();
	expect(await marked(page)).toEqual(['etape-3-3']);
	expect(await parameter(page, 'etape')).toBe('etape-3-3');
	await previous(page).click();
	await expectStep(page, 'arkham', 'tc-3');
});

for (const { game, slug, path, steps } of allCharts) {
	test(`${game}, ${slug}: steps are read in the order of the game`, async ({ page }) => {
		await page.goto(path);
		const tree = await page.locator('.schema').ariaSnapshot();
		const read = [...tree.matchAll(/link "Suivre la partie d’ici : (.*)"/g)].map(([, name = '']) =>
			spaced(name.replaceAll('\\"', '"')),
		);
		expect(read).toEqual(steps.map((step) => spaced(nameOf(step))));
		const items = page.locator('.schema .pas > li');
		await expect(items).toHaveCount(steps.length);
		expect(await items.evaluateAll((all) => all.map(({ id }) => id))).toEqual(steps.map(({ id }) => id));
	});
}

test('every step leads by its title to the rule that states it', () => {
	const pages = new Map(builtPages().map(({ path, html }) => [path, html]));
	const wrong = allCharts.flatMap(({ path, steps }) => {
		const titles = [...(pages.get(path) ?? '').matchAll(/<a class="nom" href="([^"#]*)#([^"]*)"/g)];
		const missing = titles.length === steps.length ? [] : [`${path}: ${titles.length} links, ${steps.length} steps`];
		const lost = titles.filter(([, to = '', id = '']) => !pages.get(to)?.includes(` id="${id}"`));
		return [...missing, ...lost.map(([, to, id]) => `${path} → ${to}#${id}`)];
	});
	expect(wrong).toEqual([]);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	for (const game of GAMES) {
		test(`${game}: what is touched is large enough, or far enough from the rest`, async ({ page }) => {
			for (const { path } of allCharts.filter((chart) => chart.game === game)) {
				await page.goto(path);
				await alive(page);
				const small = await page.evaluate(() =>
					[...document.querySelectorAll('.suiveur :is(button, input), .quand label, .schema .ici')]
						.map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
						.filter(({ box }) => box.width < 24 || box.height < 24)
						.map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
				);
				expect.soft(small, path).toEqual([]);
				const near = await violations(page, { include: 'main', rules: ['target-size'], least: ['target-size'] });
				expect.soft(near, path).toEqual([]);
			}
		});
	}

	for (const width of [390, 320]) {
		test(`no chart is wider than a window of ${width} pixels`, async ({ page }) => {
			test.setTimeout(90_000);
			await page.setViewportSize({ width, height: 700 });
			const wide: string[] = [];
			for (const { path } of allCharts) {
				await page.goto(path);
				await alive(page);
				const found = await page.evaluate(() => {
					const { scrollWidth, clientWidth } = document.documentElement;
					const out = [...document.querySelectorAll('main *')].filter((element) => {
						const { left, right, width } = element.getBoundingClientRect();
						return width > 1 && !element.closest('.visuellement-cache') && (right > clientWidth + 0.5 || left < -0.5);
					});
					const scrolls = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`] : [];
					return [...scrolls, ...out.map(({ localName, className }) => `<${localName} class="${className}">`)];
				});
				wide.push(...found.map((fault) => `${path} ${fault}`));
			}
			expect(wide).toEqual([]);
		});
	}
});
