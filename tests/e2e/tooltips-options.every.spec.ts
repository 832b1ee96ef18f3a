import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { complaints, expectWords, marks, preview, tooltips } from './hosts/tooltips';

// Options of the script, and what becomes of those that are wrong: said once, and the rest works.

const text = '<p id="ici">Une armure.</p><aside id="la">Une défausse.</aside>';

const pages: Record<string, { options: string; words: string[]; said?: RegExp[] }> = {
	'/dans': { options: 'data-jeu="keyforge" data-dans="#la"', words: ['défausse'] },
	'/dans-deux': { options: 'data-jeu="keyforge" data-dans="#la, #ici"', words: ['armure', 'défausse'] },
	'/dans-emboites': { options: 'data-jeu="keyforge" data-dans="main, #la, p"', words: ['armure', 'défausse'] },
	'/theme-inconnu': {
		options: 'data-jeu="keyforge" data-theme="bleu"',
		words: ['armure', 'défausse'],
		said: [/data-theme="bleu", attendu auto, clair, sombre\..*\/integrer\/bulles\/$/],
	},
	'/mode-inconnu': {
		options: 'data-jeu="keyforge" data-mode="tout"',
		words: ['armure', 'défausse'],
		said: [/data-mode="tout", attendu auto, marques\..*\/integrer\/bulles\/$/],
	},
	'/selecteur-illisible': {
		options: 'data-jeu="keyforge" data-dans="p[["',
		words: ['armure', 'défausse'],
		said: [/data-dans="p\[\[", attendu un sélecteur CSS.*\/integrer\/bulles\/$/],
	},
	'/selecteur-vide': {
		options: 'data-jeu="keyforge" data-dans=".absent"',
		words: [],
		said: [/data-dans="\.absent", attendu un sélecteur CSS.*\/integrer\/bulles\/$/],
	},
	'/jeu-inconnu': {
		options: 'data-jeu="keyfroge"',
		words: [],
		said: [/jeu="keyfroge", attendu un jeu.*\/integrer\/bulles\/$/],
	},
	'/sans-jeu': { options: '', words: [], said: [/jeu="", attendu un jeu.*\/integrer\/bulles\/$/] },
	'/jeu-adresse': {
		options: 'data-jeu="../../x?y#"',
		words: [],
		said: [/jeu="\.\.\/\.\.\/x\?y#", attendu un jeu.*\/integrer\/bulles\/$/],
	},
};

/** Wrong marked places; the text of the page is read in KeyForge. */
const places = `<p><span data-arbitre="armmure">une</span> <span data-arbitre="armmure">une</span>
<span data-arbitre>bidule</span> <span data-arbitre="l5rr/clan">un</span> <span data-arbitre>armure ou clé</span>
<span data-arbitre></span> <span data-arbitre="clef/de/sol">un</span></p>`;

const host = useHost({
	...Object.fromEntries(
		Object.entries(pages).map(([path, { options }]) => [path, { html: plainPage(text + tooltips(options)) }]),
	),
	...Object.fromEntries(
		['auto', 'clair', 'sombre'].map((theme) => [
			`/${theme}`,
			{ html: plainPage(text + tooltips(`data-jeu="keyforge" data-theme="${theme}"`)) },
		]),
	),
	'/lieux': { html: plainPage(text + places + tooltips()) },
	'/page-entiere': { html: `<!doctype html><title>Rien de tel</title><div>Une armure.</div>${tooltips()}` },
	'/sans-main': {
		html: `<!doctype html><title>Un article</title><div>Une défausse.</div><article>Une armure.</article>${tooltips()}`,
	},
	'/deux-fois': { html: plainPage(text + tooltips() + tooltips('data-jeu="l5r" data-partout')) },
	'/tot': { html: plainPage(text, { head: '<script src="{{site}}/bulles.js" data-jeu="keyforge"></script>' }) },
	'/wordpress': {
		html: plainPage(`${text}<script src="{{site}}/bulles.js?ver=6.4.2" data-jeu="keyforge" async></script>`),
	},
});

const open = (page: Page, path: string) => page.goto(host.current.origin + path);
/** Browsers say by themselves that a file does not exist. */
const ours = (found: string[]) => found.filter((message) => !message.startsWith('Failed to load resource'));

for (const [path, { options, words, said = [] }] of Object.entries(pages)) {
	test(`with ${options || 'no option'}: ${words.join(', ') || 'nothing'}`, async ({ page }) => {
		const found = complaints(page);
		await open(page, path);
		await expect.poll(() => ours(found).length).toBe(said.length);
		await expectWords(page, words);
		for (const [at, pattern] of said.entries()) expect(ours(found)[at]).toMatch(pattern);
	});
}

test('what is wrong with marked places is said once for each, and the others are marked', async ({ page }) => {
	const found = complaints(page);
	await open(page, '/lieux');
	await expectWords(page, ['armure', 'défausse']);
	await expect.poll(() => ours(found).length).toBe(5);
	for (const name of [
		'data-arbitre="armmure"',
		'data-arbitre="bidule"',
		'jeu="l5rr"',
		'data-arbitre="armure ou clé"',
		'jeu="de"',
	])
		expect(
			ours(found).filter((message) => message.includes(name)),
			name,
		).toHaveLength(1);
});

test('a page without an article is read whole', async ({ page }) => {
	await open(page, '/page-entiere');
	await expectWords(page, ['armure']);
});

test('a page with an article is read there only', async ({ page }) => {
	await open(page, '/sans-main');
	await expectWords(page, ['armure']);
});

for (const [path, how] of [
	['/deux-fois', 'twice in a page'],
	['/tot', 'before the texts, without waiting for them'],
	['/wordpress', 'with a version in its address'],
] as const) {
	test(`the script works ${how}`, async ({ page }) => {
		const found = complaints(page);
		await open(page, path);
		await expectWords(page, ['armure', 'défausse']);
		expect(found).toEqual([]);
	});
}

test.describe('the colours of the preview', () => {
	const paper = { clair: 'rgb(255, 253, 248)', sombre: 'rgb(31, 26, 20)' };
	for (const [theme, scheme, expected] of [
		['auto', 'light', 'clair'],
		['auto', 'dark', 'sombre'],
		['clair', 'dark', 'clair'],
		['sombre', 'light', 'sombre'],
	] as const) {
		test(`are ${expected} when ${theme} is asked for and the reader’s are ${scheme}`, async ({ page }) => {
			await page.emulateMedia({ colorScheme: scheme });
			await open(page, `/${theme}`);
			await marks(page, 'armure').hover();
			await expect(preview(page)).toHaveCSS('background-color', paper[expected]);
		});
	}
});
