import type { Entry } from '../published-index';
import { glued, wholeKey } from './stem';
import type { Weights } from './weights';

const keysOf = (names: readonly string[]) => ({
	written: new Set(names.map(glued)),
	stemmed: new Set(names.map(wholeKey)),
});

export interface WholeNames {
	/** Numbers of the entries that a query names, whatever its spaces. */
	called: (query: string) => readonly number[];
	/**
	 * What an entry gains when the query is one of its names, in times the worth of the rarest word. An `unfinished` query
	 * may be the beginning of one.
	 */
	worth: (entry: number, query: string, unfinished: boolean) => number;
}

export function wholeNames(entries: readonly Entry[], weights: Weights): WholeNames {
	const keys = entries.map(({ n, f = [], a = [], r = [] }) =>
		n === undefined ? undefined : { names: keysOf([n, ...f, ...a]), aliases: keysOf(r) },
	);
	const numbers = new Map<string, number[]>();
	for (const [number, found] of keys.entries())
		for (const name of found?.names.written ?? []) {
			const named = numbers.get(name) ?? [];
			named.push(number);
			numbers.set(name, named);
		}

	function worth(entry: number, query: string, unfinished: boolean): number {
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
	}
	return { called: (query) => numbers.get(glued(query)) ?? [], worth };
}
