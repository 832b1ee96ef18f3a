import type { Entry } from '../published-index';
import { glued, wholeKey } from './stem';
import type { Weights } from './weights';

const keysOf = (names: readonly string[]) => ({
	written: new Set(names.map(glued)),
	stemmed: new Set(names.map(wholeKey)),
});

/**
 * For each entry, by number, what it gains when the query is one of its names, in times the worth of the rarest
 * word. An `unfinished` query may be the beginning of one.
 */
export function wholeNames(
	entries: readonly Entry[],
	weights: Weights,
): (entry: number, query: string, unfinished: boolean) => number {
	const keys = entries.map(({ n, f = [], a = [], r = [] }) =>
		n === undefined ? undefined : { names: keysOf([n, ...f, ...a]), aliases: keysOf(r) },
	);
	return (entry, query, unfinished) => {
		const found = keys[entry];
		if (!found) return 0;
		const written = glued(query);
		const { names, aliases } = found;
		if (names.written.has(written)) return weights.wholeName;
		if (aliases.written.has(written)) return weights.wholeAlias;
		const stemmed = wholeKey(query);
		if (names.stemmed.has(stemmed)) return weights.sameName;
		if (aliases.stemmed.has(stemmed)) return weights.sameAlias;
		return unfinished && written.length > 1 && [...names.written].some((name) => name.startsWith(written))
			? weights.beginning
			: 0;
	};
}
