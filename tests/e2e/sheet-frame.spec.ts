import { deflateRawSync } from 'node:zlib';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { type HostPage, useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { ARMOR, button, forty, KEY_HAMMER, openSheets, putSheets, said, sheetText } from './sheet-page';

const written = deflateRawSync(
	Buffer.from(sheetText('Ce soir', [['Armure'], [ARMOR, 'abcd'], [KEY_HAMMER, '']])),
).toString('base64url');
const FRAME = `/integrer/ma-feuille/#f=${written}`;

const script = `<script>
window.heights = [];
addEventListener('message', ({ data, source }) => {
	if (source === document.querySelector('iframe').contentWindow && data.type === 'arbitre:hauteur') heights.push(data);
});
</script>`;
const pageWith = (attributes: string) => ({
	html: `<!doctype html><html lang="fr"><title>Hôte</title>${script}<iframe title="feuille" width="640" height="400" ${attributes} src="{{site}}${FRAME}"></iframe>`,
});

const pages: Record<string, HostPage> = {
	'/': pageWith(''),
	'/sandbox': pageWith('sandbox="allow-scripts"'),
};
const host = useHost(pages);

const sheet = (page: Page): FrameLocator => page.frameLocator('iframe');

for (const path of ['/', '/sandbox']) {
	test(`at ${path}, a frame shows the sheet as it is today, tells its height, and keeps nothing`, async ({ page }) => {
		await page.goto(host.current.origin + path);
		await expect(sheet(page).getByRole('heading', { name: 'Ce soir' })).toBeVisible();
		await expect(sheet(page).locator('.lignes li.ligne')).toHaveText([/L’armure annule.*A changé/s, /Non, une seule/]);
		await expect(sheet(page).getByText('Depuis que cette feuille a été faite, 1 ligne a changé.')).toBeVisible();
		await expect(sheet(page).getByRole('button')).toHaveCount(0);
		const last = () =>
			page.evaluate(() => (window as unknown as { heights: { id: string; hauteur: number }[] }).heights.at(-1));
		await expect.poll(async () => (await last())?.hauteur ?? 0).toBeGreaterThan(250);
		expect((await last())?.id).toBe('ma-feuille');
		await expect(sheet(page).getByRole('link', { name: 'Lire dans L’Arbitre' })).toHaveAttribute(
			'href',
			new RegExp(`/ma-feuille/#f=${written}$`),
		);
	});
}

test('nothing is written on the device of who reads a frame', async ({ page }) => {
	await page.goto(FRAME);
	await expect(page.locator('.lignes li.ligne')).toHaveCount(2);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('the code of a sheet', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	test('keeps the height that its lines need, in a column and on a phone, and has a link below', async ({ page }) => {
		await putSheets(
			page,
			sheetText('Les « ennemis »', [['Arkham'], ...(await forty(page)), [ARMOR, 'abcd', '', 'Note']]),
		);
		await openSheets(page);
		await button(page, 'Partager').click();
		await button(page, 'Copier le code pour un site').click();
		await expect(said(page)).toHaveText('Code à coller copié.');
		const code = await page.evaluate(() => navigator.clipboard.readText());
		pages['/code'] = { html: plainPage(code) };
		for (const width of [390, 700]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(`${host.current.origin}/code`);
			await expect(sheet(page).locator('.lignes li.ligne')).toHaveCount(41);
			await expect(sheet(page).locator('.attente')).toHaveCount(0);
			const kept = await page.locator('iframe').evaluate((frame) => frame.clientHeight);
			const needed = await sheet(page)
				.locator('html')
				.evaluate((root) => root.getBoundingClientRect().height);
			expect(kept, `${width} px`).toBeGreaterThanOrEqual(needed);
			expect(kept, `${width} px`).toBeLessThan(needed * 1.2);
			await expect(page.getByRole('link', { name: 'Les « ennemis » (L’Arbitre)' })).toHaveAttribute(
				'href',
				/\/ma-feuille\/#f=/,
			);
		}
	});
});

test('a frame without a sheet, or with a broken one, says so', async ({ page }) => {
	await page.goto('/integrer/ma-feuille/');
	await expect(page.getByText('Cette adresse ne contient pas de feuille.')).toBeVisible();
	await page.goto('/integrer/ma-feuille/#f=abc');
	await expect(page.getByText('Ce lien n’est pas une feuille entière')).toBeVisible();
});

test('oEmbed gives a link to it: no frame could know which sheet it is', async ({ page, request }) => {
	await page.goto('/ma-feuille/');
	const address = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
	const document = await (await request.get(new URL(address ?? '').pathname)).json();
	expect(document).toMatchObject({ type: 'link', title: 'Une feuille de règles (L’Arbitre)' });
	expect(document.html).toBeUndefined();
});
