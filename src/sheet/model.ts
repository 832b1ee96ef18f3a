/** « Ma feuille »: what a player puts together from the rules. Pure: nothing here reads a page, the device or the clock. */

/** A part of the site, as its address inside the site: `/keyforge/glossaire/armure/#armure-annule`, with a query for a case. */
export type Ref = string;

/** An address inside the site, in parts: `query` and `fragment` are empty without one. */
export function refParts(ref: Ref): { path: string; query: string; fragment: string } {
	const [address = '', fragment = ''] = ref.split('#');
	const [path = '', query = ''] = address.split('?');
	return { path, query, fragment };
}

/** A rule, a definition, an answer, a chart, a line of an aid, or a tool's case. */
export interface Item {
	readonly kind: 'item';
	readonly ref: Ref;
	/** Words of the player in the place of the rule's title, or the answer that a tool gave to a case. Empty: none. */
	readonly name: string;
	readonly note: string;
	/** Print of the text when it was last seen on the sheet (`printOf`); empty until then. */
	readonly seen: string;
}

/** Title of a group: the entries below it, up to the next one. */
export interface Heading {
	readonly kind: 'heading';
	readonly name: string;
}

export type Entry = Item | Heading;

/** How a sheet is printed. */
export type Paper = 'a4' | 'a5' | 'cards';

export interface Sheet {
	readonly name: string;
	/** Day it was begun, `2026-11-24`: what changed is told since the last time each entry was seen. */
	readonly made: string;
	readonly paper: Paper;
	readonly columns: 1 | 2;
	/** Whether entries are said as the aids of the games say them, which is shorter, where they do. */
	readonly short: boolean;
	readonly entries: readonly Entry[];
}

/** Bounds of a sheet: beyond them an address or a file is refused, in words, and nothing is lost. */
export const MAX_ENTRIES = 200;
export const MAX_NAME = 80;
export const MAX_NOTE = 400;
export const MAX_REF = 600;

export const emptySheet = (name: string, made: string): Sheet => ({
	name,
	made,
	paper: 'a4',
	columns: 2,
	short: false,
	entries: [],
});

export const newItem = (ref: Ref, name = ''): Item => ({ kind: 'item', ref, name, note: '', seen: '' });

/** The sheet with one more entry at the end; the same when it is full or when what is added is there already. */
export function addEntry(sheet: Sheet, entry: Entry): Sheet {
	if (sheet.entries.length >= MAX_ENTRIES || (entry.kind === 'item' && holds(sheet, entry.ref))) return sheet;
	return { ...sheet, entries: [...sheet.entries, entry] };
}

/** A copy of a list, items taken out and others put in their place. `toSpliced` came after the oldest promised browsers. */
const splice = <T>(list: readonly T[], at: number, out: number, ...put: readonly T[]): T[] => [
	...list.slice(0, at),
	...put,
	...list.slice(at + out),
];

export const holds = (sheet: Sheet, ref: Ref): boolean =>
	sheet.entries.some((entry) => entry.kind === 'item' && entry.ref === ref);

export const removeEntry = (sheet: Sheet, at: number): Sheet => ({
	...sheet,
	entries: splice(sheet.entries, at, 1),
});

export const changeEntry = (sheet: Sheet, at: number, entry: Entry): Sheet => ({
	...sheet,
	entries: splice(sheet.entries, at, 1, entry),
});

/** The sheet with an entry put back at its place. */
export const insertEntry = (sheet: Sheet, at: number, entry: Entry): Sheet => ({
	...sheet,
	entries: splice(sheet.entries, at, 0, entry),
});

/** How many entries move with the one at `at`: a heading takes its group along. */
export function blockAt({ entries }: Sheet, at: number): number {
	if (entries[at]?.kind !== 'heading') return 1;
	const next = entries.findIndex(({ kind }, place) => place > at && kind === 'heading');
	return (next < 0 ? entries.length : next) - at;
}

/** Where a group goes: one step, or all the way. */
export type Way = 'up' | 'down' | 'first' | 'last';

/**
 * Where the entry at `from` stands once it is moved that way. An entry passes one entry; a heading passes a group, and goes no
 * higher than what stands before the first heading.
 */
export function placeAfter(sheet: Sheet, from: number, way: Way): number {
	const { entries } = sheet;
	if (entries[from]?.kind !== 'heading') {
		if (way === 'first') return 0;
		if (way === 'last') return entries.length - 1;
		return Math.min(Math.max(from + (way === 'up' ? -1 : 1), 0), entries.length - 1);
	}
	const headings = entries.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
	const rank = headings.indexOf(from);
	const last = headings.length - 1;
	const to = { up: Math.max(rank - 1, 0), down: Math.min(rank + 1, last), first: 0, last }[way];
	const others = splice(headings, rank, 1).map((at) => (at > from ? at - blockAt(sheet, from) : at));
	return others[to] ?? entries.length - blockAt(sheet, from);
}

/** The sheet with the entry at `from`, and its group when it is a heading, standing at `to` of the sheet that results. */
export function moveBlock(sheet: Sheet, from: number, to: number): Sheet {
	const size = blockAt(sheet, from);
	const block = sheet.entries.slice(from, from + size);
	const rest = splice(sheet.entries, from, size);
	return { ...sheet, entries: splice(rest, Math.min(Math.max(to, 0), rest.length), 0, ...block) };
}

export interface Group {
	/** Empty for what stands before the first heading. */
	readonly name: string;
	/** Place of each entry in the sheet. */
	readonly items: readonly { readonly at: number; readonly item: Item }[];
}

/** The entries by group; the first one, without a name, only when something stands in it. */
export function groupsOf({ entries }: Sheet): readonly Group[] {
	const groups: { name: string; items: { at: number; item: Item }[] }[] = [{ name: '', items: [] }];
	for (const [at, entry] of entries.entries()) {
		if (entry.kind === 'heading') groups.push({ name: entry.name, items: [] });
		else groups.at(-1)?.items.push({ at, item: entry });
	}
	return groups.filter(({ name, items }, rank) => rank > 0 || name !== '' || items.length > 0);
}

/** Signs of a print: one change in a million goes unseen, and forty prints still fit in an address. */
const PRINT_SIGNS = 4;

/** Print of a text (FNV-1a, in base 36): it changes when a word does, spaces aside. */
export function printOf(text: string): string {
	let hash = 0x811c9dc5;
	for (const sign of text.replace(/\s+/g, ' ').trim()) {
		hash ^= sign.codePointAt(0) ?? 0;
		hash = Math.imul(hash, 0x01000193) >>> 0;
	}
	return (hash % 36 ** PRINT_SIGNS).toString(36);
}
