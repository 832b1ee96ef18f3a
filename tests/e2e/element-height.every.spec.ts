import { expect, type Page, test } from '@playwright/test';
import { type HostPage, useHost } from './host-page';
import { answered, element, embed, fits, frame, script, size } from './hosts/element';
import { plainPage } from './hosts/plain';
import { drawnAgain, record, recorded } from './hosts/record';
import { FULL_FIGHT } from './tool-pages';
import { toolsAnswer } from './tools-answer';

// The frame is as high as what it holds: soon, without a scrollbar, and without an exchange that never ends.

// Scrollbars take room, as on most desktops: the width that is left is what makes such exchanges.
test.use({
	launchOptions: [
		async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
		{ scope: 'worker' },
	],
});

const kinds = {
	'/outil': 'jeu="keyforge" outil="combat"',
	'/cas': `jeu="keyforge" outil="combat" parametres="${FULL_FIGHT.replaceAll('&', '&amp;')}"`,
	'/schema': 'jeu="keyforge" outil="deroulement/tour"',
	'/terme': 'jeu="keyforge" outil="glossaire/armure"',
	'/regle': 'jeu="keyforge" outil="glossaire/armure#armure-annule"',
};

const pages: Record<string, HostPage> = Object.fromEntries(
	Object.entries(kinds).map(([path, attributes]) => [path, { html: plainPage(script + embed(attributes)) }]),
);
const host = useHost(pages);

/** Opens one of the pages above and waits for its frame, and for the script of the tool, which draws a case of its own. */
async function open(page: Page, path: keyof typeof kinds): Promise<void> {
	await record(page);
	await page.goto(host.current.origin + path);
	await answered(frame(page));
	await toolsAnswer(frame(page).contentFrame());
	await fits(frame(page));
}

for (const path of Object.keys(kinds) as (keyof typeof kinds)[]) {
	test(`${path} settles within 200 ms of its first message, and then keeps silent`, async ({ page }) => {
		await open(page, path);
		expect(await drawnAgain(page)).toEqual([]);
		const { messages, drawn } = await recorded(page);
		// A case of its own is drawn by the script of the tool, whenever that one comes: its message is the second.
		const message = path === '/cas' ? messages.at(-1) : messages[0];
		const settled = (drawn.at(-1)?.at ?? Number.NaN) - (message?.at ?? Number.NaN);
		test.info().annotations.push({ type: 'settled', description: `${settled} ms, ${messages.length} messages` });
		expect(messages.length).toBeLessThanOrEqual(3);
		expect(settled).toBeLessThanOrEqual(200);
		expect(drawn.at(-1)?.heights).toEqual([messages.at(-1)?.hauteur]);
	});
}

test('what follows moves once, from the height reserved to that of the content', async ({ page }) => {
	await open(page, '/regle');
	expect(await drawnAgain(page)).toEqual([]);
	// Before our script, the element is a line of text.
	const heights = (await recorded(page)).drawn.map(({ heights }) => heights[0] ?? 0).filter((height) => height > 50);
	expect(heights).toEqual([240, (await recorded(page)).messages[0]?.hauteur]);

	// With the right height reserved, nothing moves.
	pages['/reserve'] = { html: plainPage(script + embed(`${kinds['/regle']} hauteur="${heights[1]}"`)) };
	await page.goto(`${host.current.origin}/reserve`);
	await answered(frame(page));
	await fits(frame(page));
	await drawnAgain(page);
	const again = (await recorded(page)).drawn.map(({ heights }) => heights[0] ?? 0).filter((height) => height > 50);
	expect(again).toEqual([heights[1]]);
});

test('the frame follows the width of the window, with few messages for each', async ({ page }) => {
	await open(page, '/outil');
	expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'a scrollbar').toBeGreaterThan(
		0,
	);
	// Unfolded, the tool is long enough for each width to give another height.
	const closed = (await size(element(page))).height;
	await frame(page).contentFrame().getByText('Étapes, lien et questions').click();
	await expect.poll(async () => (await size(element(page))).height).toBeGreaterThan(closed + 100);
	const wide = (await size(element(page))).height;
	const heights = [];
	for (const width of [900, 640, 480, 340, 1280]) {
		const { messages, drawn } = await recorded(page);
		const [before, height] = [messages.length, drawn.at(-1)?.heights[0]];
		await page.setViewportSize({ width, height: 720 });
		await expect.poll(async () => (await size(element(page))).height).not.toBe(height);
		await fits(frame(page));
		expect(await drawnAgain(page)).toEqual([]);
		expect((await recorded(page)).messages.length - before).toBeLessThanOrEqual(3);
		heights.push((await size(element(page))).height);
	}
	expect(heights[3]).toBeGreaterThan(heights[0] ?? 0);
	expect(heights[4]).toBe(wide);
});

test('the frame grows with a case of more events, and shrinks back', async ({ page }) => {
	await open(page, '/outil');
	const tool = frame(page).contentFrame();
	await tool.getByText('Étapes, lien et questions').click();
	await fits(frame(page));
	const { height } = await size(element(page));
	await tool.getByRole('button', { name: 'Dégâts avec projection sur une ligne' }).click();
	await expect.poll(async () => (await size(element(page))).height).toBeGreaterThan(height + 100);
	await fits(frame(page));
	await tool.getByRole('button', { name: 'Recommencer' }).click();
	await expect.poll(async () => (await size(element(page))).height).toBe(height);
	await fits(frame(page));
	expect(await drawnAgain(page)).toEqual([]);
});

test('the frame follows what is unfolded in it, and what is folded again', async ({ page }) => {
	await open(page, '/terme');
	const { height } = await size(element(page));
	const summary = frame(page).contentFrame().getByText('Les règles en détail');
	await summary.click();
	await expect.poll(async () => (await size(element(page))).height).toBeGreaterThan(height + 200);
	await fits(frame(page));
	await summary.click();
	await expect.poll(async () => (await size(element(page))).height).toBe(height);
	expect(await drawnAgain(page)).toEqual([]);
});

test.describe('on a screen whose pixels are no whole number of CSS pixels', () => {
	test.use({ deviceScaleFactor: 1.1, viewport: { width: 811, height: 607 } });

	test('nothing scrolls by a fraction', async ({ page }) => {
		await open(page, '/cas');
		expect(await drawnAgain(page)).toEqual([]);
	});
});

test('a frame below the window is as high as its content before it is seen', async ({ page }) => {
	pages['/plus-bas'] = { html: plainPage(`${script}<div style="height: 1200px"></div>${embed()}`) };
	await record(page);
	await page.goto(`${host.current.origin}/plus-bas`);
	await expect(frame(page)).toHaveCSS('opacity', '1');
	await expect(element(page)).not.toBeInViewport();
	await frame(page).scrollIntoViewIfNeeded();
	await fits(frame(page));
	expect(await drawnAgain(page)).toEqual([]);
	expect((await recorded(page)).messages).toHaveLength(1);
});
