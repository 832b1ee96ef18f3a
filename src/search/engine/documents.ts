import type { Entry } from '../published-index';
import { stemmer } from './stem';
import type { FieldWorth } from './weights';

/** An entry as it is compared with queries. */
export interface Document {
	entry: Entry;
	/** The entries above it, the nearest first. */
	above: readonly Entry[];
	/** Page, without fragment. */
	page: string;
	/** Stems of each field, with repetitions. */
	fields: Record<keyof FieldWorth, readonly string[]>;
}

export function makeDocuments(entries: readonly Entry[]): Document[] {
	const stemmed = stemmer();
	return entries.map((entry) => {
		const above = entriesAbove(entry, entries);
		const names = above.flatMap(({ n = '', f = [], a = [] }) => [n, ...f, ...a]);
		return {
			entry,
			above,
			page: entry.u.split('#')[0] as string,
			fields: {
				name: stemmed(entry.n ?? ''),
				form: stemmed(entry.f?.join('\n') ?? ''),
				english: stemmed(entry.a?.join('\n') ?? ''),
				alias: stemmed(entry.r?.join('\n') ?? ''),
				text: stemmed(entry.d),
				above: stemmed([entry.s ?? '', ...names].join('\n')),
				other: stemmed(entry.x),
				asked: stemmed(entry.q.join('\n')),
			},
		};
	});
}

function entriesAbove(entry: Entry, entries: readonly Entry[]): Entry[] {
	const above = entry.p === undefined ? undefined : entries[entry.p];
	return above ? [above, ...entriesAbove(above, entries)] : [];
}
