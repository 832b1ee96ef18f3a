import { readFileSync } from 'node:fs';
import type { Match } from '../../src/glossary/match';

/** A passage of a paragraph: UTF-16 offsets in its plain text. */
export interface Passage {
	start: number;
	end: number;
	words: string;
}

/** A place where a reader of the game expects a tooltip, of any of these terms. */
export interface Place extends Passage {
	slugs: readonly string[];
}

/** A paragraph of a host article, without its marks. */
export interface Paragraph {
	text: string;
	places: readonly Place[];
	/** Words of the game in an ordinary use: nothing is expected there. */
	traps: readonly Passage[];
}

const mark = /\[\[([^[\]{}|]+)\|([a-z0-9,-]+)\]\]|\{\{([^[\]{}|]+)\}\}/g;

/**
 * Articles are marked by meaning, whatever the program finds: capitals, spelling, language and inflection do not count;
 * terms that the site never links are left unmarked. Those in `temoins` were written once the matching was done, and
 * nothing is adjusted to them.
 *
 * Posts of players are in `questions`, all else that they write in `autres`. Those of `questions-temoins` and
 * `autres-temoins` were written by people who had seen neither the words nor the matching, and are only counted. What
 * their writers forgot to mark was added by two judges who agreed: they saw all the words that could be meant, not which of
 * them the matching keeps.
 *
 * Reads an article, one paragraph a line: `[[armures|armure]]` is a place and its term (several, with commas, where
 * either answers), `{{combat}}` a trap. A mark that is not closed, or that names no term of the game, throws.
 */
export function readArticle(source: string, terms: ReadonlySet<string>): Paragraph[] {
	return source
		.split('\n')
		.filter((line) => line.trim() !== '')
		.map((line) => readParagraph(line, terms));
}

/** The article of a file of `tests/fixtures/articles`. */
export const readArticleFile = (name: string, terms: ReadonlySet<string>): Paragraph[] =>
	readArticle(readFileSync(`tests/fixtures/articles/${name}.txt`, 'utf8'), terms);

/** The posts of a file of `tests/fixtures/articles`: an empty line parts them. */
export const readPosts = (name: string): string[] =>
	readFileSync(`tests/fixtures/articles/${name}.txt`, 'utf8')
		.trim()
		.split(/\n{2,}/);

function readParagraph(line: string, terms: ReadonlySet<string>): Paragraph {
	const places: Place[] = [];
	const traps: Passage[] = [];
	let text = '';
	let from = 0;
	for (const { 0: raw, 1: linked, 2: slugList = '', 3: trap = '', index } of line.matchAll(mark)) {
		text += line.slice(from, index);
		const words = linked ?? trap;
		const passage = { start: text.length, end: text.length + words.length, words };
		if (linked === undefined) traps.push(passage);
		else places.push({ ...passage, slugs: known(slugList.split(','), terms, raw) });
		text += words;
		from = index + raw.length;
	}
	text += line.slice(from);
	const stray = /[[\]{}|]/.exec(text);
	if (stray) throw new Error(`A mark is not well formed: « ${text.slice(stray.index, stray.index + 30)} ».`);
	return { text, places, traps };
}

function known(slugs: string[], terms: ReadonlySet<string>, raw: string): string[] {
	for (const slug of slugs) if (!terms.has(slug)) throw new Error(`No term « ${slug} », in ${raw}.`);
	return slugs;
}

/** What a matcher did on an article. */
export interface Measure {
	found: number;
	marked: number;
	traps: number;
	/** Places with a match of their term that touches them. */
	right: number;
	/** Matches that touch no place of their term, with the words around. */
	wrong: string[];
	/** Places without a match of their term, with the words around. */
	missed: string[];
}

/** Compares what a matcher finds with what a reader expects, every occurrence counted. */
export function measure(article: readonly Paragraph[], find: (text: string) => readonly Match[]): Measure {
	const total: Measure = { found: 0, marked: 0, traps: 0, right: 0, wrong: [], missed: [] };
	for (const { text, places, traps } of article) {
		const matches = find(text);
		const answers = (place: Place, { start, end, slug }: Match) =>
			start < place.end && place.start < end && place.slugs.includes(slug);
		const missed = places.filter((place) => !matches.some((match) => answers(place, match)));
		const wrong = matches.filter((match) => !places.some((place) => answers(place, match)));
		total.found += matches.length;
		total.marked += places.length;
		total.traps += traps.length;
		total.right += places.length - missed.length;
		total.wrong.push(...wrong.map((match) => `${excerpt(text, match)} → ${match.slug}`));
		total.missed.push(...missed.map((place) => `${excerpt(text, place)} → ${place.slugs.join(',')}`));
	}
	return total;
}

const excerpt = (text: string, { start, end }: { start: number; end: number }): string =>
	`${text.slice(Math.max(0, start - 25), start)}[${text.slice(start, end)}]${text.slice(end, end + 20)}`;

/** Adds up the measures of several articles. */
export function sum(measures: readonly Measure[]): Measure {
	const add = (key: 'found' | 'marked' | 'traps' | 'right') => measures.reduce((total, one) => total + one[key], 0);
	return {
		found: add('found'),
		marked: add('marked'),
		traps: add('traps'),
		right: add('right'),
		wrong: measures.flatMap(({ wrong }) => wrong),
		missed: measures.flatMap(({ missed }) => missed),
	};
}

/** Share of what was found that is right. */
export const precision = ({ found, wrong }: Measure): number => (found - wrong.length) / found;

/** Share of what was expected that is found. */
export const recall = ({ marked, right }: Measure): number => right / marked;
