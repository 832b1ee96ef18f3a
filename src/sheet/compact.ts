import {
	type Entry,
	MAX_ENTRIES,
	MAX_NAME,
	MAX_NOTE,
	MAX_REF,
	MAX_WAS,
	ownIdOf,
	type Paper,
	type Ref,
	type Sheet,
	withOwnIds,
} from './model';

/** Version of the form that files and addresses have. */
export const VERSION = 1;

const papers: readonly Paper[] = ['a4', 'a5', 'cards'];

/** A sheet as arrays: what files hold, and addresses once it is compressed. Published: a later form has another version. */
export const toCompact = ({ name, made, paper, columns, short, entries }: Sheet): readonly unknown[] => [
	VERSION,
	name,
	made,
	papers.indexOf(paper),
	columns,
	entries.map((entry) =>
		entry.kind === 'heading' ? [entry.name] : trimmed([entry.ref, entry.seen, entry.name, entry.note]),
	),
	...(short ? [1] : []),
];

/**
 * A sheet as the device keeps it: with the ids that cannot be worked out, and the former addresses of items. They come last,
 * so that an older version of the site in another tab, which reads the published form, ignores them.
 */
export function toKept(sheet: Sheet): unknown {
	const marks = sheet.entries.flatMap((entry, at) =>
		entry.id === ownIdOf(entry) && wasOf(entry).length === 0 ? [] : [[at, entry.id, ...wasOf(entry)]],
	);
	const [version, name, made, paper, columns, entries, short = 0] = toCompact(sheet);
	return marks.length > 0 ? [version, name, made, paper, columns, entries, short, marks] : toCompact(sheet);
}

const wasOf = (entry: Entry): readonly Ref[] => (entry.kind === 'heading' ? [] : entry.was);

/** Without the empty texts of its end; at least two are left, because a title is one. */
const trimmed = ([ref = '', seen = '', ...more]: readonly string[]): string[] => [
	ref,
	seen,
	...more.slice(0, more.findLastIndex(Boolean) + 1),
];

/** Why what was given is no sheet. */
export type Fault = 'foreign' | 'newer' | 'too-long';

/** What was written by `toCompact` or `toKept`, checked in full; `dropped` counts the entries that are not understood. */
export function fromCompact(given: unknown): { sheet: Sheet; dropped: number } | Fault {
	if (!Array.isArray(given)) return 'foreign';
	const [version, name, made, paper, columns, entries, short, marks] = given as unknown[];
	if (typeof version !== 'number' || !Array.isArray(entries) || typeof name !== 'string') return 'foreign';
	if (version > VERSION) return 'newer';
	if (entries.length > MAX_ENTRIES) return 'too-long';
	const markAt = new Map(Array.isArray(marks) ? marks.filter(isMark).map(([at, ...mark]) => [at, mark]) : []);
	const read = entries.map((written, at) => readEntry(written, markAt.get(at)));
	const kept = read.filter((entry) => entry !== undefined);
	return {
		sheet: {
			name: name.slice(0, MAX_NAME),
			made: typeof made === 'string' && /^\d{4}-\d\d-\d\d$/.test(made) ? made : '',
			paper: papers[Number(paper)] ?? 'a4',
			columns: columns === 1 ? 1 : 2,
			short: short === 1,
			entries: withOwnIds(kept),
		},
		dropped: read.length - kept.length,
	};
}

/** Of an entry, by its place: its id, and where it stood before. */
type Mark = readonly [at: number, id: string, ...was: Ref[]];

const isMark = (given: unknown): given is Mark =>
	Array.isArray(given) &&
	given.length > 1 &&
	typeof given[0] === 'number' &&
	given.slice(1).every((part) => typeof part === 'string' && part.length <= 2 * MAX_REF);

function readEntry(written: unknown, [id, ...was]: readonly string[] = []): Entry | undefined {
	if (!Array.isArray(written) || !written.every((part) => typeof part === 'string')) return undefined;
	const [first = '', ...rest] = written as string[];
	if (written.length === 1) {
		const heading = first.slice(0, MAX_NAME);
		return { kind: 'heading', id: id ?? heading, name: heading };
	}
	const [seen = '', name = '', note = ''] = rest;
	if (!isRef(first)) return undefined;
	return {
		kind: 'item',
		id: id ?? first,
		ref: first,
		was: was.filter(isRef).slice(0, MAX_WAS),
		seen,
		name: name.slice(0, MAX_NAME),
		note: note.slice(0, MAX_NOTE),
	};
}

/** An address inside the site, and nothing that leaves it: no scheme, no host, no step up. */
export const isRef = (text: string): boolean =>
	text.length <= MAX_REF && /^\/[a-z0-9-]+\/(?:[a-z0-9-]+\/)*(?:\?[^#\s]*)?(?:#[a-z0-9-]+)?$/.test(text);
