import type { Entry } from '../published-index';
import { bareWords, runs } from './letters';
import { remembered } from './remembered';

/** What the second and the third text of an entry count, beside the nearest one. */
const NEXT: readonly number[] = [1, 0.5, 0.25];

/** Every run of letters of a text, once, words and their order included. */
const runsOf = (bare: string): Set<number> => new Set(runs(bare));

/**
 * How much a query is written like the text, the names and the players' questions of an entry: 0 when they share no run of
 * letters. Runs of an entry are made when it is first compared: only entries that are found ever are.
 */
export function makeLikeness(entries: readonly Entry[]): (query: string) => (entry: number) => number {
	const runsOfEntry = remembered((number: number): Set<number>[] => {
		const { q, n = '', f = [], a = [], r = [], d } = entries[number] as Entry;
		return [...q, n, ...f, ...a, ...r, d].filter((text) => text !== '').map((text) => runsOf(` ${bareWords(text)} `));
	});
	return (query) => {
		const words = bareWords(query);
		// A word alone, or its beginning, is like too many texts: it is compared with names, in `whole-name.ts`.
		const asked = words.includes(' ') ? [...runsOf(` ${words} `)] : [];
		return (number) => {
			const shares = runsOfEntry(number)
				.map((has) => asked.filter((run) => has.has(run)).length / Math.sqrt(asked.length * has.size || 1))
				.sort((x, y) => y - x);
			return NEXT.reduce((sum, part, place) => sum + part * (shares[place] ?? 0), 0);
		};
	};
}
