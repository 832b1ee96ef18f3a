import { expect, type Page, test } from '@playwright/test';
import { serveHost } from './host-page';
import { codeText, openBuilder, preview } from './integrer-page';

/** Opens a page of another site that holds a code of ours. */
async function paste(page: Page, html: string, site: string, headers: Record<string, string> = {}) {
	const host = await serveHost(
		{ '/': { html: `<!doctype html><title>Blog</title><main>${html}</main>`, headers } },
		site,
	);
	await page.goto(`${host.origin}/`);
	return host;
}

const CASE = '?jeu=keyforge&outil=combat&parametres=a%3Dpuissance.9&theme=sombre';

test('the element, pasted in another site, shows the case in a frame as high as it needs', async ({
	page,
	baseURL,
}) => {
	await openBuilder(page, CASE);
	const host = await paste(page, await codeText(page, 'la balise'), baseURL ?? '');
	await expect(preview(page).getByRole('heading', { name: 'Calculateur de combat' })).toBeVisible();
	await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'sombre');
	await expect(
		preview(page).getByRole('group', { name: 'Votre créature' }).getByLabel('Puissance', { exact: true }),
	).toHaveValue('9');
	const frame = page.locator('arbitre-outil iframe');
	await expect
		.poll(() =>
			preview(page)
				.locator('html')
				.evaluate((root) => root.scrollHeight - innerHeight),
		)
		.toBeLessThanOrEqual(0);
	await expect(frame).toHaveAttribute('title', 'Calculateur de combat (L’Arbitre)');
	await host.close();
});

test('the same under the policy that the page gives, and nothing more: the script, its frames, and tooltips', async ({
	page,
	baseURL,
}) => {
	await openBuilder(page, CASE);
	const element = await codeText(page, 'la balise');
	// The built page has the address of the site on the web, the test another one.
	const site = await page.locator('link[rel="canonical"]').evaluate((link) => {
		return new URL('../', (link as HTMLLinkElement).href).href;
	});
	const [name = '', policy = ''] = (await codeText(page, 'l’en-tête')).replaceAll(site, `${baseURL}/`).split(': ');
	expect(policy).toContain(`script-src 'self' ${baseURL}/arbitre.js ${baseURL}/bulles.js; frame-src`);
	const tooltips = `<p>Une armure.</p><script src="${baseURL}/bulles.js" data-jeu="keyforge" defer></script>`;
	const host = await paste(page, element + tooltips, baseURL ?? '', { [name]: `default-src 'none'; ${policy}` });
	await expect(preview(page).getByRole('heading', { name: 'Calculateur de combat' })).toBeVisible();
	await expect(page.locator('arbitre-outil iframe')).toHaveCSS('opacity', '1');
	await expect(page.locator('arbitre-terme')).toHaveText('armure');
	// The style of the code is refused: the attribute keeps the place, and all the rest is the same.
	expect(await page.locator('arbitre-outil').evaluate((element) => (element as HTMLElement).style.minHeight)).toBe('');
	const own = await page.context().newPage();
	const other = await own.goto(`${host.origin}/`).then(() =>
		own.evaluate(async (address) => {
			const script = document.createElement('script');
			script.src = address;
			return new Promise((resolve) => {
				script.onload = () => resolve('loaded');
				script.onerror = () => resolve('refused');
				document.body.append(script);
			});
		}, `${baseURL}/sw.js`),
	);
	expect(other, 'no other script of ours').toBe('refused');
	await host.close();
});

test('the frame without script shows the same case, at the size that was asked', async ({ page, baseURL }) => {
	await openBuilder(page, `${CASE}&largeur=500&hauteur=400`);
	const host = await paste(page, await codeText(page, 'le cadre'), baseURL ?? '');
	const frame = page.getByTitle('Calculateur de combat (L’Arbitre)');
	await expect(frame.contentFrame().getByRole('heading', { name: 'Calculateur de combat' })).toBeVisible();
	await expect(frame.contentFrame().getByLabel('Puissance', { exact: true }).first()).toHaveValue('9');
	expect(await frame.boundingBox()).toMatchObject({ width: 500, height: 400 });
	await host.close();
});

test('the script that hosts may write makes a frame as high as it needs', async ({ page, baseURL }) => {
	await page.goto('/integrer/');
	// The built page has the address of the site on the web, the test another one.
	const origin = await page
		.locator('link[rel="canonical"]')
		.evaluate((link) => new URL((link as HTMLLinkElement).href).origin);
	const script = (await codeText(page, 'le script')).replace(origin, baseURL ?? '');
	expect(script.trim().split('\n').length).toBeLessThanOrEqual(10);
	const frame = `<iframe class="arbitre" title="Armure" src="${baseURL}/integrer/keyforge/glossaire/armure/" height="30"></iframe>`;
	const host = await paste(page, `${frame}<script>${script}</script>`, baseURL ?? '');
	await expect(page.getByTitle('Armure').contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
	await expect.poll(async () => (await page.getByTitle('Armure').boundingBox())?.height).toBeGreaterThan(100);
	await expect
		.poll(() =>
			page
				.getByTitle('Armure')
				.contentFrame()
				.locator('html')
				.evaluate((root) => root.scrollHeight - innerHeight),
		)
		.toBeLessThanOrEqual(0);
	await host.close();
});

test('the address for oEmbed discovers a document whose frame is that of the builder', async ({
	page,
	request,
	baseURL,
}) => {
	for (const query of [
		'?jeu=keyforge&outil=combat',
		'?jeu=keyforge&outil=glossaire/armure%23armure-annule',
		'?jeu=l5r&outil=glossaire/duel',
	]) {
		await openBuilder(page, query);
		const source = new URL((await page.locator('arbitre-outil iframe').getAttribute('src')) ?? '');
		const html = await (await request.get(await codeText(page, 'l’adresse'))).text();
		const [, found = ''] = /<link[^>]+application\/json\+oembed"[^>]*href="([^"]+)"/.exec(html) ?? [];
		const answer = await (await request.get(`${baseURL}${new URL(found).pathname}`)).json();
		expect(answer.type).toBe('rich');
		expect(answer.html).toContain(`${source.pathname}"`);
	}
});
