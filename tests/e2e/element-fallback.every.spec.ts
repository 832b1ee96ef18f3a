import { expect, type Page, test } from '@playwright/test';
import { holdRoute } from './held-route';
import { useHost } from './host-page';
import { answered, element, embed, fits, frame, script, size } from './hosts/element';
import { phpbbHeaders, phpbbPage } from './hosts/phpbb';
import { plainPage } from './hosts/plain';

// The link stands for the frame until this one answers, and for good when it never does.

const kinds = {
	'jeu="keyforge" outil="combat" parametres="?a=puissance.3" theme="sombre"': '/keyforge/outils/combat/?a=puissance.3',
	'jeu="keyforge" outil="deroulement/tour"': '/keyforge/deroulement/tour/',
	'jeu="keyforge" outil="glossaire/armure"': '/keyforge/glossaire/armure/',
	'jeu="keyforge" outil="glossaire/armure#armure-annule"': '/keyforge/glossaire/armure/#armure-annule',
};

const host = useHost({
	'/': { html: plainPage(script + embed()) },
	'/sans-lien': {
		html: plainPage(
			script +
				Object.keys(kinds)
					.map((attributes) => embed(attributes, '\n'))
					.join(''),
		),
	},
	'/inconnu': { html: plainPage(script + embed('jeu="keyforge" outil="cuisine"')) },
	'/incomplet': { html: plainPage(script + embed('jeu="keyforge"')) },
	'/forum': { html: phpbbPage(script + embed(undefined, '')), headers: phpbbHeaders },
});

const link = (page: Page) => page.getByRole('link', { name: 'Calculateur de combat' });

/** The link is there, seen, and under the keys, and no frame is. */
async function expectLink(page: Page): Promise<void> {
	await expect(link(page)).toBeVisible();
	await page.locator('#avant a').focus();
	await page.keyboard.press('Tab');
	await expect(link(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.locator('#apres a')).toBeFocused();
	// Nothing covers it.
	await link(page).click({ trial: true });
}

test('without network for the frame, the link stays', async ({ page }) => {
	const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/integrer/'));
	await page.route('**/integrer/**', (route) => route.abort('internetdisconnected'));
	await page.goto(host.current.origin);
	await failed;
	await expect(frame(page)).toHaveCount(1);
	await expectLink(page);
});

test('without our script, the link is an ordinary link', async ({ page }) => {
	await page.route('**/arbitre.js', (route) => route.abort());
	await page.goto(host.current.origin);
	await expect(frame(page)).toHaveCount(0);
	await expectLink(page);
});

test('while the frame is silent, the link stays over its place', async ({ page }) => {
	await page.route('**/*.js', (route) =>
		route.request().url().endsWith('/arbitre.js') ? route.continue() : route.abort(),
	);
	await page.goto(host.current.origin);
	await expect(frame(page).contentFrame().getByRole('heading', { level: 1 })).toBeAttached();
	await expectLink(page);
	expect((await size(element(page))).height).toBe(720);
});

test('a link under a reader’s keys stays until the reader leaves it', async ({ page }) => {
	const answer = await holdRoute(page, '**/integrer/**');
	await page.goto(host.current.origin, { waitUntil: 'commit' });
	await expect(frame(page)).toHaveCount(1);
	await link(page).focus();
	answer();
	await expect.poll(async () => (await size(element(page))).height).not.toBe(720);
	await expect(link(page)).toBeFocused();
	await expect(link(page)).toBeVisible();
	await expect(frame(page)).toBeHidden();
	await page.keyboard.press('Tab');
	await expect(link(page)).toBeHidden();
	await expect(frame(page)).toBeVisible();
});

test('an element without a link makes one to the page that shows the same', async ({ page, request }) => {
	await page.route('**/integrer/**', (route) => route.abort());
	await page.goto(`${host.current.origin}/sans-lien`);
	const links = element(page).getByRole('link', { name: 'Voir sur L’Arbitre' });
	await expect(links).toHaveCount(4);
	for (const [at, path] of Object.values(kinds).entries()) {
		await expect(links.nth(at)).toBeVisible();
		await expect(links.nth(at)).toHaveAttribute('href', host.current.site + path);
		expect((await request.get(host.current.site + path)).status()).toBe(200);
	}
	await page.locator('#avant a').focus();
	await page.keyboard.press('Tab');
	await expect(links.first()).toBeFocused();
});

test('the link that it makes gives way to one that the page adds later', async ({ page }) => {
	await page.route('**/integrer/**', (route) => route.abort());
	await page.goto(`${host.current.origin}/sans-lien`);
	const first = element(page).first();
	await expect(first.getByRole('link')).toHaveText(['Voir sur L’Arbitre']);
	await first.evaluate((element) => {
		const link = document.createElement('a');
		link.href = '/ailleurs';
		link.textContent = 'Le combat,\n\ten détail';
		element.append(link);
	});
	await expect(first.getByRole('link')).toHaveText(['Le combat, en détail']);
	await expect(frame(page).first()).toHaveAttribute('title', 'Le combat, en détail');
	await first.evaluate((element) => element.setAttribute('titre', 'Combat'));
	await expect(frame(page).first()).toHaveAttribute('title', 'Combat');
});

test('what is French stays French in a page of another encoding', async ({ page }) => {
	await page.goto(`${host.current.origin}/forum`);
	await answered(frame(page));
	expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252');
	await expect(frame(page)).toHaveAttribute('title', 'L’Arbitre');
});

test('a tool that does not exist is told by the frame, where it stands', async ({ page }) => {
	await page.goto(`${host.current.origin}/inconnu`);
	await answered(frame(page));
	await fits(frame(page));
	await expect(frame(page)).toHaveAttribute('src', `${host.current.site}/integrer/keyforge/cuisine/`);
	await expect(frame(page).contentFrame().getByText('keyforge/cuisine')).toBeVisible();
	await expect(link(page)).toBeHidden();
});

test('an element that says too little keeps its link, and tells its author once', async ({ page }) => {
	const warnings: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'warning') warnings.push(message.text());
	});
	await page.goto(`${host.current.origin}/incomplet`);
	await expectLink(page);
	await expect(frame(page)).toHaveCount(0);
	expect((await size(element(page))).height, 'no room is kept for a frame').toBeLessThan(40);
	for (const outil of ['', '..', '/'])
		await element(page).evaluate((it, outil) => it.setAttribute('outil', outil), outil);
	await expect(frame(page)).toHaveCount(0);
	expect(warnings).toHaveLength(1);
	expect(warnings[0]?.replaceAll('\u00a0', ' ')).toContain('les attributs « jeu » et « outil » sont attendus');

	await element(page).evaluate((it) => it.setAttribute('outil', 'combat'));
	await answered(frame(page));
	await expect(link(page)).toBeHidden();
	await element(page).evaluate((it) => it.removeAttribute('outil'));
	await expect(frame(page)).toHaveCount(0);
	await expectLink(page);
	expect(warnings).toHaveLength(1);
});
