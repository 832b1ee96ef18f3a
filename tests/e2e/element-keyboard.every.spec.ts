import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { tags } from '../a11y/axe';
import { useHost } from './host-page';
import { answered, element, embed, fits, frame, script } from './hosts/element';
import { plainPage } from './hosts/plain';
import { strictCspPage } from './hosts/strict-csp';

// The frame in the order of the keys and in the ears of assistive technology.

const term = embed('jeu="keyforge" outil="glossaire/armure"', '<a href="/armure">Armure</a>');
const everyKind = [
	embed(),
	term,
	embed('jeu="keyforge" outil="deroulement/tour"'),
	embed('jeu="keyforge" outil="glossaire/armure#armure-annule"', ''),
].join('');

const host = useHost({
	'/': { html: plainPage(script + term) },
	'/tout': { html: plainPage(script + everyKind) },
	'/csp': strictCspPage(script + everyKind),
});

/** What has the focus, by its text: in the page, or in the frame when this one has it. */
async function focused(page: Page): Promise<string> {
	const text = () => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
	if (await page.evaluate(() => document.activeElement?.localName !== 'arbitre-outil')) return page.evaluate(text);
	return `cadre : ${await frame(page).contentFrame().locator(':root').evaluate(text)}`;
}

/** Presses a key until what is after or before the frame has the focus. Returns all that had it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end: string): Promise<string[]> {
	const passed = [await focused(page)];
	while (passed.at(-1) !== end) {
		await page.keyboard.press(key);
		passed.push(await focused(page));
		if (passed.length > 40) throw new Error(`No way out of the frame: ${passed}`);
	}
	return passed;
}

test('Tab goes from the page into the frame and out again, both ways', async ({ page }) => {
	await page.goto(host.current.origin);
	await answered(frame(page));
	await page.getByRole('link', { name: 'un lien' }).focus();
	const forward = await walk(page, 'Tab', 'un autre');
	expect(forward.slice(0, 2)).toEqual(['un lien', 'cadre : Armure']);
	expect(forward.at(-2)).toBe('cadre : Lire dans L’Arbitre');
	expect(forward).toContain('cadre : Les règles en détail');
	expect(forward.slice(1, -1).every((step) => step.startsWith('cadre : '))).toBe(true);
	expect(new Set(forward).size).toBe(forward.length);
	// The frame itself is a stop of its own on the way back, in some browsers.
	const back = await walk(page, 'Shift+Tab', 'un lien');
	expect(back.filter((step) => step !== 'cadre : ').reverse()).toEqual(forward);
});

test('a tool is used with keys alone, and the frame follows', async ({ page }) => {
	await page.goto(host.current.origin);
	await answered(frame(page));
	const summary = frame(page).contentFrame().getByText('Les règles en détail');
	await page.getByRole('link', { name: 'un lien' }).focus();
	for (let step = 0; step < 10 && (await focused(page)) !== 'cadre : Les règles en détail'; step++)
		await page.keyboard.press('Tab');
	await expect(summary).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(frame(page).contentFrame().getByText('Gagner de l’armure')).toBeVisible();
	await fits(frame(page));
});

test('a frame has a name, and is no step for those who skip it', async ({ page }) => {
	await page.goto(`${host.current.origin}/tout`);
	await expect(frame(page)).toHaveCount(4);
	const titles = await frame(page).evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).title));
	expect(titles).toEqual(['Calculateur de combat', 'Armure', 'Calculateur de combat', 'L’Arbitre']);
});

for (const path of ['/tout', '/csp']) {
	test(`axe holds nothing against ${path} and its frames, in light and in dark`, async ({ page }) => {
		test.setTimeout(60_000);
		await page.goto(host.current.origin + path);
		for (const at of [0, 1, 2, 3]) await answered(frame(page).nth(at));
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
			const inFrames = passes.flatMap(({ nodes }) => nodes).filter(({ target }) => target.length > 1);
			expect(inFrames.length, 'what axe has seen in the frames').toBeGreaterThan(100);
			expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual(
				[],
			);
		}
	});
}

test('axe holds nothing against the link that stands for a silent frame', async ({ page }) => {
	await page.route('**/integrer/**', (route) => route.abort());
	await page.goto(`${host.current.origin}/tout`);
	await expect(element(page).getByRole('link')).toHaveCount(4);
	const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
	expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
});
