import { type Fault, fromCompact, toKept } from './compact';
import { BIN, keysOf, memoryPlace, type Place, put, WORDS } from './device-place';
import type { Ref, Sheet } from './model';

// Sheets on the device: one key a sheet. There is no list of them, which could contradict the keys: the keys are the list.

export const SHEET = 'feuille:';
/** The sheet that is open, and that takes what is added. */
const OPEN = 'feuille-ouverte';

/** Key of a sheet on the device. */
export const sheetKey = (id: string): string => SHEET + id;

/** Longest words that are kept of an entry. */
const MAX_WORDS = 3000;

/** Why something is not kept: no room left, another tab deleted the sheet meanwhile, or there are as many as may be. */
export type Refusal = 'full' | 'deleted' | 'many';

export interface KeptSheet {
	/** In the order in which they were made. */
	readonly id: string;
	/** What is written on the device. */
	readonly text: string;
	/** `undefined` when it was not written by this version: it is left as it is. */
	readonly sheet: Sheet | undefined;
	readonly fault?: Fault;
}

/** What an entry said when it was last seen: its title, where it stands, its text. */
export type SeenWords = readonly [title: string, place: string, text: string];

export type SeenByRef = Readonly<Record<Ref, SeenWords>>;

/** The device, when it lets itself be read; what only lasts as long as the page otherwise. */
export function openPlace(): { place: Place; forbidden: boolean } {
	try {
		localStorage.getItem(OPEN);
		return { place: localStorage, forbidden: false };
	} catch {
		return { place: memoryPlace(), forbidden: true };
	}
}

/** Whether a change of this key, in another tab, changes sheets; `null` is all of them. */
export const concernsSheets = (key: string | null): boolean =>
	key === null || [SHEET, WORDS, BIN].some((beginning) => key.startsWith(beginning));

/** All sheets, in the order in which they were made. */
export const listSheets = (place: Place): readonly KeptSheet[] =>
	keysOf(place, SHEET).map((key) => readSheet(key.slice(SHEET.length), place.getItem(key) ?? ''));

/** Reads a sheet from its text on the device. */
export function readSheet(id: string, text: string): KeptSheet {
	try {
		const read = fromCompact(JSON.parse(text));
		// With an entry that is not understood, the sheet cannot be changed here: writing it would lose that entry.
		if (typeof read === 'string') return { id, text, sheet: undefined, fault: read };
		return read.dropped > 0 ? { id, text, sheet: undefined, fault: 'newer' } : { id, text, sheet: read.sheet };
	} catch {
		return { id, text, sheet: undefined, fault: 'foreign' };
	}
}

/** Changes a sheet as it is on the device now. Returns the sheet that is kept, or why it was not changed. */
export function changeSheet(place: Place, id: string, change: (sheet: Sheet) => Sheet): Sheet | Refusal {
	const { sheet } = readSheet(id, place.getItem(sheetKey(id)) ?? '');
	if (!sheet) return 'deleted';
	const next = change(sheet);
	return next === sheet || put(place, sheetKey(id), JSON.stringify(toKept(next))) ? next : 'full';
}

/** The sheet that is open: the one that was chosen last, or else the last one; `undefined` when there is none. */
export function openSheet(place: Place): KeptSheet | undefined {
	const sheets = listSheets(place);
	const chosen = place.getItem(OPEN);
	return sheets.find(({ id }) => id === chosen) ?? sheets.at(-1);
}

/** Makes a sheet the open one; without room for it, the last one stays so. */
export function chooseSheet(place: Place, id: string): void {
	try {
		place.setItem(OPEN, id);
	} catch {
		// The sheet is shown all the same.
	}
}

/** The words last seen on a sheet; what is not understood is left out. */
export function readSeen(place: Place, id: string): SeenByRef {
	try {
		const read: Record<string, unknown> = JSON.parse(place.getItem(WORDS + id) ?? '{}');
		return Object.fromEntries(Object.entries(read).filter(([, words]) => isSeen(words))) as SeenByRef;
	} catch {
		return {};
	}
}

const isSeen = (words: unknown): boolean =>
	Array.isArray(words) && words.length === 3 && words.every((part) => typeof part === 'string');

/** Keeps the words last seen; whether there was room. A sheet is complete without them. */
export function writeSeen(place: Place, id: string, seen: SeenByRef): boolean {
	const short = Object.entries(seen).map(([ref, [title, where, text]]) => [
		ref,
		[title, where, text.slice(0, MAX_WORDS)],
	]);
	return put(place, WORDS + id, JSON.stringify(Object.fromEntries(short)));
}
