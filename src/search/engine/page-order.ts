import type { Entry } from '../published-index';
import type { Stems } from './dictionary';
import type { Document } from './documents';
import type { Occurrences } from './occurrences';
import { type Candidate, makePageSigns } from './page-signs';
import type { PageSigns } from './signs';
import type { Weights } from './weights';

/** What a page is worth by its signs. */
export const pageWorth = (signs: PageSigns, weights: PageSigns): number =>
	(Object.keys(weights) as (keyof PageSigns)[]).reduce((sum, sign) => sum + weights[sign] * signs[sign], 0);

/**
 * Puts what is found in the order of its pages: which page is meant is told by all that it says better than by one
 * statement. The next answers of a page come behind its first, the farther the less they are worth beside it.
 */
export function makePageOrder(
	entries: readonly Entry[],
	documents: readonly Document[],
	occurrences: Occurrences,
	weights: Weights,
) {
	// Before players' questions have come, pages say too little to be told apart by it.
	if (!entries.some(({ q }) => q.length > 0))
		return (_query: string, _words: readonly Stems[], found: Candidate[]) => found;
	const signsOf = makePageSigns(entries, documents, occurrences);
	const pageOf = ({ number }: Candidate) => (documents[number] as Document).page;
	return (query: string, words: readonly Stems[], found: Candidate[]): Candidate[] => {
		const best = found[0]?.score;
		// What is called so, whole, is found by its name: pages that speak of it come behind.
		if (!best || found.some(({ named }) => named >= weights.wholeAlias)) return found;
		const worthOf = new Map(
			[...signsOf(query, words, found)].map(([page, signs]) => [page, pageWorth(signs, weights.pages)]),
		);
		const firsts = new Map<string, number>();
		return found
			.map((candidate) => {
				const page = pageOf(candidate);
				const first = firsts.get(page) ?? candidate.score;
				firsts.set(page, first);
				const behind = (weights.behind * (first - candidate.score)) / best;
				return { ...candidate, score: (worthOf.get(page) as number) - behind };
			})
			.sort((x, y) => y.score - x.score || x.number - y.number);
	};
}
