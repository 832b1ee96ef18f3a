import MiniSearch from 'minisearch';
import type { NameEntry, ResultType } from './entries';
import { searchWords, stems } from './stem';

export interface Scope {
	jeu?: string | undefined;
	type?: ResultType | undefined;
}

export interface NameIndex {
	/** Pages whose name, or another word for it, is in the query; best first. */
	find: (query: string, scope?: Scope) => NameEntry[];
	/** Pages with the nearest names, for a query that finds nothing. */
	nearest: (query: string, scope?: Scope) => NameEntry[];
}

const boost = { n: 6, f: 5, a: 4, r: 3, d: 0.4 };
const typeWeight: Record<ResultType, number> = { terme: 1.25, outil: 1, chapitre: 0.8, jeu: 1 };

/** Search by name, tolerant to accents, inflection and misspelling. Built in the browser from the published index. */
export function buildNameIndex(entries: readonly NameEntry[]): NameIndex {
	const index = new MiniSearch<NameEntry & { id: number }>({
		fields: Object.keys(boost),
		extractField: (entry, field) => {
			const value = entry[field as keyof NameEntry] ?? '';
			return Array.isArray(value) ? value.join(' ') : String(value);
		},
		tokenize: stems,
		processTerm: (term) => term,
	});
	index.addAll(entries.map((entry, id) => ({ ...entry, id })));
	const names = entries.map(({ n, f = [], a = [], r = [] }) => ({
		official: new Set([n, ...f, ...a].map(key)),
		other: new Set(r.map(key)),
	}));

	const search = (query: string, { jeu, type }: Scope, fuzzy: number, combineWith: 'AND' | 'OR') =>
		index
			.search(query, {
				boost,
				combineWith,
				prefix: (term, at, all) => at === all.length - 1 && term.length > 1,
				fuzzy: (term) => (term.length > 3 ? fuzzy : false),
				boostDocument: (id) => (typeWeight[(entries[id] as NameEntry).y] ?? 1) * exactness(names[id], key(query)),
				filter: ({ id }) => {
					const entry = entries[id] as NameEntry;
					return (!jeu || entry.j === jeu) && (!type || entry.y === type);
				},
			})
			.map(({ id }) => entries[id] as NameEntry);

	return {
		find(query, scope = {}) {
			const strict = search(query, scope, 0.25, 'AND');
			return strict.length > 0 ? strict : search(query, scope, 0.25, 'OR');
		},
		nearest: (query, scope = {}) => search(query, scope, 0.5, 'OR').slice(0, 5),
	};
}

/** A query that is just a name beats any mixture of words. */
function exactness(names: { official: Set<string>; other: Set<string> } | undefined, query: string): number {
	if (names?.official.has(query)) return 20;
	return names?.other.has(query) ? 8 : 1;
}

const key = (text: string) =>
	searchWords(text)
		.map((word) => word.replace(/(?<=..)[sx]$/, ''))
		.join(' ');
