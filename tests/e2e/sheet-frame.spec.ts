import { deflateRawSync } from 'node:zlib';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { ARMOR, KEY_HAMMER, sheetText } from './sheet-page';

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

const host = useHost({
	'/': pageWith(''),
	'/sandbox': pageWith('sandbox="allow-scripts"'),
});

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

test('a frame without a sheet, or with a broken one, says so', async ({ page }) => {
	await page.goto('/integrer/ma-feuille/');
	await expect(page.getByText('Cette adresse ne contient pas de feuille.')).toBeVisible();
	await page.goto('/integrer/ma-feuille/#f=abc');
	await expect(page.getByText('Ce lien n’est pas une feuille entière')).toBeVisible();
});

test('oEmbed gives a frame of it', async ({ page, request }) => {
	await page.goto('/ma-feuille/');
	const address = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
	const document = await (await request.get(new URL(address ?? '').pathname)).json();
	expect(document.type).toBe('rich');
	expect(document.html).toContain('/integrer/ma-feuille/"');
});
