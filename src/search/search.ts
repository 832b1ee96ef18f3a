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

export interface TextAnswer {
	results: Result[];
	/** The full text could not be reached. */
	unreachable: boolean;
}

export const MAX_QUERY = 200;
const MOST_NAMES = 6;
const MOST_TEXTS = 10;
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
export async function searchNames(query: string, scope: Scope, base: string): Promise<Result[]> {
	return (await loadNames(base)).find(query, scope).slice(0, MOST_NAMES).map(named(base));
}

/** Terms to offer when nothing is found. */
export async function searchNearest(query: string, scope: Scope, base: string): Promise<Result[]> {
	return (await loadNames(base)).nearest(query, scope).map(named(base));
}

/** The rest of the answer: sections whose text matches, without the pages that their name already gave. */
export async function searchTexts(
	query: string,
	scope: Scope,
	base: string,
	byName: readonly Result[],
): Promise<TextAnswer> {
	const seen = new Set(byName.map(({ url }) => url));
	try {
		const found = await findText(query, scope, base, MOST_TEXTS);
		const results = found
			.filter(({ url }) => !seen.has(url) && !seen.has(url.split('#')[0] as string))
			.map(({ url, title, section, excerpt }) => ({
				url,
				title: section ? `${title} › ${section}` : title,
				label: url.includes('/glossaire/') ? labels.terme : url.includes('/outils/') ? labels.outil : labels.chapitre,
				excerpt,
			}));
		return { results, unreachable: false };
	} catch {
		return { results: [], unreachable: true };
	}
}

const named =
	(base: string) =>
	({ u, n, d, c, y }: NameEntry): Result => ({
		url: base + u.slice(1),
		title: n,
		label: c ? `${labels[y]} · ${c}` : labels[y],
		excerpt: d,
	});
