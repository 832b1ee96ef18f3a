import { addEntry, emptySheet, holds, MAX_ENTRIES, newItem, type Ref, removeEntry } from './model';
import { chooseSheet, newId, openPlace, openSheet, type Refusal, writeSheet } from './store';

/** What became of a statement that a reader adds: it is on the sheet, was there already, or could not be kept. */
export interface Added {
	readonly state: 'added' | 'there' | 'long' | 'unread' | 'forbidden' | Refusal;
	/** Name of the sheet. */
	readonly sheet: string;
	/** Takes it away again; `undefined` when nothing was added. */
	readonly undo?: () => boolean;
}

/** Name of the sheet that the first addition makes. */
export const FIRST_NAME = 'Ma feuille';

/** The day as sheets write it. */
export const dayOf = (date: Date): string =>
	[date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Adds a part of the site to the open sheet of the device, or to a first one. */
export function addToSheet(ref: Ref, name = ''): Added {
	const { place, forbidden } = openPlace();
	if (forbidden) return { state: 'forbidden', sheet: '' };
	const open = openSheet(place);
	if (open && !open.sheet) return { state: 'unread', sheet: '' };
	const before = open?.sheet ?? emptySheet(FIRST_NAME, dayOf(new Date()));
	if (holds(before, ref)) return { state: 'there', sheet: before.name };
	if (before.entries.length >= MAX_ENTRIES) return { state: 'long', sheet: before.name };
	const id = open?.id ?? newId(place, Date.now());
	const refusal = writeSheet(place, id, addEntry(before, newItem(ref, name)), open?.text);
	if (refusal) return { state: refusal, sheet: before.name };
	chooseSheet(place, id);
	return { state: 'added', sheet: before.name, undo: () => takeAway(ref, id) };
}

/** Takes a part away from a sheet, as it is now: other tabs may have changed it. Whether it is done. */
function takeAway(ref: Ref, id: string): boolean {
	const { place } = openPlace();
	const kept = openSheet(place);
	if (kept?.id !== id || !kept.sheet) return false;
	const at = kept.sheet.entries.findIndex((entry) => entry.kind === 'item' && entry.ref === ref);
	return at >= 0 && writeSheet(place, id, removeEntry(kept.sheet, at), kept.text) === undefined;
}
