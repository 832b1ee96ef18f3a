/** « Ma feuille »: what a player puts together from the rules. Pure: nothing here reads a page, the device or the clock. */

/** A part of the site, as its address inside the site: `/keyforge/glossaire/armure/#armure-annule`, with a query for a case. */
export type Ref = string;

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
	entries: [],
});

export const newItem = (ref: Ref, name = ''): Item => ({ kind: 'item', ref, name, note: '', seen: '' });

/** The sheet with one more entry at the end; the same when it is full or when what is added is there already. */
export function addEntry(sheet: Sheet, entry: Entry): Sheet {
	if (sheet.entries.length >= MAX_ENTRIES || (entry.kind === 'item' && holds(sheet, entry.ref))) return sheet;
	return { ...sheet, entries: [...sheet.entries, entry] };
}

export const holds = (sheet: Sheet, ref: Ref): boolean =>
	sheet.entries.some((entry) => entry.kind === 'item' && entry.ref === ref);

export const removeEntry = (sheet: Sheet, at: number): Sheet => ({
	...sheet,
	entries: sheet.entries.toSpliced(at, 1),
});

export const changeEntry = (sheet: Sheet, at: number, entry: Entry): Sheet => ({
	...sheet,
	entries: sheet.entries.with(at, entry),
});

/** The sheet with the entry at `from` moved to the place `to`, both counted before the move; out of bounds: the nearest end. */
export function moveEntry(sheet: Sheet, from: number, to: number): Sheet {
	const entry = sheet.entries[from];
	if (!entry) return sheet;
	const place = Math.min(Math.max(to, 0), sheet.entries.length - 1);
	return { ...sheet, entries: sheet.entries.toSpliced(from, 1).toSpliced(place, 0, entry) };
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

/** Print of a text (32-bit FNV-1a, in base 36): it changes when a word does, spaces aside. */
export function printOf(text: string): string {
	let hash = 0x811c9dc5;
	for (const sign of text.replace(/\s+/g, ' ').trim()) {
		hash ^= sign.codePointAt(0) ?? 0;
		hash = Math.imul(hash, 0x01000193) >>> 0;
	}
	return hash.toString(36);
}
