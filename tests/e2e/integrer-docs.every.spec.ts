import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Schema {
	type?: string;
	properties?: Record<string, Schema>;
	items?: Schema;
}

/** Names of the fields that a schema describes, those of lists with `[]`. */
const names = ({ properties = {} }: Schema): string[] =>
	Object.entries(properties).flatMap(([name, schema]) => [
		schema.type === 'array' ? `${name}[]` : name,
		...names(schema.items ?? schema),
	]);

test('each option of the tooltips script is explained', async ({ page }) => {
	const source = readFileSync('src/embed/tooltips/tooltips.ts', 'utf8');
	const options = new Set([...source.matchAll(/`(?:<span )?(data-[a-z-]+)/g)].map(([, option]) => option ?? ''));
	expect(options.size).toBeGreaterThan(5);
	await page.goto('/integrer/bulles/');
	const text = (await page.getByRole('main').textContent()) ?? '';
	for (const option of options) expect(text, option).toContain(option);
	for (const method of ['annuler', 'relire']) expect(text).toContain(`arbitreBulles.${method}()`);
});

test('each attribute of the element is explained', async ({ page }) => {
	const source = readFileSync('src/embed/element/element.ts', 'utf8');
	const [, list = ''] = /observedAttributes = \[([^\]]+)\]/.exec(source) ?? [];
	const attributes = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
	expect(attributes.length).toBeGreaterThan(4);
	await page.goto('/integrer/');
	const explained = await page.locator('.options dt code').allTextContents();
	expect(explained.sort()).toEqual(attributes.sort());
});

test('the tooltips of the demonstration are the real ones, in each game, and go away', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/integrer/bulles/');
	const texts = page.locator('[data-arbitre-jeu]');
	const before = await texts.evaluateAll((all) => all.map((text) => text.innerHTML));
	expect(
		asked.filter((path) => /bulles\.js(on)?$/.test(path)),
		'nothing before it is wanted',
	).toEqual([]);

	await page.getByRole('button', { name: 'Mettre les bulles' }).click();
	const marks = page.locator('arbitre-terme');
	for (let at = 0; at < before.length; at += 1)
		await expect.poll(() => texts.nth(at).locator('arbitre-terme').count(), `text ${at}`).toBeGreaterThan(2);
	expect(await page.locator('arbitre-terme:not([data-demo] *)').count(), 'nowhere else').toBe(0);
	await marks.first().hover();
	await expect(page.locator('arbitre-bulle').getByRole('link', { name: 'Ouvrir dans L’Arbitre' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.locator('arbitre-bulle')).toHaveCount(0);

	await page.getByRole('button', { name: 'Retirer les bulles' }).click();
	await expect(marks).toHaveCount(0);
	expect(await texts.evaluateAll((all) => all.map((text) => text.innerHTML))).toEqual(before);
	await page.getByRole('button', { name: 'Mettre les bulles' }).click();
	await expect(marks.first()).toBeVisible();
});

test('where the script does not come, the demonstration says so and can be asked again', async ({ page }) => {
	await page.route('**/bulles.js', (route) => route.abort());
	await page.goto('/integrer/bulles/');
	const button = page.getByRole('button', { name: 'Mettre les bulles' });
	await button.click();
	await expect(page.locator('[data-demo]').getByRole('status')).toContainText('ne vient pas');
	await page.unroute('**/bulles.js');
	await button.click();
	await expect(page.locator('arbitre-terme').first()).toBeVisible();
});

test('every field of every published schema is listed, and nothing else', async ({ page, request, baseURL }) => {
	await page.goto('/integrer/champs/');
	const index: { documents: { nom: string; schema: string }[] } = await (
		await request.get('/api/v1/index.json')
	).json();
	const documents = new Map(index.documents.map(({ nom, schema }) => [nom, schema]));
	expect(documents.size).toBeGreaterThan(6);
	const read = (heading: string) => page.locator(`h2#${heading} ~ ul`).first().locator('li > code').allTextContents();
	const common = new Set(await read('commun'));
	for (const [name, address] of documents) {
		const schema = await (await request.get(`${baseURL}${new URL(address).pathname}`)).json();
		const expected = names(schema).filter(
			(field, at, all) => !(common.has(field) && all.indexOf(field) === at && field in schema.properties),
		);
		expect(await read(name), name).toEqual(expected);
	}
});

test('the program of the page is the one that is tested, at the address of this site', async ({ page }) => {
	await page.goto('/integrer/donnees/');
	const site = await page
		.locator('link[rel="canonical"]')
		.evaluate((link) => new URL('../../', (link as HTMLLinkElement).href).href);
	const shown = await page.locator('figure', { hasText: 'bot.mjs' }).locator('code').textContent();
	const source = readFileSync('src/embed/examples/bot.mjs', 'utf8').trimEnd();
	expect(shown).toBe(source.replaceAll('https://arbitre.example/', site));
});

test('neither an error nor a refusal of the policy is told in the console', async ({ page }) => {
	const told: string[] = [];
	page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
	page.on('pageerror', (error) => told.push(error.message));
	for (const address of ['?jeu=keyforge&outil=glossaire/armure%23armure-annule', 'bulles/', 'donnees/', 'champs/']) {
		await page.goto(`/integrer/${address}`, { waitUntil: 'networkidle' });
		if (address === 'bulles/') await page.getByRole('button', { name: 'Mettre les bulles' }).click();
	}
	expect(told).toEqual([]);
});
