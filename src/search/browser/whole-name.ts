import type { NameEntry } from '../name-entry';
import { glued, wholeKey } from './stem';

/** What a page gains by being asked for by its whole name, or by another whole word for it; then give or take endings. */
const WHOLE_NAME = 90;
const WHOLE_ALIAS = 60;
const SAME_NAME = 15;
const SAME_ALIAS = 8;
const BEGINNING_OF_NAME = 1.6;

const keysOf = (names: readonly string[]) => ({
	written: new Set(names.map(glued)),
	stemmed: new Set(names.map(wholeKey)),
});

/** For each page, by number, how much better it is than its words when the query is one of its names. */
export function wholeNames(entries: readonly NameEntry[]): (page: number, query: string) => number {
	const keys = entries.map(({ n, f = [], a = [], r = [] }) => ({ names: keysOf([n, ...f, ...a]), aliases: keysOf(r) }));
	return (page, query) => {
		const { names, aliases } = keys[page] as (typeof keys)[number];
		const written = glued(query);
		if (names.written.has(written)) return WHOLE_NAME;
		if (aliases.written.has(written)) return WHOLE_ALIAS;
		const stemmed = wholeKey(query);
		if (names.stemmed.has(stemmed)) return SAME_NAME;
		if (aliases.stemmed.has(stemmed)) return SAME_ALIAS;
		return [...names.stemmed].some((name) => name.startsWith(`${stemmed} `)) ? BEGINNING_OF_NAME : 1;
	};
}
