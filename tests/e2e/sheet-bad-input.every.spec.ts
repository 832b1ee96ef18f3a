import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ARMOR, button, kept, openSheets, putSheets, rows, said, sharedAddress, sheetText } from './sheet-page';

// What is wrong is told in words, and nothing that is kept is lost.

const MINE = sheetText('À moi', [[ARMOR, '']]);
const packed = (text: string) => deflateRawSync(Buffer.from(text)).toString('base64url');
const many = Array.from({ length: 201 }, (_, at) => [`/keyforge/glossaire/armure/#r${at}`, '']);

for (const [name, hash, told] of [
	['cut', packed(MINE).slice(0, 30), 'Ce lien n’est pas une feuille entière'],
	['made of other signs', '%C3%A9<script>', 'Ce lien n’est pas une feuille entière'],
	['of another kind', packed('{"a":1}'), 'Ce lien n’est pas une feuille entière'],
	['of a later version', packed(sheetText('Demain', [], 9)), 'vient d’une version plus récente du site'],
	['with too many lines', packed(sheetText('Longue', many)), 'est trop long pour être une feuille'],
	['too long', 'A'.repeat(17_000), 'est trop long pour être une feuille'],
	['one that swells', packed(' '.repeat(5_000_000)), 'est trop long pour être une feuille'],
] as const) {
	test(`an address that is ${name} is told`, async ({ page }) => {
		await putSheets(page, MINE);
		await openSheets(page, `#f=${hash}`);
		await expect(page.getByRole('alert')).toContainText(told);
		await expect(rows(page)).toHaveCount(1);
		await expect(page.getByRole('group', { name: 'Passage introuvable' })).toHaveCount(0);
		expect((await kept(page)).map((text) => JSON.parse(text)[1])).toEqual(['À moi']);
	});
}

test('what is hostile in an address is text, leads nowhere else, and is counted', async ({ page, baseURL }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const hostile = sheetText('<img src=x onerror=alert(1)>', [
		['<b>Titre</b>'],
		[ARMOR, '', '<script>document.title="pris"</script>', '<a href="//autre.example">note</a>'],
		['javascript:alert(1)', ''],
		['//autre.example/', ''],
		['/keyforge/../../x/', ''],
	]);
	await putSheets(page);
	await openSheets(page, `#f=${packed(hostile)}`);
	await expect(page.getByRole('alert')).toHaveText('3 lignes ne se lisent pas ici et manquent.');
	await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
	await expect(page.locator('.lignes h3')).toHaveText('<b>Titre</b>');
	await expect(page.locator('.remarque')).toHaveText('<a href="//autre.example">note</a>');
	await expect(page.locator('.feuille :is(img, script)')).toHaveCount(0);
	await expect(page).toHaveTitle(/^Ma feuille/);
	expect(asked.filter((address) => !address.startsWith(baseURL ?? ''))).toEqual([]);
});

test('a sheet that is too long for a link is told, and goes into a file', async ({ page }) => {
	const note = Array.from({ length: 400 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)));
	const entries = Array.from({ length: 60 }, (_, at) => [
		`/keyforge/glossaire/armure/#armure-r${at}`,
		'abcd',
		'',
		note.map((sign, place) => String.fromCharCode(sign.charCodeAt(0) + ((at * place) % 97))).join(''),
	]);
	await putSheets(page, sheetText('Longue', entries));
	await openSheets(page);
	await button(page, 'Partager').click();
	await expect(page.getByText('Cette feuille est trop longue pour un lien')).toBeVisible();
	await expect(button(page, 'Copier le lien')).toHaveCount(0);
	await expect(button(page, 'Exporter un fichier')).toBeEnabled();
});

for (const [name, text, told] of [
	['of something else', 'Bonjour', 'n’est pas une feuille entière'],
	['of a later version', sheetText('Demain', [], 9), 'vient d’une version plus récente'],
	['too large', ' '.repeat(600_000), 'est trop long pour être une feuille'],
] as const) {
	test(`a file ${name} is told`, async ({ page }) => {
		await putSheets(page, MINE);
		await openSheets(page);
		await button(page, 'Partager').click();
		const file = { name: 'autre.json', mimeType: 'application/json', buffer: Buffer.from(text) };
		await page.getByLabel('Fichier d’une feuille').setInputFiles(file);
		await expect(said(page)).toContainText(`Le fichier « autre.json » ${told}`);
		expect(await kept(page)).toHaveLength(1);
	});
}

test('a device that has no room left, or that refuses, is told, and nothing is lost', async ({ page }) => {
	await putSheets(page, MINE);
	await openSheets(page);
	const before = await kept(page);
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await button(page, 'Renommer').click();
	await page.getByLabel('Nom de la feuille').fill('Autre');
	await page.keyboard.press('Enter');
	await expect(said(page)).toContainText(/n’a plus de place.*Il y garde \d+ signes, dont \d+ pour vos feuilles/s);
	await expect(page.getByRole('heading', { name: 'À moi' })).toBeVisible();
	expect(await kept(page)).toEqual(before);

	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('no', 'SecurityError');
			},
		});
	});
	await openSheets(page);
	await expect(page.getByText('Ce navigateur ne permet pas de garder une feuille')).toBeVisible();
	await button(page, 'Nouvelle feuille vide').click();
	await page.getByRole('button', { name: 'Ajouter un titre' }).click();
	await expect(page.getByLabel('Titre du groupe')).toBeFocused();
	await page.keyboard.type('Sans rien garder');
	await page.keyboard.press('Enter');
	await expect(rows(page)).toHaveText('Sans rien garder');
	expect(await sharedAddress(page)).toContain('#f=');
	await page.goto('/keyforge/glossaire/armure/');
	await page.locator('#armure-annule > .ancre').click();
	await page.getByRole('button', { name: 'Ajouter à ma feuille' }).click();
	await expect(page.getByRole('group', { name: 'Citer cette règle' }).getByRole('status')).toContainText(
		'Ce navigateur ne permet pas de garder une feuille.',
	);
});

test('a sheet of another version is left as it is', async ({ page }) => {
	const later = sheetText('Demain', [['x', 'y', 'z', 't', 'u']], 9);
	await putSheets(page, later);
	await openSheets(page);
	await expect(page.getByText('elle ne se lit pas ici, et rien n’y est changé')).toBeVisible();
	await openSheets(page, `?ajouter=${encodeURIComponent(ARMOR)}`);
	await expect(page.getByRole('alert')).toContainText('La feuille ouverte ne se lit pas ici');
	expect(await kept(page)).toEqual([later]);
	await button(page, 'Nouvelle').click();
	await expect(page.getByRole('heading', { name: 'Nouvelle feuille' })).toBeVisible();
	expect((await kept(page))[0]).toBe(later);
});

test('a full device is told of no change when a sheet is only opened', async ({ page }) => {
	await putSheets(page, MINE);
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await openSheets(page);
	await expect(rows(page)).toContainText('elle ne subit que ce qui dépasse');
	await expect(page.locator('.message')).toHaveText('');
	await button(page, 'Textes courts').click();
	await expect(said(page)).toContainText('ce changement n’est pas gardé');
});
