import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('without script the page gives the codes of a tool of each game, and says what it lacks', async ({
	page,
	request,
	baseURL,
}) => {
	await page.goto('/integrer/');
	await expect(page.locator('noscript .sans-script')).toContainText('Choisir et régler demande JavaScript');
	await expect(page.locator('noscript .sans-script')).toBeVisible();
	await expect(page.getByRole('form')).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Aperçu' })).toBeHidden();
	await expect(page.getByRole('button', { name: /^Copier/ })).toHaveCount(0);

	const text = (await page.getByRole('main').textContent()) ?? '';
	const games: { jeux: { id: string }[] } = await (await request.get('/api/v1/jeux.json')).json();
	for (const { id } of games.jeux) {
		const [, slug] = new RegExp(`<arbitre-outil jeu="${id}" outil="([^"]+)"`).exec(text) ?? [];
		expect(slug, id).toBeTruthy();
		expect((await request.get(`${baseURL}/integrer/${id}/${slug}/`)).status(), id).toBe(200);
	}
	// The rest of the codes open without script.
	await page.locator('summary', { hasText: 'lien BBCode' }).click();
	await expect(page.getByText('[url=https://')).toBeVisible();
});

test('the demonstration of tooltips says that it needs JavaScript', async ({ page }) => {
	await page.goto('/integrer/bulles/');
	await expect(page.locator('[data-demo] noscript')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Mettre les bulles' })).toBeHidden();
});
