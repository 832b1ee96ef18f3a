import type { Entry } from '../published-index';
import { stemsOf } from './stem';
import type { FieldWorth } from './weights';

/** An entry as it is compared with queries. */
export interface Document {
	entry: Entry;
	/** The entries above it, the nearest first. */
	above: readonly Entry[];
	/** Address of the page; of what is a part of none that can be found, its own. */
	page: string;
	/** Stems of each field, with repetitions. */
	fields: Record<keyof FieldWorth, readonly string[]>;
}

export function makeDocuments(entries: readonly Entry[]): Document[] {
	// Each text by itself: empty words are left out, unless a name has no others, and then they must find it.
	const stemmed = (...texts: readonly string[]) => texts.flatMap(stemsOf);
	return entries.map((entry) => {
		const above = entriesAbove(entry, entries);
		const names = above.flatMap(({ n = '', f = [], a = [] }) => [n, ...f, ...a]);
		return {
			entry,
			above,
			page: (above.at(-1) ?? entry).u,
			fields: {
				name: stemmed(entry.n ?? ''),
				form: stemmed(...(entry.f ?? [])),
				english: stemmed(...(entry.a ?? [])),
				alias: stemmed(...(entry.r ?? [])),
				text: stemmed(entry.d),
				above: stemmed(entry.s ?? '', ...names),
				other: stemmed(entry.x),
				asked: stemmed(...entry.q),
			},
		};
	});
}

function entriesAbove(entry: Entry, entries: readonly Entry[]): Entry[] {
	const above = entry.p === undefined ? undefined : entries[entry.p];
	return above ? [above, ...entriesAbove(above, entries)] : [];
}
