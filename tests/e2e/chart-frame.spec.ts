import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { allCharts, nameOf } from './chart-content';
import { spaced } from './combat-page';
import { useHost } from './host-page';
import { answered, embed, frame, script } from './hosts/element';
import { plainPage } from './hosts/plain';

// Charts in the frames of other sites: what a branch unfolds, what is printed.

const TEST = 'integrer/arkham/deroulement/test-de-competence/';
const ELEMENT = embed('jeu="arkham" outil="deroulement/test-de-competence"', '<a href="{{site}}/">Un lien</a>');
/** As the builder writes it, for charts. */
const plainFrame = (address: string) => `<iframe src="{{site}}/${address}" width="640" height="780"></iframe>`;

const host = useHost({
	'/balise': { html: plainPage(script + ELEMENT) },
	'/cadre': { html: plainPage(plainFrame(TEST)) },
	...Object.fromEntries(
		allCharts.map(({ path }) => [`/cadre${path}`, { html: plainPage(plainFrame(`integrer${path}`)) }]),
	),
});

/** Opens a page of the host, whose frame is alive. */
async function open(page: Page, path: string): Promise<Locator> {
	await page.goto(host.current.origin + path);
	const shown = path === '/balise' ? frame(page) : page.locator('iframe');
	if (path === '/balise') await answered(shown);
	await expect(shown.contentFrame().locator('[data-pret]')).toHaveCount(1);
	return shown;
}

const step = (content: FrameLocator, id: string): Locator => content.locator(`.schema [id="${id}"]`);

for (const path of ['/balise', '/cadre'] as const) {
	test(`${path}: a branch unfolds the step that it leads to, each time`, async ({ page }) => {
		const content = (await open(page, path)).contentFrame();
		await content.getByText('Voir tout le schéma').click();
		const link = step(content, 'tc-4').locator('.issues a.vers[href="#tc-3"]');
		const detail = step(content, 'tc-3').locator('.detail');
		await expect(detail).toBeHidden();
		await link.click();
		await expect(detail).toBeVisible();
		await step(content, 'tc-3').locator('summary').click();
		await expect(detail).toBeHidden();
		await link.click();
		await expect(detail).toBeVisible();
	});

	test(`${path}: links from step to step leave « Back » to the host`, async ({ page }) => {
		const content = (await open(page, path)).contentFrame();
		const steps = await page.evaluate(() => history.length);
		await content.getByText('Voir tout le schéma').click();
		await step(content, 'tc-4').locator('.issues a.vers[href="#tc-3"]').click();
		await expect(step(content, 'tc-3').locator('.detail')).toBeVisible();
		expect(await content.locator('html').evaluate(() => location.hash)).toBe('#tc-3');
		expect(await page.evaluate(() => history.length)).toBe(steps);
	});

	test(`${path}: the chart is printed, not what plays it`, async ({ page }) => {
		const content = (await open(page, path)).contentFrame();
		await page.emulateMedia({ media: 'print' });
		const steps = content.locator('.schema .pas > li');
		await expect(steps.filter({ visible: true })).toHaveCount(await steps.count());
		await expect(content.locator('.suiveur')).toBeHidden();
		await expect(content.getByText('Voir tout le schéma')).toBeHidden();
		await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
	});
}

test('each chart is printed whole in a plain frame, and can be read', async ({ page }) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 720, height: 1000 });
	const faults: string[] = [];
	for (const { path, steps } of allCharts) {
		const content = (await open(page, `/cadre${path}`)).contentFrame();
		await page.emulateMedia({ media: 'print' });
		const printed = await content.locator(':root').evaluate((root) => ({
			names: [...root.querySelectorAll('.schema summary')].map((line) =>
				[...line.querySelectorAll('.num, .nom')]
					.map((part) => part.textContent?.trim())
					.filter(Boolean)
					.join(' '),
			),
			bottom: root.querySelector('.signature')?.getBoundingClientRect().bottom ?? Number.NaN,
			right: Math.max(...[...root.querySelectorAll('.schema *')].map((part) => part.getBoundingClientRect().right)),
			letters: Number.parseFloat(getComputedStyle(root.querySelector('.nom') as Element).fontSize),
			window: [innerWidth, innerHeight] as const,
		}));
		await page.emulateMedia({ media: 'screen' });
		expect.soft(printed.names.map(spaced), path).toEqual(steps.map((item) => spaced(nameOf(item))));
		const [width, height] = printed.window;
		const told = `${path}: ${printed.right}/${width} × ${printed.bottom}/${height}, letters ${printed.letters}`;
		test.info().annotations.push({ type: 'paper', description: told });
		if (!(printed.bottom <= height && printed.right <= width + 1 && printed.letters >= 7)) faults.push(told);
	}
	expect(faults).toEqual([]);
});
