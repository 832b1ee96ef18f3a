import { expect, type Page, test } from '@playwright/test';
import { choose, codeText, field, openBuilder, preview } from './integrer-page';

const notice = (page: Page) => page.getByRole('form').getByRole('alert');

for (const [query, words, heading] of [
	['?jeu=echecs&outil=combat', 'Jeu « echecs » inconnu', /./],
	['?jeu=keyforge&outil=combats', '« combats » n’est pas un outil de KeyForge', 'Calculateur'],
	['?jeu=keyforge&outil=glossaire/epee', '« glossaire/epee » n’est pas un terme de KeyForge', /./],
	['?jeu=keyforge&outil=combat&theme=rose', 'Thème « rose » inconnu', 'Calculateur de combat'],
	['?jeu=keyforge&outil=combat&largeur=12', 'Largeur « 12 »', 'Calculateur de combat'],
	['?jeu=keyforge&outil=combat&tool=1', '« tool » n’est pas un réglage', 'Calculateur de combat'],
] as const) {
	test(`the address ${query} is told to be wrong, and something is shown`, async ({ page }) => {
		await openBuilder(page, query);
		await expect(notice(page)).toContainText(words);
		await expect(preview(page).getByRole('heading', { level: 1 })).toContainText(heading);
		await expect(page, 'the mistake is not hidden').toHaveURL(`/integrer/${query}`);

		await choose(page, 'Contenu', 'Schéma');
		await expect(notice(page), 'no longer, once something else is chosen').toBeHidden();
	});
}

test('all mistakes of an address are told together', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=glossaire/epee&theme=rose&parametres=a%3D1');
	await expect(notice(page).locator('p')).toHaveCount(3);
});

test('a case that the tool does not understand is told in the frame', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat&parametres=a%3Dpuissance.x');
	await expect(preview(page).getByText('puissance.x').first()).toBeVisible();
});

test('a size that is none is told, and the frame keeps its own', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	await page.getByText('Dimensions', { exact: true }).click();
	await field(page, 'Hauteur, en pixels').fill('12');
	await field(page, 'Hauteur, en pixels').blur();
	await expect(notice(page)).toContainText('Hauteur « 12 »');
	expect(await codeText(page, 'le cadre')).not.toContain('height="12"');
});

test('without network the builder serves for what it knows, and says what it lacks', async ({ page }) => {
	await page.route('**/choix/*.json', (route) => route.abort());
	await openBuilder(page, '?jeu=keyforge&outil=glossaire/armure');
	await expect(notice(page)).toContainText('vérifiez votre connexion');
	await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/Calculateur/);

	await page.getByRole('radio', { name: 'Règle' }).click();
	await expect(notice(page)).toContainText('vérifiez votre connexion');
	await expect(page.getByRole('radio', { name: 'Outil' }), 'the form says what is shown').toBeChecked();

	await page.unroute('**/choix/*.json');
	await choose(page, 'Contenu', 'Terme');
	await expect(field(page, 'Quel terme')).toBeVisible();
	await expect(notice(page)).toBeHidden();
});

test('messages that do not come from the preview change nothing', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	const before = await codeText(page, 'la balise');
	await page.evaluate(() => {
		const heard: string[] = [];
		Object.assign(window, { heard });
		addEventListener('message', ({ data, source }) => {
			if (data?.faux) heard.push(`${data.type} ${source === window ? 'page' : 'frame'}`);
		});
		const other = document.createElement('iframe');
		other.id = 'autre';
		other.src = '/integrer/keyforge/glossaire/armure/';
		document.body.append(other);
	});
	const send = () => {
		const common = { version: 1, id: 'keyforge/combat', faux: true };
		parent.postMessage({ ...common, type: 'arbitre:cas', parametres: 'a=faux' }, '*');
		parent.postMessage({ ...common, type: 'arbitre:hauteur', hauteur: 123 }, '*');
	};
	// From this page, then from a frame of this origin that is not the preview.
	await page.evaluate(send);
	await page.frameLocator('#autre').locator('html').evaluate(send);
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
		.toEqual(['arbitre:cas page', 'arbitre:hauteur page', 'arbitre:cas frame', 'arbitre:hauteur frame']);
	expect(await codeText(page, 'la balise')).toBe(before);
});

test('from the preview itself, a case of another tool or of another version changes nothing', async ({ page }) => {
	await openBuilder(page, '?jeu=keyforge&outil=combat');
	const before = await codeText(page, 'la balise');
	await preview(page)
		.locator('html')
		.evaluate(() => {
			const message = { type: 'arbitre:cas', version: 1, id: 'keyforge/combat', parametres: 'a=faux' };
			parent.postMessage({ ...message, id: 'keyforge/forge' }, '*');
			parent.postMessage({ ...message, version: 2 }, '*');
			parent.postMessage({ ...message, parametres: 12 }, '*');
			// The last one is right: once it is heard, the others have been.
			parent.postMessage({ ...message, parametres: 'a=vrai' }, '*');
		});
	await expect.poll(() => codeText(page, 'la balise')).toContain('parametres="a=vrai"');
	expect((await codeText(page, 'la balise')).replace(' parametres="a=vrai"', '').replace('?a=vrai', '')).toBe(before);
});
