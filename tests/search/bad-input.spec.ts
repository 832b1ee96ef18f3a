import { expect, type Page, test } from '@playwright/test';

// Nothing that a reader types, follows or suffers makes the search fall over.

/** Errors that the page throws, kept to be checked at the end. */
function watchErrors(page: Page): string[] {
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(String(error)));
	return errors;
}

const results = (page: Page) => page.locator('[data-resultat]');
const status = (page: Page) => page.getByRole('status');
const search = (q: string) => `/recherche/?${new URLSearchParams({ q })}`;

for (const [name, query] of [
	['an empty query', ''],
	['blanks', '  \t \u00a0 '],
] as const)
	test(`${name} shows the help and no result`, async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(search(query));
		await expect(page.getByText('Écrivez le mot qui vous vient')).toBeVisible();
		await expect(status(page)).toHaveText('');
		await expect(results(page)).toHaveCount(0);
		expect(errors).toEqual([]);
	});

test('beyond five hundred characters a query is cut, and the page says so', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto(search('armure '.repeat(80)));
	await expect(page.getByRole('alert')).toHaveText(/longue : seuls les 500 premiers caractères comptent/);
	await expect(status(page)).toHaveText(/réponses? pour «\sarmure/);
	await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/keyforge\/glossaire\/armure\//);
	expect(errors).toEqual([]);
});

for (const query of [
	'<script>window.hacked = true</script>',
	'<b>armure</b>',
	'<img src=x onerror="window.hacked = true">',
])
	test(`markup is text: ${query}`, async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(search(query));
		await expect(status(page)).toContainText(`« ${query} »`);
		await expect(page.getByRole('searchbox')).toHaveValue(query);
		await expect(page.locator('.recherche').locator('script, img, b b')).toHaveCount(0);
		expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
		expect(errors).toEqual([]);
	});

const signs = [
	'.*',
	'[',
	'(',
	'\\',
	'^$',
	'a{1000}',
	'(?<=x)',
	'%',
	'&q=',
	'🎲',
	'👩‍👩‍👧 armure',
	'__proto__',
	'constructor',
];

test('signs are no pattern', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto('/recherche/');
	for (const query of signs) {
		await page.getByRole('searchbox').fill(query);
		await expect(status(page)).toContainText(`« ${query} »`);
	}
	expect(errors).toEqual([]);
});

test('an address that is no valid text is read as far as it goes', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto('/recherche/?q=armure%E0%A4%A&q=poison');
	await expect(status(page)).toContainText('« armure');
	expect(errors).toEqual([]);
});

test('an unknown game and an unknown type are announced and ignored', async ({ page }) => {
	await page.goto('/recherche/?q=armure&jeu=echecs&type=carte');
	await expect(page.getByRole('alert')).toHaveText(
		/« jeu » ne connaît pas « echecs ».*« type » ne connaît pas « carte »/,
	);
	await expect(page.getByRole('group', { name: 'Jeu' }).getByRole('radio', { name: 'Tous' })).toBeChecked();
	await expect(page.getByRole('combobox', { name: 'Où chercher' })).toHaveValue('');
	await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/keyforge/glossaire/armure/');
});

test('a query that finds nothing offers the nearest terms and the glossary from A to Z', async ({ page }) => {
	await page.goto(search('armoricain'));
	await expect(status(page)).toHaveText(/^Aucun résultat pour «\sarmoricain\s»/u);
	await expect(results(page)).toHaveCount(0);
	const offer = page.locator('[data-proches]');
	await expect(offer.getByRole('link', { name: /^Armure / })).toBeVisible();
	await expect(offer.getByRole('link', { name: /Glossaire KeyForge, de A à Z/ })).toHaveAttribute(
		'href',
		'/keyforge/glossaire/',
	);
});

test('suggestions go away with the next answer', async ({ page }) => {
	await page.goto(search('armoricain'));
	await expect(page.locator('[data-suggestion]').first()).toBeVisible();
	await page.getByRole('searchbox').fill('armure');
	await expect(status(page)).toContainText('« armure »');
	await expect(page.locator('[data-suggestion]:visible')).toHaveCount(0);
});

test('a query without letters offers the glossary alone', async ({ page }) => {
	await page.goto(search('🎲🎲'));
	await expect(status(page)).toHaveText(/^Aucun résultat pour «\s🎲🎲\s»/u);
	await expect(page.locator('[data-suggestion]')).toHaveCount(0);
	await expect(page.getByRole('link', { name: /de A à Z/ })).toHaveCount(4);
});

test('with the text out of reach, rules still answer', async ({ page }) => {
	const errors = watchErrors(page);
	await page.route('**/pagefind/**', (route) => route.abort());
	await page.goto(`${search('armure zbrouf')}&jeu=keyforge`);
	await expect(status(page)).toHaveText(
		/réponses? pour «\sarmure zbrouf\s» \(règles seulement : le texte des pages est injoignable\)/,
	);
	await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/keyforge\/glossaire\/armure\//);
	expect(errors).toEqual([]);
});

test('with all out of reach, the page says so calmly and tries again at the next key', async ({ page }) => {
	const errors = watchErrors(page);
	const all = /\/donnees\/|\/pagefind\//;
	await page.route(all, (route) => route.abort());
	await page.goto(search('armure'));
	await expect(status(page)).toHaveText(/injoignable pour l’instant/);
	await expect(results(page)).toHaveCount(0);
	await page.unroute(all);
	await page.getByRole('searchbox').fill('armures');
	await expect(status(page)).toContainText('« armures »');
	await expect(results(page).first()).toBeVisible();
	expect(errors).toEqual([]);
});

test('with all out of reach, the box says so and leads to the glossary', async ({ page }) => {
	const errors = watchErrors(page);
	await page.route(/\/donnees\/|\/pagefind\//, (route) => route.fulfill({ status: 503, body: '' }));
	await page.goto('/keyforge/glossaire/armure/');
	await page.keyboard.press('/');
	const box = page.getByRole('dialog', { name: 'Recherche' });
	await box.getByRole('searchbox').fill('armure');
	await expect(box.getByRole('status')).toHaveText(/injoignable pour l’instant/);
	await expect(box.getByRole('link', { name: 'Glossaire de A à Z' })).toHaveAttribute('href', '/keyforge/glossaire/');
	expect(errors).toEqual([]);
});

test('with the index out of reach, the text of pages answers, and the page says so', async ({ page }) => {
	const errors = watchErrors(page);
	await page.route('**/recherche/donnees/*', (route) => route.abort());
	await page.goto(search('armure'));
	await expect(status(page)).toHaveText(
		/réponses? pour «\sarmure\s» \(texte des pages seulement : la liste des règles est injoignable\)/,
	);
	await expect(results(page).first()).toBeVisible();
	expect(errors).toEqual([]);
});

test('a worker whose script failed once is started again, and answers the same query', async ({ page }) => {
	let asked = 0;
	await page.route(/engine\.worker[^/]*\.js$/, (route) =>
		++asked === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue(),
	);
	await page.goto(`${search('armure')}&jeu=keyforge`);
	await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/keyforge\/glossaire\/armure\//);
	await expect(status(page)).not.toContainText('injoignable');
	expect(asked).toBe(2);
});

test('with a game out of reach, the others answer', async ({ page }) => {
	const errors = watchErrors(page);
	await page.route('**/recherche/donnees/keyforge.json', (route) => route.abort());
	await page.goto(search('mulligan'));
	await expect(status(page)).toContainText('« mulligan »');
	for (const game of ['arkham', 'l5r'])
		await expect(results(page).locator(`a[href^="/${game}/"]`).first()).toBeVisible();
	await expect(results(page).locator('a[href^="/keyforge/"]')).toHaveCount(0);
	expect(errors).toEqual([]);
});

test('without what players ask, statements answer', async ({ page }) => {
	const errors = watchErrors(page);
	await page.route('**/recherche/donnees/*-questions.json', (route) => route.abort());
	await page.goto('/recherche/?q=armure&jeu=keyforge');
	await expect(status(page)).toContainText('« armure »');
	await expect(results(page).first()).toContainText('annule');
	expect(errors).toEqual([]);
});

test('a card that is not here is answered calmly, with what is', async ({ page }) => {
	await page.goto(`${search('xylophage zbrouf')}&jeu=keyforge`);
	await expect(status(page)).toHaveText(/^Aucun résultat.*les règles, pas le texte des cartes/);
	await expect(page.getByRole('link', { name: /Glossaire KeyForge, de A à Z/ })).toBeVisible();
});

test('with storage refused, a search in all games answers', async ({ page }) => {
	const errors = watchErrors(page);
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('refused', 'SecurityError');
			},
		});
	});
	await page.goto(search('armure'));
	await expect(results(page).first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'L’oublier' })).toBeHidden();
	expect(errors).toEqual([]);
});
