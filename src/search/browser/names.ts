import MiniSearch from 'minisearch';
import type { NameEntry, ResultType } from '../name-entry';
import { type Document, extractField, heard, joined, tokenize, words } from './name-fields';
import { type Asked, exactly, nameQuery } from './name-query';
import { subject } from './query-subject';
import { stem, tellingWords } from './stem';
import { wholeNames } from './whole-name';

export interface Scope {
	game?: string | undefined;
	type?: ResultType | undefined;
}

export interface NameIndex {
	/** Pages whose name, or another word for it, is in the query; best first. */
	find: (query: string, scope?: Scope) => NameEntry[];
	/** Terms with the nearest names, for a query that finds nothing. */
	nearest: (query: string, scope?: Pick<Scope, 'game'>) => NameEntry[];
}

const typeWeight: Record<ResultType, number> = {
	terme: 1.15,
	outil: 1,
	deroulement: 0.65,
	concept: 0.9,
	chapitre: 0.85,
	errata: 0.7,
	faq: 0.5,
	jeu: 1,
};
const MOST_NEAREST = 5;
/** What a page gains by having all the words of the query. */
const EVERY_WORD = 2;

/** Search by name, tolerant to accents, inflection and misspelling. Built in the browser from the published index. */
export function buildNameIndex(entries: readonly NameEntry[]): NameIndex {
	const index = new MiniSearch<Document>({
		fields: Object.keys({ ...words, ...heard, ...joined }),
		extractField,
		tokenize,
		processTerm: (term) => term,
	});
	index.addAll(entries.map((entry, id) => ({ ...entry, id })));
	const wholeName = wholeNames(entries);
	const pages = pagesByStem(entries);
	const count = Math.log(1 + entries.length);

	const ask = (word: string, place: number, all: readonly string[]): Asked => ({
		word,
		unfinished: place === all.length - 1,
		known: index.search(exactly(word)).length > 0,
		rarity: Math.log(1 + entries.length / (pages.get(stem(word)) ?? 1)) / count,
	});

	const scored = (query: string, combineWith: 'AND' | 'OR') =>
		index.search(nameQuery(query, tellingWords(subject(query)).map(ask), combineWith), {
			boostDocument: (page) => typeWeight[(entries[page] as NameEntry).y] * wholeName(page, query),
		});

	const search = (query: string, { game, type }: Scope) => {
		const whole = new Set(scored(query, 'AND').map(({ id }) => id));
		return scored(query, 'OR')
			.map(({ id, score }) => ({ id, score: whole.has(id) ? score * EVERY_WORD : score }))
			.sort((x, y) => y.score - x.score)
			.map(({ id }) => entries[id] as NameEntry)
			.filter((entry) => (!game || entry.j === game) && (!type || entry.y === type));
	};

	return {
		find: (query, scope = {}) => search(query, scope),
		nearest: (query, { game } = {}) =>
			index
				.search(query, { fields: ['n', 'f', 'a'], fuzzy: 0.5, prefix: true })
				.map(({ id }) => entries[id] as NameEntry)
				.filter(({ y, j }) => y === 'terme' && (!game || j === game))
				.slice(0, MOST_NEAREST),
	};
}

/** On how many pages a stem is in a name or in another word for it. */
function pagesByStem(entries: readonly NameEntry[]): Map<string, number> {
	const pages = new Map<string, number>();
	for (const { n, f = [], a = [], r = [] } of entries) {
		const stems = tellingWords([n, ...f, ...a, ...r].join(' ')).map(stem);
		for (const word of new Set(stems)) pages.set(word, (pages.get(word) ?? 0) + 1);
	}
	return pages;
}
