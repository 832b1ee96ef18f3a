import type { NameEntry } from './entries';
import { findText } from './fulltext';
import { buildNameIndex, type NameIndex, type Scope } from './names';

/** One line of the results, whatever layer found it. */
export interface Result {
	/** Address with base. */
	url: string;
	title: string;
	/** What kind of page, in words. */
	label: string;
	/** Excerpt; `<mark>` marks the words found. */
	excerpt: string;
}

export interface Answer {
	query: string;
	results: Result[];
	/** Suggestions when there are no results. */
	nearest: Result[];
	/** The full text could not be reached: results are by name only. */
	namesOnly: boolean;
}

export const MAX_QUERY = 200;
const MOST_NAMES = 6;
const MOST_TEXTS = 20;
const labels = { terme: 'Glossaire', chapitre: 'Règles', outil: 'Outil', jeu: 'Jeu' };

let names: Promise<NameIndex> | undefined;

/** Loads the index of names, once; a failure is tried again at the next key. */
export function loadNames(base: string): Promise<NameIndex> {
	names ??= fetch(`${base}recherche/noms.json`)
		.then((response) =>
			response.ok ? (response.json() as Promise<NameEntry[]>) : Promise.reject(new Error(response.statusText)),
		)
		.then(buildNameIndex)
		.catch((error) => {
			names = undefined;
			throw error;
		});
	return names;
}

/** What a reader typed, as it is searched: trimmed, spaces folded, cut at `MAX_QUERY`. */
export const cleanQuery = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** Instant answer: pages whose name matches. */
export async function searchNames(text: string, scope: Scope, base: string): Promise<Result[]> {
	const query = cleanQuery(text);
	return query === '' ? [] : (await loadNames(base)).find(query, scope).slice(0, MOST_NAMES).map(named(base));
}

/** Whole answer: names first, then the sections whose text matches, each page once. */
export async function search(text: string, scope: Scope, base: string): Promise<Answer> {
	const query = cleanQuery(text);
	if (query === '') return { query, results: [], nearest: [], namesOnly: false };
	const [byName, byText] = await Promise.all([
		searchNames(query, scope, base),
		findText(query, scope, base, MOST_TEXTS).catch(() => undefined),
	]);
	const seen = new Set(byName.map((result) => result.url));
	const texts = (byText ?? [])
		.map(({ url, title, section, excerpt }) => ({
			url,
			title: section ? `${title} › ${section}` : title,
			label: url.includes('/glossaire/') ? labels.terme : url.includes('/outils/') ? labels.outil : labels.chapitre,
			excerpt,
		}))
		.filter(({ url }) => !seen.has(url) && !seen.has(url.split('#')[0] ?? url));
	const results = [...byName, ...texts];
	const nearest = results.length > 0 ? [] : (await loadNames(base)).nearest(query, { jeu: scope.jeu }).map(named(base));
	return { query, results, nearest, namesOnly: byText === undefined };
}

const named =
	(base: string) =>
	({ u, n, d, y }: NameEntry): Result => ({ url: base + u.slice(1), title: n, label: labels[y], excerpt: d });
