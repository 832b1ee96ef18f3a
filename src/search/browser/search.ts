import { chartFolder, conceptFolder, namesPath, pageFolders, toolFolder, withBase } from '../../library/addresses';
import type { NameEntry, PublishedNames, ResultType } from '../name-entry';
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
const MOST_NAMES = 8;
const MOST_TEXTS = 10;
const labels: Record<ResultType, string> = {
	terme: 'Glossaire',
	chapitre: 'Règles',
	faq: 'FAQ',
	errata: 'Errata',
	outil: 'Outil',
	deroulement: 'Schéma',
	concept: 'D’un jeu à l’autre',
	jeu: 'Jeu',
};

interface Names {
	index: NameIndex;
	/** Short name of each game. */
	games: Record<string, string>;
}

const loaded = new Map<string, Promise<Names>>();

/** Loads the names of a game, or of all, once; a failure is tried again at the next key. Those of all do for a game. */
export function loadNames(base: string, game?: string): Promise<Names> {
	const file = namesPath(game);
	let names = loaded.get(file);
	if (!names) {
		names = fetchNames(withBase(base, file)).catch((error) => (game ? loadNames(base) : Promise.reject(error)));
		loaded.set(file, names);
		names.catch(() => loaded.delete(file));
	}
	return names;
}

async function fetchNames(url: string): Promise<Names> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(response.statusText);
	const { jeux: games, noms: names } = (await response.json()) as PublishedNames;
	return { index: buildNameIndex(names), games };
}

/** What a reader typed, as it is searched: trimmed, spaces folded, cut at `MAX_QUERY`. */
export const cleanQuery = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** Instant answer: pages whose name matches. */
export async function searchNames(query: string, scope: Scope, base: string): Promise<Result[]> {
	const { index, games } = await loadNames(base, scope.game);
	return index
		.find(query, scope)
		.slice(0, MOST_NAMES)
		.map(named(base, scope, games));
}

/** Terms to offer when nothing is found. */
export async function searchNearest(query: string, scope: Scope, base: string): Promise<Result[]> {
	const { index, games } = await loadNames(base, scope.game);
	return index.nearest(query, scope).map(named(base, scope, games));
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
		const { games } = await loadNames(base, scope.game);
		const found = await findText(query, scope, base, MOST_TEXTS);
		const results = found
			.filter(({ url }) => !seen.has(url) && !seen.has(url.split('#')[0] as string))
			.map(({ url, title, section, excerpt }) => {
				const [first = '', second = ''] = url.slice(base.length).split('/');
				return {
					url,
					title: section ? `${title} › ${section}` : title,
					label: withGame(labels[typeOf(first, second)], first, scope, games),
					excerpt,
				};
			});
		return { results, unreachable: false };
	} catch {
		return { results: [], unreachable: true };
	}
}

const byFolder: Record<string, ResultType> = {
	[pageFolders.terme]: 'terme',
	[pageFolders.faq]: 'faq',
	[pageFolders.errata]: 'errata',
	[toolFolder]: 'outil',
	[chartFolder]: 'deroulement',
};

/** What a page is, by the first two parts of its address: `<jeu>/<dossier>`, `<jeu>` alone, or `concepts`. */
function typeOf(first: string, second: string): ResultType {
	if (first === conceptFolder) return 'concept';
	return second === '' || second.startsWith('#') ? 'jeu' : (byFolder[second] ?? 'chapitre');
}

/** A search in all games says which one each result belongs to. */
function withGame(label: string, slug: string | undefined, { game }: Scope, games: Names['games']): string {
	const name = game || !slug ? undefined : games[slug];
	return name ? `${name} · ${label}` : label;
}

const named =
	(base: string, scope: Scope, games: Names['games']) =>
	({ u, n, d, c, y, j }: NameEntry): Result => ({
		url: withBase(base, u),
		title: n,
		label: withGame(c ? `${labels[y]} · ${c}` : labels[y], j, scope, games),
		excerpt: d,
	});
