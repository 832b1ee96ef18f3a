import { toolPath } from '../../library/addresses';
import { firstSentence } from '../../library/first-sentence';
import type { Chapter, Concept, Game } from '../../library/types';
import type { NameEntry, PublishedNames } from '../name-entry';

/** What is published for these games, and for the notions that they share. */
export function publishNames(games: readonly Game[], concepts: readonly Concept[]): PublishedNames {
	const shared = concepts.map(
		({ path, data }): NameEntry => ({
			u: path,
			n: data.titre,
			d: data.resume,
			y: 'concept',
			a: some(data.anglais),
			r: some(data.recherche),
		}),
	);
	return {
		jeux: Object.fromEntries(games.map(({ slug, data }) => [slug, data.court])),
		noms: [...games.flatMap(nameEntries), ...shared],
	};
}

/** The names of a game: terms, chapters with their sections, questions, corrected cards, tools, timing charts. */
function nameEntries(game: Game): NameEntry[] {
	const j = game.slug;
	const terms = game.terms.map(
		(term): NameEntry => ({
			u: term.path,
			n: term.name,
			d: term.definition,
			j,
			y: 'terme',
			f: some(term.data.variantes),
			a: some(term.data.anglais),
			r: some(term.data.recherche),
		}),
	);
	const chapters = game.chapters.flatMap((chapter): NameEntry[] => [
		{ u: chapter.path, n: chapter.data.titre, d: chapter.data.resume, j, y: 'chapitre' },
		...sections(chapter, j),
	]);
	const faq = game.faq.flatMap((page): NameEntry[] => [
		{ u: page.path, n: `FAQ : ${page.data.titre}`, d: page.data.resume, j, y: 'faq', r: some(page.data.recherche) },
		...page.questions.map(
			({ path, text, answer }): NameEntry => ({
				u: path,
				n: text,
				d: firstSentence(answer),
				c: page.data.titre,
				j,
				y: 'faq',
			}),
		),
	]);
	const errata = game.errata.flatMap((page): NameEntry[] => [
		{ u: page.path, n: page.data.titre, d: page.data.resume, j, y: 'errata' },
		...page.read.rules
			.filter((rule) => rule.kind === 'titre')
			.map(
				({ id, text }): NameEntry => ({
					u: `${page.path}#${id}`,
					n: text,
					d: page.data.resume,
					c: page.data.titre,
					j,
					y: 'errata',
				}),
			),
	]);
	const tools = game.tools.map(
		(tool): NameEntry => ({
			u: toolPath(j, tool.slug),
			n: tool.title,
			d: tool.summary,
			j,
			y: 'outil',
			r: some(tool.searchWords),
		}),
	);
	const charts = game.charts.map(
		({ path, data }): NameEntry => ({
			u: path,
			n: `Schéma\u00a0: ${data.titre}`,
			d: data.resume,
			j,
			y: 'deroulement',
			r: some(data.recherche),
		}),
	);
	return [...terms, ...chapters, ...faq, ...errata, ...tools, ...charts];
}

/** A section is told by its heading, usually a question, and by the first rule below it, its answer. */
function sections(page: Chapter, j: string): NameEntry[] {
	const { titre: c, resume } = page.data;
	return page.read.headings
		.filter((heading) => heading.depth === 2)
		.map(({ id, text }) => {
			const answer = page.read.rules.find((rule) => rule.section === text && rule.kind === 'regle');
			return { u: `${page.path}#${id}`, n: text, d: answer ? firstSentence(answer.text) : resume, c, j, y: 'chapitre' };
		});
}

const some = (words: readonly string[]) => (words.length > 0 ? [...words] : undefined);
