import type { NameEntry, ResultType } from './entries';
import { nearestNames } from './nearest';
import { indexPhrases, type Kind, type Phrase } from './phrases';
import { scorePages } from './score';
import { searchWords } from './stem';

export interface Scope {
	jeu?: string | undefined;
	type?: ResultType | undefined;
}

export interface NameIndex {
	/** Pages whose name, or another word for it, is in the query; best first. */
	find: (query: string, scope?: Scope) => NameEntry[];
	/** Terms with the nearest names, for a query that finds nothing. */
	nearest: (query: string, scope?: Pick<Scope, 'jeu'>) => NameEntry[];
}

const typeWeight: Record<ResultType, number> = { terme: 1, outil: 0.97, chapitre: 0.92, jeu: 1 };

/** Below this score, or this share of the best one, a page is no answer; a best one above `SURE` asks no more. */
const LEAST = 0.06;
const LEAST_OF_BEST = 0.3;
const SURE = 0.7;

/** Search by name, tolerant to accents, inflection and misspelling. Built in the browser from the published index. */
export function buildNameIndex(entries: readonly NameEntry[]): NameIndex {
	const index = indexPhrases(entries.flatMap(phrasesOf));
	return {
		find(query, { jeu, type } = {}) {
			const ranked = [...scorePages(index, query)]
				.map(([number, score]) => {
					const entry = entries[number] as NameEntry;
					return { entry, score: score * typeWeight[entry.y] };
				})
				.filter(({ entry }) => (!jeu || entry.j === jeu) && (!type || entry.y === type))
				.sort((a, b) => b.score - a.score);
			const least = Math.max(LEAST, Math.min(SURE, ranked[0]?.score ?? 0) * LEAST_OF_BEST);
			return ranked.filter(({ score }) => score >= least).map(({ entry }) => entry);
		},
		nearest: (query, { jeu } = {}) => nearestNames(query, jeu ? entries.filter(({ j }) => j === jeu) : entries),
	};
}

function phrasesOf({ n, f = [], a = [], r = [], d }: NameEntry, entry: number): Phrase[] {
	const made = (kind: Kind) => (text: string) => ({ entry, kind, words: searchWords(text) });
	return [
		...[n, ...f].map(made('official')),
		...a.map(made('english')),
		...r.map(made('everyday')),
		made('definition')(d),
	].filter(({ words }) => words.length > 0);
}
