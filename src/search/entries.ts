import { labelOf } from '../page/library/citations';
import { firstSentence } from '../page/library/first-sentence';
import type { Chapter, Game } from '../page/library/types';

/** Kinds of results, as in `/recherche/?type=…`. */
export type ResultType = 'terme' | 'chapitre' | 'outil' | 'jeu';

/**
 * A page of the published index of names: everything a player may call it. Keys are short because the
 * file is sent to phones.
 */
export interface NameEntry {
	/** Address inside the site, without base. */
	u: string;
	/** Name shown. */
	n: string;
	/** One sentence shown under the name. */
	d: string;
	/** Chapter that the section belongs to. */
	c?: string | undefined;
	/** Game. */
	j: string;
	y: ResultType;
	/** Other official forms. */
	f?: string[] | undefined;
	/** English names. */
	a?: string[] | undefined;
	/** Everyday words, misspellings, fan vocabulary. */
	r?: string[] | undefined;
}

/** The index of names of a game: terms, chapters with their sections, tools. */
export function nameEntries(game: Game): NameEntry[] {
	const j = game.slug;
	const terms = game.terms.map(
		(term): NameEntry => ({
			u: term.path,
			n: labelOf(term),
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
	const tools = game.tools.map(
		(tool): NameEntry => ({
			u: `/${j}/outils/${tool.nom}/`,
			n: tool.titre,
			d: tool.resume,
			j,
			y: 'outil',
			r: some(tool.recherche),
		}),
	);
	return [...terms, ...chapters, ...tools];
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
