import { expect, test } from '@playwright/test';
import { violations } from '../a11y/axe';
import { GAMES } from '../games';
import { builtPages } from '../site/built-site';
import { allCharts, nameOf, sampleCharts } from './chart-content';
import {
	alive,
	drawn,
	expectStep,
	marked,
	move,
	next,
	openChart,
	parameter,
	previous,
	stack,
	startFrom,
	stepper,
	unfold,
} from './chart-page';
import { spaced } from './combat-page';

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

test('a step of the drawing brings the game there, and leaves nested sequences', async ({ page }) => {
	await openChart(page, 'arkham', 'round', '?etape=tc-3&depuis=etape-1-3-avance-retourner');
	await startFrom(page, 'etape-3-3');
	await expectStep(page, 'arkham', 'etape-3-3');
	await expect(stack(page)).toHaveCount(0);
	await expect(stepper(page), 'the stepper is in sight').toBeInViewport();
	expect(await marked(page)).toEqual(['etape-3-3']);
	expect(await parameter(page, 'etape')).toBe('etape-3-3');
	await previous(page).click();
	await expectStep(page, 'arkham', 'tc-3');
});

for (const { game, slug, path, steps } of sampleCharts) {
	test(`${game}, ${slug}: steps are read in the order of the game`, async ({ page }) => {
		await page.goto(path);
		const read = await page
			.getByRole('list')
			.locator('summary')
			.evaluateAll((all) =>
				all.map((summary) =>
					[...summary.querySelectorAll('.num, .nom')]
						.map((part) => part.textContent?.trim())
						.filter(Boolean)
						.join(' '),
				),
			);
		expect(read.map(spaced)).toEqual(steps.map((step) => spaced(nameOf(step))));
		await expect(page.locator('.schema details[open]')).toHaveCount(0);
		const items = page.locator('.schema .pas > li');
		await expect(items).toHaveCount(steps.length);
		expect(await items.evaluateAll((all) => all.map(({ id }) => id))).toEqual(steps.map(({ id }) => id));
	});
}

test('a step unfolds where it stands, and says what it does', async ({ page }) => {
	await page.goto('/arkham/deroulement/test-de-competence/');
	const detail = drawn(page, 'tc-5').locator('.detail');
	await expect(detail).toBeHidden();
	await unfold(page, 'tc-5');
	await expect(detail).toContainText('Partez de la valeur de base');
	await expect(detail.locator('.lois a').first()).toHaveAttribute('href', /#tc-5$/);
	await expect(page.locator('.schema details[open]'), 'the others stay folded').toHaveCount(1);
	await unfold(page, 'tc-5');
	await expect(detail).toBeHidden();
});

test('a link to a step unfolds it, from outside and from a branch', async ({ page }) => {
	await page.goto('/arkham/deroulement/test-de-competence/#tc-5');
	await expect(drawn(page, 'tc-5').locator('.detail')).toBeVisible();
	await drawn(page, 'tc-4').locator('.issues a.vers[href="#tc-3"]').click();
	await expect(drawn(page, 'tc-3').locator('.detail')).toBeVisible();
	await page.goto('/arkham/deroulement/test-de-competence/?etape=tc-2');
	await expect(drawn(page, 'tc-2').locator('.detail')).toBeVisible();
});

test('a step that a tool computes opens it with its case', async ({ page }) => {
	await page.goto('/l5r/deroulement/conflit/');
	await unfold(page, 'etape-3-2-3');
	await drawn(page, 'etape-3-2-3').getByRole('link', { name: 'Calculer ce cas' }).click();
	await expect(page).toHaveURL(/\/l5r\/outils\/conflit\/\?a1=militaire\.3_politique\.2&d1=/);
	await expect(page.locator('.reponse').first()).toContainText('attaquant');
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('loops and branches say in words where they go', async ({ page }) => {
	await page.goto('/l5r/deroulement/round/');
	const loop = drawn(page, 'etape-3-3').locator('.sortie a');
	await expect(loop).toHaveText('Fenêtre d’action hors conflit');
	await expect(loop).toHaveAttribute('href', '#fenetre-conflit');
	await expect(drawn(page, 'etape-3-2').locator('.issues')).toContainText('ouvre : Le conflit');
});

test('a round that starts again leads to its start', async ({ page }) => {
	await page.goto('/arkham/deroulement/round/');
	const again = drawn(page, 'etape-4-6').getByRole('link', { name: 'Round suivant' });
	await expect(again).toHaveAttribute('href', '#round-premier');
	await page.goto('/mistborn/deroulement/tour/');
	await expect(page.locator('.schema .reprend'), 'a chart that ends in several ways does not say which').toHaveCount(0);
});

test('the arrow of a branch is heard in words', async ({ page }) => {
	await page.goto('/arkham/deroulement/test-de-competence/');
	const ways = drawn(page, 'tc-4').locator('.issues').getByRole('link');
	await expect(ways.first()).toHaveAccessibleName('aller à TC.5');
	await expect(ways.last()).toHaveAccessibleName('revenir à TC.3');
});

test('the legend explains what is drawn, and nothing else', async ({ page }) => {
	for (const { path } of sampleCharts) {
		await page.goto(path);
		const shapes = (selector: string) =>
			page.locator(selector).evaluateAll((all) => all.map((drawing) => drawing.getAttribute('d')));
		const told = await shapes('.legende-schema path');
		const plain = 'M10 7a3 3 0 1 0 0 6a3 3 0 0 0 0-6z';
		const shown = (await shapes('.schema path')).filter((shape) => shape !== plain);
		expect.soft([...told].sort(), path).toEqual([...new Set(shown)].sort());
	}
});

for (const [name, width, height, most] of [
	['a wide screen', 1440, 900, 900],
	['two screens of a phone', 390, 844, 2 * 844],
] as const) {
	test(`the whole of each chart, under its title, is drawn in ${name}`, async ({ page }) => {
		test.setTimeout(90_000);
		await page.setViewportSize({ width, height });
		const high: string[] = [];
		for (const { path } of sampleCharts) {
			await page.goto(path);
			const bottom = await page.locator('.schema').evaluate((chart) => chart.getBoundingClientRect().bottom + scrollY);
			if (!(bottom <= most)) high.push(`${path}: ${bottom}`);
		}
		expect(high).toEqual([]);
	});
}

test('every step leads to the rule that states it', () => {
	const pages = new Map(builtPages().map(({ path, html }) => [path, html]));
	const wrong = allCharts.flatMap(({ path, steps }) => {
		const titles = [...(pages.get(path) ?? '').matchAll(/<a class="loi" href="([^"#]*)#([^"]*)"/g)];
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
			for (const { path } of sampleCharts.filter((chart) => chart.game === game)) {
				await page.goto(path);
				await alive(page);
				await move(page, 'Détails').click();
				const small = await page.evaluate(() =>
					[...document.querySelectorAll('.suiveur :is(button, input), .quand label, .schema summary')]
						.map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
						.filter(({ box }) => box.width < 24 || box.height < 24)
						.map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
				);
				expect.soft(small, path).toEqual([]);
				// What stays at hand covers a part of what scrolls under it: the stepper, and the header above.
				await page.locator('.cote-suiveur').evaluate((side) => {
					side.style.position = 'static';
					scrollTo({ top: 0, behavior: 'instant' });
				});
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
			for (const { path } of sampleCharts) {
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
