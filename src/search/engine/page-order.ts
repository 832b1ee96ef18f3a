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
 * Orders what is found by page: the whole text of a page says better than one statement whether it is the page that is
 * meant. The next answers of a page come behind its first, the farther the less they are worth beside it. What cannot be
 * compared by page is given back as it is, the same list: its scores are no worth of pages.
 */
export function makePageOrder(
	entries: readonly Entry[],
	documents: readonly Document[],
	occurrences: Occurrences,
	weights: Weights,
) {
	// Before players' questions have come, there is too little to compare pages by: the order of scores stays.
	if (!entries.some(({ q }) => q.length > 0))
		return (_query: string, _words: readonly Stems[], found: Candidate[]) => found;
	const signsOf = makePageSigns(entries, documents, occurrences);
	const pageOf = ({ number }: Candidate) => (documents[number] as Document).page;
	return (query: string, words: readonly Stems[], found: Candidate[]): Candidate[] => {
		const best = found[0]?.score;
		// The query is the whole name of an entry: its score puts it first, before pages that speak of it.
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
