import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games';
import { BuiltPages, jsonFiles, letters } from './api-files';
import { dist } from './built-site';

// The published data say what the built pages say.

const files = jsonFiles('api/v1');
const document = (name: string) => files.find(({ file }) => file === `api/v1/${name}.json`)?.data;
const site: string = document('index').site;
const games: string[] = document('jeux').jeux.map(({ id }: { id: string }) => id);
const pages = new BuiltPages();

interface Addressed {
	id: string;
	adresse: string;
}

const folderOf = (address: string) => new URL(address).pathname.slice(new URL(site).pathname.length);

/** Folders of the pages of a game below one of its folders: `keyforge/glossaire/armure/`. */
const foldersOf = (under: string) => {
	// A game that begins has no charts and no tools.
	if (!existsSync(path.join(dist, under))) return [];
	return readdirSync(path.join(dist, under), { recursive: true, encoding: 'utf8' })
		.filter((file) => path.basename(file) === 'index.html')
		.map((file) => path.join(under, path.dirname(file), '/'));
};

const content = (root: HtmlElement, selector: string, attribute: string) =>
	root.querySelector(selector)?.getAttributeValue(attribute) ?? '';

/** Whether a game is one that the tests know: another one begins. */
const isWhole = (game: string) => (GAMES as readonly string[]).includes(game);

test('the games of the site are published', () => expect(games).toEqual(expect.arrayContaining([...GAMES])));

for (const game of games) {
	describe(game, () => {
		test('regles.json has each rule of the pages, and no other', () => {
			const shown = foldersOf(game).flatMap((folder) => pages.idsOf(folder, 'regle'));
			const published: string[] = document(`${game}/regles`).regles.map(({ id }: Addressed) => id);
			expect(published.length).toBeGreaterThan(isWhole(game) ? 800 : 0);
			expect(shown.sort()).toEqual(published);
		});

		test('each rule reads as on its page, under its title', async () => {
			const wrong: string[] = [];
			for (const { id, texte, type, section, adresse, page } of document(`${game}/regles`).regles) {
				const root = await pages.root(folderOf(adresse));
				const shown = letters(root.querySelector(`[id="${id}"]`)?.textContent ?? '');
				const same = type === 'contradiction' ? shown.endsWith(letters(texte)) : shown.startsWith(letters(texte));
				if (!same) wrong.push(`${id}: « ${texte} », page: « ${shown} »`);
				const title = letters(root.querySelector('h1')?.textContent ?? '');
				if (title.toLowerCase() !== letters(page.titre).toLowerCase()) wrong.push(`${id}: ${page.titre} / ${title}`);
				const headings = root.querySelectorAll('h2, h3, h4').map((heading) => letters(heading.textContent));
				if (section && !headings.includes(letters(section))) wrong.push(`${id}: no heading « ${section} »`);
			}
			expect(wrong.slice(0, 10)).toEqual([]);
		});

		test('termes.json has each page of the glossary, with its name and its description', async () => {
			const { termes } = document(`${game}/termes`);
			const folders = foldersOf(`${game}/glossaire`).filter((folder) => folder !== `${game}/glossaire/`);
			expect(termes.map(({ adresse }: Addressed) => folderOf(adresse)).sort()).toEqual(folders.sort());
			for (const { id, nom, definition, anglais, adresse } of termes) {
				const root = await pages.root(folderOf(adresse));
				expect(content(root, 'link[rel="canonical"]', 'href'), id).toBe(adresse);
				expect(root.querySelector('h1')?.textContent.trim().toLowerCase(), id).toBe(nom.toLowerCase());
				const description = content(root, 'meta[name="description"]', 'content');
				expect(letters(decoded(description)), id).toBe(letters(definition));
				const english = root.querySelectorAll('.surtitre i[lang="en"]').map((name) => name.textContent);
				expect(english, id).toEqual(anglais);
			}
		});

		test('faq.json and errata.json have each question and each card of the pages', async () => {
			const { questions } = document(`${game}/faq`);
			const { cartes } = document(`${game}/errata`);
			for (const [entries, under] of [
				[questions, `${game}/faq`],
				[cartes, `${game}/errata`],
			] as const) {
				const shown: string[] = [];
				for (const folder of pages.html(`${under}/`) === null ? [] : foldersOf(under)) {
					const root = await pages.root(folder);
					shown.push(...root.querySelectorAll('h2.regle').flatMap((found) => found.getAttributeValue('id') ?? []));
				}
				expect(entries.map(({ id }: Addressed) => id)).toEqual(shown.sort());
			}
			const answers: { id: string; adresse: string; text: string }[] = [
				...questions.map((entry: Addressed & { reponse: string }) => ({ ...entry, text: entry.reponse })),
				...cartes.map((entry: Addressed & { texte: string }) => ({ ...entry, text: entry.texte })),
			];
			for (const { id, adresse, text } of answers) {
				const root = await pages.root(folderOf(adresse));
				const body = letters(root.querySelector('.contenu')?.textContent ?? '');
				for (const sentence of text.split(/(?<=\.) |\n/))
					expect(body, `${id}: ${sentence}`).toContain(letters(sentence));
			}
		});

		test('deroulement.json has each step of each chart, in its order', async () => {
			const { schemas } = document(`${game}/deroulement`);
			const folders = foldersOf(`${game}/deroulement`).filter((folder) => folder !== `${game}/deroulement/`);
			expect(schemas.map(({ adresse }: Addressed) => folderOf(adresse)).sort()).toEqual(folders.sort());
			for (const chart of schemas) {
				const root = await pages.root(folderOf(chart.adresse));
				const steps = root.querySelectorAll('.schema li.etape');
				expect(steps.map((step) => step.getAttributeValue('id'))).toEqual(chart.etapes.map(({ id }: Addressed) => id));
				for (const [at, { id, titre, texte = '', numero = '' }] of chart.etapes.entries()) {
					const shown = letters(steps[at]?.textContent ?? '');
					for (const said of [titre, texte, numero]) expect(shown, id).toContain(letters(said));
				}
			}
		});

		test('outils.json has each calculator, with the questions that it shows', async () => {
			const { outils } = document(`${game}/outils`);
			const folders = foldersOf(`${game}/outils`).filter((folder) => folder !== `${game}/outils/`);
			expect(outils.map(({ adresse }: Addressed) => folderOf(adresse)).sort()).toEqual(folders.sort());
			for (const { titre, resume, cas, adresse } of outils) {
				const root = await pages.root(folderOf(adresse));
				expect(letters(root.querySelector('h1')?.textContent ?? '')).toBe(letters(titre));
				expect(letters(decoded(content(root, 'meta[name="description"]', 'content')))).toBe(letters(resume));
				const asked = root.querySelectorAll('.questions-types button').map((button) => letters(button.textContent));
				expect(asked).toEqual(cas.map(({ question }: { question: string }) => letters(question)));
				expect(asked.length).toBeGreaterThan(5);
			}
		});
	});
}

/** An attribute as browsers read it. */
const decoded = (text: string) =>
	text
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&#38;', '&')
		.replaceAll('&#34;', '"')
		.replaceAll('&amp;', '&');
