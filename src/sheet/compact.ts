import { type Entry, type Item, MAX_ENTRIES, MAX_NAME, MAX_NOTE, MAX_REF, type Paper, type Sheet } from './model';

/** Of what files and addresses write. */
export const VERSION = 1;

const papers: readonly Paper[] = ['a4', 'a5', 'cards'];

/** A sheet as arrays: what files hold, and addresses once it is compressed. Published: a later form has another version. */
export const toCompact = ({ name, made, paper, columns, short, entries }: Sheet): unknown => [
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

/** Without the empty texts of its end; at least two are left, because a title is one. */
const trimmed = ([ref = '', seen = '', ...more]: readonly string[]): string[] => [
	ref,
	seen,
	...more.slice(0, more.findLastIndex(Boolean) + 1),
];

/** Why what was given is no sheet. */
export type Fault = 'foreign' | 'newer' | 'too-long';

/** What was written by `toCompact`, checked in full; `dropped` counts the entries that are not understood. */
export function fromCompact(given: unknown): { sheet: Sheet; dropped: number } | Fault {
	if (!Array.isArray(given)) return 'foreign';
	const [version, name, made, paper, columns, entries, short] = given as unknown[];
	if (typeof version !== 'number' || !Array.isArray(entries) || typeof name !== 'string') return 'foreign';
	if (version > VERSION) return 'newer';
	if (entries.length > MAX_ENTRIES) return 'too-long';
	const read = entries.map(readEntry);
	const kept = read.filter((entry) => entry !== undefined);
	return {
		sheet: {
			name: name.slice(0, MAX_NAME),
			made: typeof made === 'string' && /^\d{4}-\d\d-\d\d$/.test(made) ? made : '',
			paper: papers[Number(paper)] ?? 'a4',
			columns: columns === 1 ? 1 : 2,
			short: short === 1,
			entries: kept,
		},
		dropped: read.length - kept.length,
	};
}

function readEntry(written: unknown): Entry | undefined {
	if (!Array.isArray(written) || !written.every((part) => typeof part === 'string')) return undefined;
	const [first = '', ...rest] = written as string[];
	if (written.length === 1) return { kind: 'heading', name: first.slice(0, MAX_NAME) };
	const [seen = '', name = '', note = ''] = rest;
	if (!isRef(first)) return undefined;
	const item: Item = { kind: 'item', ref: first, seen, name: name.slice(0, MAX_NAME), note: note.slice(0, MAX_NOTE) };
	return item;
}

/** An address inside the site, and nothing that leaves it: no scheme, no host, no step up. */
export const isRef = (text: string): boolean =>
	text.length <= MAX_REF && /^\/[a-z0-9-]+\/(?:[a-z0-9-]+\/)*(?:\?[^#\s]*)?(?:#[a-z0-9-]+)?$/.test(text);
