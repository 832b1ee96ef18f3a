import { remembered } from './remembered';

/** What may replace one part of a query, each with its worth from 0 to 1: stems for a word, itself for a run of letters. */
type Alternatives<Part> = ReadonlyMap<Part, number>;

/** What pages say, as bags of parts: stems, or runs of letters. */
export interface Language<Part> {
	/** How much better a page predicts the parts of a query than all pages together do: the mean of their logarithms. */
	accounts: (page: string, asked: readonly Alternatives<Part>[]) => number;
	/** Whether any page has the part. */
	says: (part: Part) => boolean;
}

/**
 * Compares pages by their whole text, as a language model each: a page often says what it is about, and a query resembles
 * former questions. Each page is smoothed with all pages, as if it had `borrowed` more parts of theirs. The parts of a
 * page are counted when it is first compared.
 */
export function makeLanguage<Part>(
	pages: ReadonlyMap<string, () => readonly Part[]>,
	borrowed: number,
): Language<Part> {
	const inAll = new Map<Part, number>();
	let total = 0;
	for (const read of pages.values())
		for (const part of read()) {
			inAll.set(part, (inAll.get(part) ?? 0) + 1);
			total++;
		}
	const pageOf = remembered((page: string): { counts: ReadonlyMap<Part, number>; size: number } => {
		const parts = pages.get(page)?.() ?? [];
		const counts = new Map<Part, number>();
		for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
		return { counts, size: parts.length };
	});
	return {
		accounts: (page, asked) => {
			if (asked.length === 0) return 0;
			const { counts, size } = pageOf(page);
			const sum = asked.reduce((sum, alternatives) => {
				let most = 0;
				for (const [part, worth] of alternatives) {
					const said = counts.get(part);
					if (said) most = Math.max(most, (worth * said * total) / (borrowed * (inAll.get(part) as number)));
				}
				return sum + Math.log(1 + most);
			}, 0);
			return sum / asked.length + Math.log(borrowed / (size + borrowed));
		},
		says: (part) => inAll.has(part),
	};
}
