import { expect, type Page, test } from '@playwright/test';
import { choose, code, codeText, hostList, openBuilder, openCodes, preview } from './integrer-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const codes = [
	['html', 'la balise'],
	['cadre', 'le cadre'],
	['wordpress', 'l’adresse'],
	['wordpress', 'le bloc WordPress'],
	['spip', 'le lien SPIP'],
	['mediawiki', 'l’appel du modèle'],
	['dokuwiki', 'le lien DokuWiki'],
	['phpbb', 'le lien BBCode'],
	['mediawiki', 'le lien MediaWiki'],
	['discourse', 'le réglage'],
	['nodebb', 'le lien pour NodeBB'],
	['react', 'le JSX'],
	['astro', 'le code Astro'],
	['vitepress', 'le code VitePress'],
	['markdown', 'le lien Markdown'],
] as const;

test('each code is copied as it is shown, and it is told', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat&theme=clair');
	for (const [host, copies] of codes) {
		await openCodes(page, host);
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
	await hostList(page).focus();
	await page.keyboard.type('phpBB');
	await expect(page).toHaveURL(/&hote=phpbb/);
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
		else if (place === 'select') break;
	}
	expect(inside).toBeGreaterThan(1);
	await expect(hostList(page)).toBeFocused();
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
	await openCodes(page, 'wordpress');
	await expect(page.getByText('Cette adresse ne garde')).toBeHidden();
	await preview(page).getByRole('group', { name: 'Votre créature' }).getByRole('checkbox', { name: 'Poison' }).check();
	await expect(page.getByText('Cette adresse ne garde')).toBeVisible();
	await choose(page, 'Contenu', 'Terme');
	await expect(page.getByText('Cette adresse ne garde')).toBeHidden();
	await choose(page, 'Contenu', 'Règle');
	await expect(page.getByText('d’une règle elle montre la page entière')).toBeVisible();
});
