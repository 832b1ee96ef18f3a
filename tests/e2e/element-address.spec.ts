import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { dist } from '../site/built-site';
import { useHost } from './host-page';
import { answered, builtFor, element, embed, fits, frame, script } from './hosts/element';
import { plainPage } from './hosts/plain';

// Where the frame leads: what the attributes say, and below /integrer/ of our site whatever they say.

const odd = [
	'../../x',
	'../',
	'..\\..\\',
	'%2e%2e/%2e%2e/x',
	'javascript:alert(1)',
	'//autre.example',
	'deux mots',
	'?#',
	'.\t.',
];
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const host = useHost({
	'/': { html: plainPage(script + embed()) },
	'/avant': { html: plainPage('') },
	'/odd': {
		html: plainPage(
			script +
				odd
					.flatMap((text) => [
						embed(`jeu="${attribute(text)}" outil="combat"`),
						embed(`jeu="keyforge" outil="${attribute(text)}"`),
						embed(`jeu="keyforge" outil="combat" parametres="${attribute(text)}" theme="${attribute(text)}"`),
					])
					.join(''),
		),
	},
});

/** Documents that the frames of the page ask for, as they are asked for. */
function framed(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) asked.push(request.url());
	});
	return asked;
}

const set = (page: Page, attributes: Record<string, string>) =>
	element(page).evaluate((element, attributes) => {
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	}, attributes);

test('odd attributes lead below /integrer/ of our site, or nowhere', async ({ page }) => {
	await page.goto(`${host.current.origin}/odd`);
	await expect(element(page)).toHaveCount(3 * odd.length);
	// « ../ » alone says nothing: no frame, as a game and as a tool.
	await expect(frame(page)).toHaveCount(3 * odd.length - 2);
	const sources = await frame(page).evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src));
	for (const source of sources) expect(source.startsWith(`${host.current.site}/integrer/`), source).toBe(true);
});

test('several changes in a row lead the frame once, and « back » still leaves the page', async ({ page }) => {
	await page.goto(`${host.current.origin}/avant`);
	const asked = framed(page);
	await page.goto(host.current.origin);
	await answered(frame(page));
	const steps = await page.evaluate(() => history.length);
	await element(page).evaluate(({ shadowRoot }) => {
		const made: Node[] = [];
		Object.assign(window, { made });
		if (!shadowRoot) throw new Error('The shadow root is open.');
		new MutationObserver((records) => made.push(...records.flatMap(({ addedNodes }) => [...addedNodes]))).observe(
			shadowRoot,
			{ childList: true, subtree: true },
		);
	});
	await set(page, { jeu: 'l5r', outil: 'glossaire/anneau', parametres: 'a=1', theme: 'sombre', titre: 'Un anneau' });
	await answered(frame(page));
	await fits(frame(page));
	// The words of the link that it keeps, and one frame.
	expect(
		await page.evaluate(() => (window as unknown as { made: Node[] }).made.map(({ nodeName }) => nodeName)),
	).toEqual(['#text', 'IFRAME']);
	await set(page, { jeu: 'keyforge', outil: 'combat', parametres: '?a=puissance.9', theme: 'clair' });
	await answered(frame(page));
	await set(page, { titre: 'Le combat', hauteur: '300' });
	await expect(frame(page)).toHaveAttribute('title', 'Le combat');
	expect(asked).toEqual([
		`${host.current.site}/integrer/keyforge/combat/`,
		`${host.current.site}/integrer/l5r/glossaire/anneau/?a=1&theme=sombre`,
		`${host.current.site}/integrer/keyforge/combat/?a=puissance.9&theme=clair`,
	]);
	expect(await page.evaluate(() => history.length)).toBe(steps);
	await page.goBack();
	expect(page.url()).toBe(`${host.current.origin}/avant`);
});

test('parameters reach the tool', async ({ page }) => {
	await page.goto(host.current.origin);
	await set(page, { parametres: '?a=puissance.9&theme=clair' });
	await answered(frame(page));
	const creature = frame(page).contentFrame().getByRole('group', { name: 'Votre créature' });
	await expect(creature.getByRole('spinbutton', { name: 'Puissance' })).toHaveValue('9');
});

test('the theme reaches the frame, which says what is wrong with it', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(host.current.origin);
	const schemes: [theme: string, background: string, scheme: string][] = [
		['clair', 'rgb(251, 248, 242)', 'light'],
		['sombre', 'rgb(21, 18, 14)', 'dark'],
		// The text of the page is dark.
		['auto', 'rgb(251, 248, 242)', 'light'],
	];
	for (const [theme, background, scheme] of schemes) {
		await set(page, { theme });
		await expect(frame(page)).toHaveCSS('color-scheme', scheme);
		await answered(frame(page));
		await expect(frame(page).contentFrame().locator(':root')).toHaveCSS('background-color', background);
	}
	await set(page, { theme: 'rose' });
	await expect(frame(page).contentFrame().getByRole('alert')).toContainText('rose');
});

const built = () => readFileSync(path.join(dist, 'arbitre.js'), 'utf8');

/** A page somewhere on the web, and our script where that page takes it from: no request leaves the machine. */
async function elsewhere(page: Page, source: string): Promise<string[]> {
	const asked = framed(page);
	await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
	await page.route(source, (route) => route.fulfill({ contentType: 'text/javascript', body: built() }));
	const html = plainPage(`<script src="${source}"></script>${embed()}`);
	await page.route('https://blog.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
	await page.goto('https://blog.example/');
	await expect.poll(() => asked).toHaveLength(1);
	return asked;
}

test('a script below a path leads below this path', async ({ page }) => {
	const asked = await elsewhere(page, 'https://hote.example/regles/arbitre.js?v=3');
	expect(asked).toEqual(['https://hote.example/regles/integrer/keyforge/combat/']);
});

test('a script that a host has gathered with its own leads to the site it was built for', async ({ page }) => {
	const asked = await elsewhere(page, 'https://blog.example/cache/tout.min.js');
	expect(asked).toEqual([`${builtFor()}integrer/keyforge/combat/`]);
});
