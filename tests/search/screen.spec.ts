import { expect, type Page, test } from '@playwright/test';

// Where answers stand: high on a phone, and beside the page of one of them where there is room.

declare global {
	interface Window {
		moved: number;
	}
}

const answers = (page: Page) => page.getByRole('list', { name: 'Résultats' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Chercher une règle ou un terme' });
const beside = (page: Page) => page.getByRole('region', { name: 'À côté : la page d’une réponse' });

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expect(answers(page)).toHaveAttribute('aria-busy', 'false');
}

test('on a phone the first answer begins above 220 px, and the second is in sight', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const query of ['garde', 'je peux redresser une créature pendant le tour adverse', 'poison']) {
		await open(page, `/recherche/?q=${encodeURIComponent(query)}&jeu=keyforge`);
		const tops = await answers(page)
			.getByRole('link')
			.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
		expect(tops[0], query).toBeLessThan(220);
		expect(tops[1], query).toBeLessThan(844);
	}
});

for (const [width, height] of [
	[390, 844],
	[844, 390],
	[1440, 900],
] as const)
	test(`a search opened from a link moves nothing, whatever is told of it, at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.addInitScript(() => {
			Object.assign(window, { moved: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.moved += entry.value;
			}).observe({ type: 'layout-shift', buffered: true });
		});
		for (const [query, game] of [
			['6 chaînes 4 cartes en main', 'keyforge'],
			['duel 3 contre 5 enchère 2 et 4', 'l5r'],
			['je peux redresser une créature pendant le tour adverse', 'keyforge'],
			['frobuler une créature', 'keyforge'],
			['zxqvbn', 'keyforge'],
		] as const) {
			await open(page, `/recherche/?q=${encodeURIComponent(query)}&jeu=${game}`);
			await page.waitForLoadState('networkidle');
			// Less than a pixel of a line is seen by nobody.
			expect(await page.evaluate(() => window.moved), query).toBeLessThan(0.001);
		}
	});

test('in the box of a phone, too, the first answer begins above 220 px', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/keyforge/');
	for (const query of ['armure poison', 'frobuler une créature', '3 d’armure 5 dégâts']) {
		await page.keyboard.press('/');
		const box = page.getByRole('dialog', { name: 'Recherche' });
		await box.getByRole('searchbox').fill(query);
		const list = box.getByRole('list', { name: 'Résultats' });
		await expect(list).toHaveAttribute('aria-busy', 'false');
		const first = await list.locator('[data-resultat]').first().boundingBox();
		expect(first?.y, query).toBeLessThan(220);
		await box.getByRole('button', { name: 'Fermer' }).click();
	}
});

test('a list whose item decides is read once, that item marked', async ({ page }) => {
	await open(page, `/recherche/?q=${encodeURIComponent('3 d’armure 5 dégâts')}&jeu=keyforge`);
	const said = await answers(page)
		.locator('[data-resultat]:not(.cas) span')
		.evaluateAll((spans) => spans.map(({ firstChild, textContent }) => (firstChild ? (textContent ?? '').trim() : '')));
	const long = said.filter((text) => text.length > 20);
	expect(long.filter((text, place) => long.indexOf(text) !== place)).toEqual([]);
	await expect(answers(page).locator('.point.decide').first()).toBeVisible();
});

test('two games that are named are both searched', async ({ page }) => {
	await open(page, '/recherche/?q=keyforge+arkham+d%C3%A9g%C3%A2ts');
	for (const game of ['KeyForge', 'Arkham'])
		await expect(answers(page).getByRole('heading', { name: new RegExp(`^${game}`) })).toBeVisible();
	await expect(page.getByRole('status')).not.toContainText('n’est dans aucune page');
});

test('an unknown word is told once, in what is heard', async ({ page }) => {
	await open(page, `/recherche/?q=${encodeURIComponent('frobuler une créature')}&jeu=keyforge`);
	await expect(page.getByRole('status')).toContainText('« frobuler » n’est dans aucune page de ce jeu.');
	await expect(page.getByText(/n’est dans aucune page/)).toHaveCount(1);
});

test('there is one search field, and games and kinds are on one line', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/recherche/?q=garde&jeu=keyforge');
	await expect(page.getByRole('searchbox')).toHaveCount(1);
	await expect(page.getByRole('link', { name: 'Chercher' })).toHaveCount(0);
	const rows = await page
		.getByRole('group', { name: 'Jeu' })
		.getByRole('radio')
		.or(page.getByRole('combobox', { name: 'Où chercher' }))
		.evaluateAll((controls) =>
			controls.map((control) => (control.closest('label') as Element).getBoundingClientRect()),
		);
	expect(rows).toHaveLength(6);
	const middles = rows.map(({ top, height }) => top + height / 2);
	expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});

test('where there is room, the page of an answer stands beside it, and arrows walk', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, '/recherche/?q=provocation&jeu=keyforge');
	await expect(beside(page).getByRole('heading', { name: 'Provocation' })).toBeVisible();
	await field(page).focus();
	await page.keyboard.press('ArrowDown');
	await expect(answers(page).getByRole('link').first()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	const second = answers(page).getByRole('link').nth(1);
	await expect(second).toBeFocused();
	const title = ((await second.locator('b').textContent()) as string).split(' › ')[0] as string;
	const address = (await second.getAttribute('href')) as string;
	const opens = beside(page).getByRole('link', { name: `Ouvrir « ${title} »` });
	await expect(opens).toHaveJSProperty('href', new URL(address, page.url()).href);
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	await expect(field(page)).toBeFocused();
});

test('what decides is in sight in the page beside', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, '/recherche/?q=deck vide pendant la pioche&jeu=keyforge');
	const marked = beside(page).locator('.visee');
	await expect(marked).toBeInViewport();
});

test('a page that cannot be had leaves the answers alone', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.route('**/keyforge/glossaire/provocation/', (route) => route.abort());
	await open(page, '/recherche/?q=provocation&jeu=keyforge');
	await expect(answers(page).getByRole('link').first()).toBeVisible();
	await expect(beside(page)).toBeHidden();
});
