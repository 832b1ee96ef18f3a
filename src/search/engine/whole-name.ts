import type { Entry } from '../published-index';
import type { Stems } from './dictionary';
import { glued, wholeKey } from './stem';
import type { Weights } from './weights';

function keysOf(names: readonly string[]) {
	const stemmed = new Set(names.map(wholeKey));
	return { written: new Set(names.map(glued)), stemmed, lists: [...stemmed].map((key) => key.split(' ')) };
}

/** How near a query is to the nearest name, word by word: 1 when all words are the same, 0 when one has no counterpart. */
const nearest = (words: readonly Stems[], names: readonly (readonly string[])[]): number =>
	names.reduce((most, stems) => {
		if (stems.length !== words.length) return most;
		return Math.max(most, Math.min(...stems.map((stem, place) => words[place]?.get(stem) ?? 0)));
	}, 0);

/** A query as it is compared with names. */
export interface WholeQuery {
	text: string;
	/** Its telling words, each with the stems that stand for it. */
	words: readonly Stems[];
	/** Whether its last word may be the beginning of a longer one. */
	unfinished: boolean;
}

export interface WholeNames {
	/** Numbers of the entries that a query names, whatever its spaces. */
	called: (query: string) => readonly number[];
	/** What an entry, by number, gains when a query is one of its names, in times the worth of the rarest word. */
	worth: (query: WholeQuery) => (entry: number) => number;
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

	const worth = ({ text, words, unfinished }: WholeQuery) => {
		const written = glued(text);
		const stemmed = wholeKey(text);
		const mayBegin = unfinished && written.length > 1;
		return (entry: number): number => {
			const found = keys[entry];
			if (!found) return 0;
			const { names, aliases } = found;
			if (names.written.has(written)) return weights.wholeName;
			if (aliases.written.has(written)) return weights.wholeAlias;
			if (names.stemmed.has(stemmed)) return weights.sameName;
			if (aliases.stemmed.has(stemmed)) return weights.sameAlias;
			if (mayBegin && [...names.written].some((name) => name.startsWith(written))) return weights.beginning;
			return Math.max(
				weights.nearName * nearest(words, names.lists),
				weights.nearAlias * nearest(words, aliases.lists),
			);
		};
	};
	return { called: (query) => numbers.get(glued(query)) ?? [], worth };
}
