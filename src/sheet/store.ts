import { type Fault, fromCompact, toCompact } from './compact';
import type { Ref, Sheet } from './model';

// Sheets on the device: one key a sheet, and nothing that says twice what another key says. Which sheets there are is which
// keys there are.

/** What `localStorage` is asked for. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const SHEET = 'feuille:';
/** The words last seen on a sheet. */
const WORDS = 'feuille-mots:';
/** The sheet that is open, and that takes what is added. */
const OPEN = 'feuille-ouverte';

/** Sheets that a device keeps at most. */
export const MAX_SHEETS = 30;

/** Longest words that are kept of an entry. */
const MAX_WORDS = 3000;

/** Why something is not kept: no room left, another tab changed the sheet meanwhile, or there are as many as may be. */
export type Refusal = 'full' | 'changed' | 'many';

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

/** A place that is forgotten with the page. */
export function memoryPlace(): Place {
	const kept = new Map<string, string>();
	return {
		get length() {
			return kept.size;
		},
		key: (at) => [...kept.keys()][at] ?? null,
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, text) => void kept.set(key, text),
		removeItem: (key) => void kept.delete(key),
	};
}

/** Whether a change of this key, in another tab, changes sheets; `null` is all of them. */
export const concernsSheets = (key: string | null): boolean =>
	key === null || key.startsWith(SHEET) || key.startsWith(WORDS);

/** All sheets, in the order in which they were made. */
export function listSheets(place: Place): readonly KeptSheet[] {
	const keys = Array.from({ length: place.length }, (_, at) => place.key(at) ?? '');
	return keys
		.filter((key) => key.startsWith(SHEET))
		.map((key) => readSheet(place, key.slice(SHEET.length)))
		.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function readSheet(place: Place, id: string): KeptSheet {
	const text = place.getItem(SHEET + id) ?? '';
	try {
		const read = fromCompact(JSON.parse(text));
		// One entry that is not understood is one that a change would lose.
		if (typeof read === 'string') return { id, text, sheet: undefined, fault: read };
		return read.dropped > 0 ? { id, text, sheet: undefined, fault: 'newer' } : { id, text, sheet: read.sheet };
	} catch {
		return { id, text, sheet: undefined, fault: 'foreign' };
	}
}

/**
 * Writes a sheet. `before` is what the caller read of it, `undefined` for a new one: when it is no more what is written,
 * another tab was there, and nothing is done.
 */
export function writeSheet(place: Place, id: string, sheet: Sheet, before: string | undefined): Refusal | undefined {
	if ((place.getItem(SHEET + id) ?? undefined) !== before) return 'changed';
	if (before === undefined && listSheets(place).length >= MAX_SHEETS) return 'many';
	try {
		place.setItem(SHEET + id, JSON.stringify(toCompact(sheet)));
		return undefined;
	} catch {
		return 'full';
	}
}

/** Erases a sheet and its words. */
export function eraseSheet(place: Place, id: string, before: string): Refusal | undefined {
	if (place.getItem(SHEET + id) !== before) return 'changed';
	place.removeItem(SHEET + id);
	place.removeItem(WORDS + id);
	return undefined;
}

/** An id that no sheet has, later than all: of the moment, in base 36. */
export function newId(place: Place, now: number): string {
	const last = listSheets(place).at(-1)?.id ?? '';
	const id = now.toString(36).padStart(9, '0');
	return id > last ? id : (Number.parseInt(last, 36) + 1).toString(36).padStart(9, '0');
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
	try {
		place.setItem(WORDS + id, JSON.stringify(Object.fromEntries(short)));
		return true;
	} catch {
		return false;
	}
}
