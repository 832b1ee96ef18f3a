import { expect, type Page, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { ARMOR, button, CHAPTER, forty, openSheets, putSheets, rows, sheetText } from './sheet-page';

const MM = 96 / 25.4;

async function openForty(page: Page): Promise<void> {
	const refs = await forty(page);
	await putSheets(page, sheetText('Ennemis', [['Apparition'], ...refs.slice(0, 20), ['Attaque'], ...refs.slice(20)]));
	await openSheets(page);
	await expect(rows(page)).toHaveCount(42);
	await button(page, 'Imprimer').click();
}

/** Width and height of the first page of a PDF, in millimetres, and how many pages it has. */
async function paperOf(page: Page): Promise<{ size: string; pages: number }> {
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	const [, wide = '0', high = '0'] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? [];
	const size = [wide, high].map((points) => Math.round((Number(points) * 25.4) / 72)).join(' × ');
	return { size, pages: [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length };
}

/** What a phone reads in a code of the page. */
async function scanned(page: Page, code = page.locator('.qr').first()): Promise<string> {
	const { size, dark } = await code.evaluate((svg) => {
		const { width } = (svg as SVGSVGElement).viewBox.baseVal;
		const path = svg.querySelector('path')?.getAttribute('d') ?? '';
		return {
			size: width,
			dark: [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [x, y, run].map(Number)),
		};
	});
	const SCALE = 4;
	const side = size * SCALE;
	const data = new Uint8ClampedArray(side * side * 4).fill(255);
	for (const [x = 0, y = 0, run = 0] of dark)
		for (let row = y * SCALE; row < (y + 1) * SCALE; row++)
			for (let column = x * SCALE; column < (x + run) * SCALE; column++)
				data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
	return decodeQR({ width: side, height: side, data });
}

test('forty rules on A4 and A5, in one column or two, without anything to press', async ({ page }) => {
	await openForty(page);
	const wide = await paperOf(page);
	expect(wide.size).toBe('210 × 297');
	expect(wide.pages).toBeLessThanOrEqual(3);
	await page.getByLabel('Page A5').check();
	expect((await paperOf(page)).size).toBe('148 × 210');
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('.feuille').getByRole('button')).toHaveCount(0);
	await expect(rows(page).nth(1).locator('.adresse')).toBeVisible();
	const left = () =>
		rows(page).evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().x))).size);
	expect(await left()).toBe(2);
	await page.emulateMedia({ media: 'screen' });
	await page.getByLabel('Une', { exact: true }).check();
	await page.emulateMedia({ media: 'print' });
	expect(await left()).toBe(1);
	await page.emulateMedia({ media: 'screen' });
	await page.reload();
	await button(page, 'Imprimer').click();
	await expect(page.getByLabel('Page A5')).toBeChecked();
});

test('forty cards of 63 × 88 mm, nine a page, each with its rule inside its edges', async ({ page }) => {
	await openForty(page);
	await page.getByLabel('Cartes 63 × 88 mm').check();
	await expect(page.locator('.planche')).toHaveCount(5);
	await page.emulateMedia({ media: 'print' });
	const cards = page.locator('.planche article');
	await expect(cards).toHaveCount(40);
	for (const { wide, high, over, where } of await cards.evaluateAll((all) =>
		all.map((card) => {
			const box = card.getBoundingClientRect();
			return {
				wide: box.width,
				high: box.height,
				over: card.scrollHeight - card.clientHeight,
				where: card.querySelector('.adresse')?.textContent,
			};
		}),
	)) {
		expect(wide / MM).toBeCloseTo(63, 1);
		expect(high / MM).toBeCloseTo(88, 1);
		expect(over, where ?? '').toBeLessThanOrEqual(0);
		expect(where).toContain(CHAPTER);
	}
	await expect(rows(page).first()).toBeHidden();
	await expect(page.locator('.coupe path').first()).toBeVisible();
	expect(await paperOf(page)).toEqual({ size: '210 × 297', pages: 5 });
});

test('the code of a sheet of forty rules opens it, and that of a card its rule', async ({ page, baseURL }) => {
	await openForty(page);
	await page.getByLabel('Un code QR vers cette feuille').check();
	await expect(page.getByRole('img', { name: 'Code QR de cette feuille' })).toBeVisible();
	const address = await scanned(page);
	await page.getByLabel('Cartes 63 × 88 mm').check();
	await expect(page.locator('.planche .qr')).toHaveCount(40);
	const first = await rows(page).nth(1).getByRole('link').getAttribute('href');
	expect(await scanned(page, page.locator('.planche .qr').first())).toBe(`${baseURL}${first}`);
	await page.goto(address);
	await expect(page.getByRole('group', { name: 'Feuille reçue' })).toBeVisible();
	await expect(page.locator('.lignes li.ligne')).toHaveCount(40);
});

test('a sheet whose address no code holds says so', async ({ page }) => {
	const note = (at: number) =>
		Array.from({ length: 380 }, (_, sign) => ((at * 7919 + sign * sign * 31) % 97).toString(36))
			.join('')
			.slice(0, 380);
	await putSheets(
		page,
		sheetText(
			'Longue',
			Array.from({ length: 12 }, (_, at) => [`${ARMOR}${at}`, 'abcd', '', note(at)]),
		),
	);
	await openSheets(page);
	await button(page, 'Imprimer').click();
	await page.getByLabel('Un code QR vers cette feuille').check();
	await expect(page.getByText('trop longue pour un code QR')).toBeVisible();
});

test('paper is asked for by the button', async ({ page }) => {
	await putSheets(page, sheetText('Ce soir', [[ARMOR, '']]));
	await openSheets(page);
	await button(page, 'Imprimer').click();
	const printed = page.evaluate(() => new Promise((done) => Object.assign(window, { print: () => done('asked') })));
	await page.getByRole('form', { name: 'Imprimer' }).getByRole('button', { name: 'Imprimer' }).click();
	expect(await printed).toBe('asked');
});
