import type { Entry } from '../published-index';
import { bareWords, runs } from './letters';

/** What the second and the third text of an entry count, beside the nearest one. */
const NEXT: readonly number[] = [1, 0.5, 0.25];

/** Every run of letters of a text, once, words and their order included. */
const runsOf = (bare: string): Set<number> => new Set(runs(bare));

/**
 * How like what is said of an entry, its names, and what players ask of it, a query is written: 0 when no run of letters is
 * shared, and for a word alone. Runs of a text are made when they are first wanted: only what is found is compared.
 */
export function makeLikeness(entries: readonly Entry[]): (query: string) => (entry: number) => number {
	const kept = new Map<number, Set<number>[]>();
	const runsOfEntry = (number: number): Set<number>[] => {
		const known = kept.get(number);
		if (known) return known;
		const { q, n = '', f = [], a = [], r = [], d } = entries[number] as Entry;
		const made = [...q, n, ...f, ...a, ...r, d]
			.filter((text) => text !== '')
			.map((text) => runsOf(` ${bareWords(text)} `));
		kept.set(number, made);
		return made;
	};
	return (query) => {
		const words = bareWords(query);
		// The beginning of a word alone is like anything: names are what it is compared with, elsewhere.
		const asked = words.includes(' ') ? [...runsOf(` ${words} `)] : [];
		return (number) => {
			const shares = runsOfEntry(number)
				.map((has) => asked.filter((run) => has.has(run)).length / Math.sqrt(asked.length * has.size || 1))
				.sort((x, y) => y - x);
			return NEXT.reduce((sum, part, place) => sum + part * (shares[place] ?? 0), 0);
		};
	};
}
