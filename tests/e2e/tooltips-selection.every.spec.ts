import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { expectWords, marks, redo, tooltips, undo } from './hosts/tooltips';

// What a reader selects and copies, and what the host sees of it: as if no word were marked.

const text =
	'<p id="p">Une armure annule<br>des <b>dégâts</b>, et six Aombres forgent une clé.</p><p id="q">Chaque défausse compte.</p>';
const host = useHost({ '/': { html: plainPage(text + tooltips()) } });
const words = ['armure', 'dégâts', 'Aombres', 'forgent', 'clé', 'défausse'];

test.beforeEach(async ({ page }) => {
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, words);
});

/** What copying both paragraphs puts in the clipboard. */
const copied = (page: Page) =>
	page.evaluate(() => {
		const range = new Range();
		range.setStartBefore(document.getElementById('p') as Node);
		range.setEndAfter(document.getElementById('q') as Node);
		const selection = getSelection() as Selection;
		selection.removeAllRanges();
		selection.addRange(range);
		return selection.toString();
	});

async function pasted(page: Page): Promise<string> {
	await copied(page);
	await page.keyboard.press('ControlOrMeta+C');
	return page.evaluate(() => navigator.clipboard.readText());
}

test('a selection says and copies the same text', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const marked = [await copied(page), await pasted(page)];
	await undo(page);
	expect(marked).toEqual([await copied(page), await pasted(page)]);
	expect(marked[0]).toContain('Une armure annule\ndes dégâts, et six Aombres forgent une clé.');
});

test('a drag that starts in a marked word selects', async ({ page }) => {
	const box = await marks(page, 'armure').boundingBox();
	if (!box) throw new Error('Nothing is drawn.');
	const y = box.y + box.height / 2;
	await page.mouse.move(box.x + 1, y);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width + 40, y, { steps: 8 });
	await page.mouse.up();
	expect(await page.evaluate(() => `${getSelection()}`)).toMatch(/^armure ann/);
	expect(page.context().pages()).toHaveLength(1);
});

test('three clicks select the paragraph', async ({ page }) => {
	await page.locator('#q').click({ clickCount: 3, position: { x: 5, y: 8 } });
	expect((await page.evaluate(() => `${getSelection()}`)).trim()).toBe('Chaque défausse compte.');
});

test('a selection that was there before the page is marked again stays', async ({ page }) => {
	await undo(page);
	const select = () =>
		page.evaluate(() => {
			const [text] = document.getElementById('q')?.childNodes ?? [];
			getSelection()?.setBaseAndExtent(text as Node, 2, text as Node, 20);
		});
	await select();
	await redo(page);
	await expectWords(page, words);
	expect(await page.evaluate(() => `${getSelection()}`)).toBe('aque défausse comp');
});

test('the host sees every event of its texts, none of them held back', async ({ page }) => {
	await page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		for (const type of [
			'pointerdown',
			'mousedown',
			'mouseup',
			'click',
			'pointerover',
			'mousemove',
			'keydown',
			'focusin',
			'selectstart',
		])
			document.getElementById('p')?.addEventListener(type, (event) => {
				seen.push(`${event.type} ${event.defaultPrevented} ${(event.target as Element).closest?.('#p') !== null}`);
			});
	});
	const opened = page.context().waitForEvent('page');
	await marks(page, 'armure').click();
	await opened;
	await page.getByRole('link', { name: 'un lien' }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
	for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'pointerover', 'mousemove', 'keydown', 'focusin'])
		expect(seen).toContain(`${type} false true`);
	expect(seen.filter((event) => !event.endsWith('false true'))).toEqual([]);
});
