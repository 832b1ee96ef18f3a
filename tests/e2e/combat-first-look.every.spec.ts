import { expect, test } from '@playwright/test';
import {
	answer,
	button,
	CHAPTER,
	creature,
	number,
	openTool,
	ready,
	spaced,
	steps,
	TOOL,
	verdict,
} from './combat-page';
import { holdRoute } from './held-route';

const DEFAULT = 'Votre créature est détruite, la créature adverse survit.';

for (const address of [TOOL, CHAPTER]) {
	test.describe(`at ${address}, without script`, () => {
		test.use({ javaScriptEnabled: false });

		test('the default case is read whole: verdict, fates, steps and their rules', async ({ page }) => {
			await page.goto(address);
			await expect(verdict(page)).toHaveText(DEFAULT);
			await expect(answer(page).getByRole('listitem')).toHaveCount(2);
			await expect(steps(page).getByRole('listitem')).toHaveCount(8);
			await expect(steps(page).getByRole('link', { name: 'la règle' })).toHaveCount(8);
			await expect(creature(page)).toBeVisible();
			// Nothing is shown that would do nothing.
			await expect(page.locator('.outil').getByRole('button')).toHaveCount(0);
		});
	});
}

test('in the chapter, the script changes no word of the default case', async ({ page, browser }) => {
	const still = await browser.newPage({ javaScriptEnabled: false });
	await still.goto(CHAPTER);
	const words = async (text: string | null) => spaced(text ?? '');
	const before = await words(await still.locator('.outil').textContent());
	await still.close();
	await openTool(page, '', CHAPTER);
	expect(before.length).toBeGreaterThan(500);
	expect(await words(await page.locator('.outil').textContent())).toBe(before);
});

test('while a link’s case is not there yet, no other answer is shown for it', async ({ page }) => {
	const answer = await holdRoute(page, /\/keyforge-fight[^/]*\.js$/);
	await page.goto(`${TOOL}?a=puissance.9&d=puissance.2`, { waitUntil: 'commit' });
	await expect(page.locator('.outil')).toBeAttached();
	await expect(verdict(page)).toBeHidden();
	await expect(steps(page)).toBeHidden();
	expect(await page.locator('.reponse').evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
		'Ouverture du cas',
	);

	answer();
	await expect(verdict(page)).toBeVisible();
	await expect(verdict(page)).toHaveText('La créature adverse est détruite, la vôtre survit.');
});

test('while the script is not there yet, the default case is shown at an address without one', async ({ page }) => {
	let refused = 0;
	await page.route(/\/keyforge-fight[^/]*\.js$/, (route) => {
		refused += 1;
		return route.abort();
	});
	await page.goto(TOOL);
	await expect.poll(() => refused).toBeGreaterThan(0);
	await expect(verdict(page)).toHaveText(DEFAULT);
	await expect(steps(page)).toBeVisible();
});

for (const address of [TOOL, CHAPTER]) {
	test(`at ${address}, fields touched before the script came agree with the answer after`, async ({ page }) => {
		const answer = await holdRoute(page, /\/keyforge-fight[^/]*\.js$/);
		await page.goto(address, { waitUntil: 'domcontentloaded' });
		await page.locator('.outil').scrollIntoViewIfNeeded();
		await number(creature(page), 'Puissance').fill('9');
		await creature(page).getByRole('checkbox', { name: 'Poison' }).check();
		answer();
		await ready(page);
		await expect(number(creature(page), 'Puissance')).toHaveValue('4');
		await expect(creature(page).getByRole('checkbox', { name: 'Poison' })).not.toBeChecked();
		await expect(verdict(page)).toHaveText(DEFAULT);
		await expect(button(page, 'Copier le lien')).toBeVisible();
	});
}
