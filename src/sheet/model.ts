/** « Ma feuille »: what a player puts together from the rules. Pure: nothing here reads a page, the device or the clock. */

/** A part of the site, as its address inside the site: `/keyforge/glossaire/armure/#armure-annule`, with a query for a case. */
export type Ref = string;

/** An address inside the site, in parts: `query` and `fragment` are empty without one. */
export function refParts(ref: Ref): { path: string; query: string; fragment: string } {
	const [address = '', fragment = ''] = ref.split('#');
	const [path = '', query = ''] = address.split('?');
	return { path, query, fragment };
}

interface Identified {
	/**
	 * Names the entry on the device, whatever its place and its words: a tab that changes an entry changes no other. For an
	 * item, it is the address that it had when it was added, unless another entry has it.
	 */
	readonly id: string;
}

/** A rule, a definition, an answer, a chart, a line of an aid, or a tool's case. */
export interface Item extends Identified {
	readonly kind: 'item';
	readonly ref: Ref;
	/** Where it stood before the site moved it, the last one first: a site that goes back to a former version has it there. */
	readonly was: readonly Ref[];
	/** Words of the player in the place of the rule's title, or the answer that a tool gave to a case. Empty: none. */
	readonly name: string;
	readonly note: string;
	/** Print of the text when it was last seen on the sheet (`textPrintOf`); empty until then. */
	readonly seen: string;
}

/** Title of a group: the entries below it, up to the next one. */
export interface Heading extends Identified {
	readonly kind: 'heading';
	readonly name: string;
}

export type Entry = Item | Heading;

/** How a sheet is printed. */
export type Paper = 'a4' | 'a5' | 'cards';

export interface Sheet {
	readonly name: string;
	/** Day it was begun, `2026-11-24`. Changes are counted from the last time each entry was seen, not from this day. */
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
/** Former addresses that are kept of an item. */
export const MAX_WAS = 3;

export const emptySheet = (name: string, made: string): Sheet => ({
	name,
	made,
	paper: 'a4',
	columns: 2,
	short: false,
	entries: [],
});

export const newItem = (ref: Ref, name = ''): Item => ({
	kind: 'item',
	id: ref,
	ref,
	was: [],
	name,
	note: '',
	seen: '',
});

/**
 * Gives each entry an id of its own: the first that has one keeps it, the next ones get a number. The numbers are the same
 * at each reading, since files and addresses hold no ids.
 */
export function withOwnIds(entries: readonly Entry[]): readonly Entry[] {
	const taken = new Set<string>();
	return entries.map((entry) => {
		let { id } = entry;
		for (let rank = 2; taken.has(id); rank++) id = `${entry.id} ${rank}`;
		taken.add(id);
		return id === entry.id ? entry : { ...entry, id };
	});
}

/** The sheet with one more entry at the end; the same when it is full or when what is added is there already. */
export function addEntry(sheet: Sheet, entry: Entry): Sheet {
	if (sheet.entries.length >= MAX_ENTRIES || (entry.kind === 'item' && holds(sheet, entry.ref))) return sheet;
	return { ...sheet, entries: withOwnIds([...sheet.entries, entry]) };
}

/** A copy of a list, items taken out and others put in their place. `toSpliced` came after the oldest promised browsers. */
export const splice = <T>(list: readonly T[], at: number, out: number, ...put: readonly T[]): T[] => [
	...list.slice(0, at),
	...put,
	...list.slice(at + out),
];

export const holds = (sheet: Sheet, ref: Ref): boolean =>
	sheet.entries.some((entry) => entry.kind === 'item' && entry.ref === ref);

/** The id of an entry that was given no other: what it names, or a heading's name. */
export const ownIdOf = (entry: Entry): string => (entry.kind === 'heading' ? entry.name : entry.ref);

/** Place of an entry; -1 when it was removed. A tab of an older version writes no ids: what an entry names finds it. */
export function placeOf(sheet: Sheet, entry: Entry): number {
	const at = placeOfId(sheet, entry.id);
	return at < 0 ? placeOfId(sheet, ownIdOf(entry)) : at;
}

const placeOfId = ({ entries }: Sheet, id: string): number => entries.findIndex((entry) => entry.id === id);

export function removeEntry(sheet: Sheet, entry: Entry): Sheet {
	const at = placeOf(sheet, entry);
	return at < 0 ? sheet : { ...sheet, entries: splice(sheet.entries, at, 1) };
}

/** Ids of the entries from a place on. What is put back there goes before the first of them that is still there. */
export const idsFrom = ({ entries }: Sheet, at: number): readonly string[] => entries.slice(at).map(({ id }) => id);

/** The sheet with an entry put back before the first of `next` that is still there; unchanged when it has the entry. */
export function insertEntry(sheet: Sheet, entry: Entry, next: readonly string[]): Sheet {
	if (placeOf(sheet, entry) >= 0) return sheet;
	return { ...sheet, entries: splice(sheet.entries, placeBefore(sheet, next), 0, entry) };
}

/** Place of the first of some entries that is still there, or the end. */
export function placeBefore(sheet: Sheet, next: readonly string[]): number {
	const places = next.map((id) => placeOfId(sheet, id));
	return places.find((at) => at >= 0) ?? sheet.entries.length;
}

/** How many entries move with the one at `at`: a heading takes its group along. */
export function blockAt({ entries }: Sheet, at: number): number {
	if (entries[at]?.kind !== 'heading') return 1;
	const next = entries.findIndex(({ kind }, place) => place > at && kind === 'heading');
	return (next < 0 ? entries.length : next) - at;
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
export function textPrintOf(text: string): string {
	let hash = 0x811c9dc5;
	for (const sign of text.replace(/\s+/g, ' ').trim()) {
		hash ^= sign.codePointAt(0) ?? 0;
		hash = Math.imul(hash, 0x01000193) >>> 0;
	}
	return (hash % 36 ** PRINT_SIGNS).toString(36);
}
