import { expect, type Page, test } from '@playwright/test';
import { choose, code, codeText, openBuilder, openCodes, preview } from './integrer-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const codes = [
	['Votre site', 'la balise'],
	['cadre simple', 'le cadre'],
	['adresse ou bloc', 'l’adresse'],
	['adresse ou bloc', 'le bloc WordPress'],
	['lien BBCode', 'le lien BBCode'],
	['lien MediaWiki', 'le lien MediaWiki'],
	['lien Markdown', 'le lien Markdown'],
] as const;

test('each code is copied as it is shown, and it is told', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat&theme=clair');
	let open = 'Votre site';
	for (const [use, copies] of codes) {
		if (use !== open) await openCodes(page, use);
		open = use;
		await page.getByRole('button', { name: `Copier ${copies}` }).click();
		await expect(code(page, copies).getByRole('status')).toHaveText('Copié.');
		expect(await clipboard(page)).toBe(await codeText(page, copies));
	}
});

test('what is copied is the case of the preview', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	await preview(page)
		.getByRole('group', { name: 'La créature adverse' })
		.getByRole('checkbox', { name: 'Poison' })
		.check();
	await expect.poll(() => codeText(page, 'la balise')).toContain('poison');
	await page.getByRole('button', { name: 'Copier la balise' }).click();
	await expect(code(page, 'la balise').getByRole('status')).toHaveText('Copié.');
	expect(await clipboard(page)).toMatch(/ parametres="[^"]*poison[^"]*"/);
});

test('where copying is refused, the code is selected and it is told', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
	});
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	await page.getByRole('button', { name: 'Copier la balise' }).click();
	await expect(code(page, 'la balise').getByRole('status')).toContainText('le code est sélectionné');
	expect(await page.evaluate(() => getSelection()?.toString())).toContain('<arbitre-outil jeu="keyforge"');
});

test('all of it is done with the keyboard', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	await page.getByRole('radio', { name: 'KeyForge' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: 'L5R' })).toBeChecked();
	await expect(page).toHaveURL(/jeu=l5r/);
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: 'Schéma' })).toBeChecked();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('combobox', { name: 'Quel schéma' })).toBeFocused();
	const second = await page.getByRole('combobox').locator('option').nth(1).getAttribute('value');
	await page.keyboard.press('ArrowDown');
	await expect(page).toHaveURL(`/integrer/?jeu=l5r&outil=${second}`);
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked();

	// Over the preview and its frame, to the codes.
	await page.locator('summary', { hasText: 'lien BBCode' }).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Copier le lien BBCode' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(code(page, 'le lien BBCode').getByRole('status')).toHaveText('Copié.');
	expect(await clipboard(page)).toContain(`/l5r/${second}/]`);
});

test('the focus goes in the preview and out of it', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=glossaire/armure');
	await page.getByRole('link', { name: 'Voir seul' }).focus();
	let inside = 0;
	for (let press = 0; press < 60; press += 1) {
		await page.keyboard.press('Tab');
		const place = await page.evaluate(() => document.activeElement?.localName);
		if (place === 'arbitre-outil') inside += 1;
		else if (place === 'summary') break;
	}
	expect(inside).toBeGreaterThan(1);
	await expect(page.locator('summary', { hasText: 'Votre site' })).toBeFocused();
});

test('codes of the pages of documentation are copied too', async ({ page }) => {
	await page.goto('/integrer/bulles/');
	await page.getByRole('button', { name: 'Copier la ligne' }).click();
	await expect(code(page, 'la ligne').getByRole('status')).toHaveText('Copié.');
	expect(await clipboard(page)).toMatch(
		/^<script src="https:\/\/[^"]+\/bulles\.js" data-jeu="keyforge" referrerpolicy="no-referrer" defer><\/script>$/,
	);
});

test('the choice of the WordPress code says what its address leaves out', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	await openCodes(page, 'adresse ou bloc');
	await expect(page.getByText('Cette adresse ne garde')).toBeHidden();
	await preview(page).getByRole('group', { name: 'Votre créature' }).getByRole('checkbox', { name: 'Poison' }).check();
	await expect(page.getByText('Cette adresse ne garde')).toBeVisible();
	await choose(page, 'Contenu', 'Terme');
	await expect(page.getByText('Cette adresse ne garde')).toBeHidden();
	await choose(page, 'Contenu', 'Règle');
	await expect(page.getByText('d’une règle elle montre la page entière')).toBeVisible();
});
