/** What may stand for one part of a query, each with its worth from 0 to 1: a word has stems, a run of letters is itself. */
type Alternatives<Part> = ReadonlyMap<Part, number>;

/** What pages say, as bags of parts: stems, or runs of letters. */
export interface Language<Part> {
	/** How well what a page says accounts for parts that are asked, beside what all pages say: a logarithm for each part, their mean. */
	accounts: (page: string, asked: readonly Alternatives<Part>[]) => number;
	/** Whether a page says it. */
	says: (part: Part) => boolean;
}

/**
 * Pages compared by all that they say, as a language model each: a page says often what it is about, and what is asked
 * of it sounds like what was asked before. What a page does not say is borrowed from all pages, as from `borrowed` more
 * parts. A page is counted by itself once it is first compared.
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
	const counted = new Map<string, { counts: ReadonlyMap<Part, number>; size: number }>();
	const pageOf = (page: string) => {
		const known = counted.get(page);
		if (known) return known;
		const parts = pages.get(page)?.() ?? [];
		const counts = new Map<Part, number>();
		for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
		const made = { counts, size: parts.length };
		counted.set(page, made);
		return made;
	};
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
