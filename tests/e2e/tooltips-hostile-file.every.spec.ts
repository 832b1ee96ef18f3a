import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { complaints, expectWords, marks, openLink, preview, tooltips } from './hosts/tooltips';

// What comes in the place of a terms file: nothing of it is run, and the host is as it was.

const host = useHost({
	'/': {
		html: plainPage(
			`<p id="p">Une armure, un truc.</p>${tooltips()}<p data-arbitre-jeu="l5r">Voici l’anneau contesté.</p>`,
			{
				head: '<script>addEventListener("error", (event) => { document.title = event.message; })</script>',
			},
		),
	},
});

const good = {
	version: '1.0',
	jeu: 'keyforge',
	nom: 'KeyForge',
	glossaire: '/keyforge/glossaire/',
	termes: { truc: ['truc', 'Un truc.'] },
	formes: { truc: ['truc'] },
	courantes: {},
	parlantes: [],
	voisins: [],
	ailleurs: [],
	muettes: [],
	sauf: {},
};

const json = (changes: object) => JSON.stringify({ ...good, ...changes });
/** `JSON.stringify` leaves such a name out. */
const proto = (text: string) => text.replaceAll('"proto"', '"__proto__"');

const refused: Record<string, string> = {
	'an empty file': '',
	'a page': '<!doctype html><script>document.title = "joué"</script>',
	'half a file': json({}).slice(0, -10),
	nothing: 'null',
	'a number': '12',
	'a list': '[1, 2]',
	'another version': json({ version: '2.0' }),
	'a version that is no text': json({ version: [] }),
	'another game': json({ jeu: 'l5r' }),
	'pages elsewhere': json({ glossaire: 'https://autre.example/keyforge/' }),
	'pages elsewhere, hidden': json({ glossaire: '//autre.example/keyforge/' }),
	'pages that are scripts': json({ glossaire: 'javascript:alert(1)//' }),
	'pages that are data': json({ glossaire: 'data:text/html,x' }),
	'no pages': json({ glossaire: undefined }),
	'no terms': json({ termes: undefined }),
	'terms that are no list': json({ termes: { truc: 12 } }),
	'a name that is no text': json({ termes: { truc: [{ x: 1 }, 'Un truc.'] } }),
	'a definition that is no text': json({ termes: { truc: ['truc', ['<img>']] } }),
	'a game without a name': json({ nom: 12 }),
	'no forms': json({ formes: null }),
	'forms that are no list': json({ formes: { truc: 12 } }),
	'exceptions that are no list': json({ sauf: { truc: {} } }),
	'ten megabytes': json({ remplissage: 'x'.repeat(10_000_000) }),
	'ten megabytes of nothing': ' '.repeat(10_000_000),
};

/** Gives a file in the place of that of KeyForge. */
const give = (page: Page, body: string) =>
	page.route('**/api/v1/keyforge/bulles.json', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body });
	});

/** The other game works; ours is said to be wrong, once, and nothing else. */
async function expectRefused(page: Page, found: readonly string[]): Promise<void> {
	await expectWords(page, ['anneau contesté']);
	await expect.poll(() => found.length).toBe(1);
	expect(found[0]).toMatch(/jeu="keyforge", attendu un jeu/);
	await expect(page).toHaveTitle('Un autre site');
	await expect(page.locator('#p')).toHaveText('Une armure, un truc.');
}

for (const [name, body] of Object.entries(refused)) {
	test(`${name} is refused`, async ({ page }) => {
		const found = complaints(page);
		await give(page, body);
		await page.goto(`${host.current.origin}/`);
		await expectRefused(page, found);
	});
}

for (const [name, answer] of [
	['nothing comes', (page: Page) => page.route('**/keyforge/bulles.json', (route) => route.abort())],
	[
		'the file is gone',
		(page: Page) =>
			page.route('**/keyforge/bulles.json', (route) =>
				route.continue({ url: `${host.current.site}/api/v1/rien/bulles.json` }),
			),
	],
	[
		'the server fails',
		(page: Page) =>
			page.route('**/keyforge/bulles.json', async (route) =>
				route.fulfill({ response: await route.fetch(), status: 500, body: 'Erreur' }),
			),
	],
] as const) {
	test(`${name}: it is said, and the rest works`, async ({ page }) => {
		const said = complaints(page);
		await answer(page);
		await page.goto(`${host.current.origin}/`);
		await expect.poll(() => said.filter((message) => !message.startsWith('Failed to load'))).toHaveLength(1);
		await expectRefused(page, [...said.filter((message) => !message.startsWith('Failed to load'))]);
	});
}

test('a file that keeps its form is taken at its word, and its words for text', async ({ page }) => {
	const found = complaints(page);
	const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
	await give(
		page,
		proto(
			json({
				nom: script,
				termes: {
					'../../x?y#': ['truc', script],
					proto: ['armure', script],
					constructor: ['constructor', 'x'],
				},
				formes: {
					'../../x?y#': ['truc'],
					proto: ['armure', 'proto'],
					constructor: ['constructor'],
					toString: ['toString', 'un', 'une'],
				},
				sauf: { proto: ['proto'], constructor: [''] },
				voisins: ['', 'une'],
				muettes: ['', ' ', "'", 'proto', 'constructor constructor'],
			}),
		),
	);
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, ['armure', 'truc', 'anneau contesté']);
	await marks(page, 'truc').hover();
	await expect(preview(page)).toContainText(script);
	await expect(preview(page).locator('img, script')).toHaveCount(0);
	await expect(openLink(page)).toHaveAttribute('href', `${host.current.site}/keyforge/glossaire/..%2F..%2Fx%3Fy%23/`);
	await page.keyboard.press('Escape');
	await marks(page, 'armure').hover();
	await expect(openLink(page)).toHaveAttribute('href', `${host.current.site}/keyforge/glossaire/__proto__/`);
	expect(await page.evaluate(() => [Object.keys(Object.prototype), ({} as { form?: unknown }).form])).toEqual([
		[],
		undefined,
	]);
	await expect(page).toHaveTitle('Un autre site');
	expect(found).toEqual([]);
});
