import { createSheet, dayOf, FIRST_NAME } from './create';
import type { Place } from './device-place';
import { alone } from './lock';
import { addEntry, emptySheet, holds, MAX_ENTRIES, newItem, type Ref, removeEntry, type Sheet } from './model';
import { changeSheet, openPlace, openSheet, type Refusal } from './store';

/** What became of a statement that a reader adds: it is on the sheet, was there already, or could not be kept. */
export interface Added {
	readonly state: 'added' | 'there' | 'long' | 'unread' | 'forbidden' | Refusal;
	/** Name of the sheet. */
	readonly sheet: string;
	/** Takes it away again; whether it is done. `undefined` when nothing was added. */
	readonly undo?: () => Promise<boolean>;
}

/** Adds a part of the site to the open sheet of the device, or to a first one. */
export async function addToSheet(ref: Ref, name = ''): Promise<Added> {
	const { place, forbidden } = openPlace();
	return forbidden ? { state: 'forbidden', sheet: '' } : alone(() => addTo(place, ref, name));
}

function addTo(place: Place, ref: Ref, name: string): Added {
	const open = openSheet(place);
	if (open && !open.sheet) return { state: 'unread', sheet: '' };
	const before = open?.sheet ?? emptySheet(FIRST_NAME, dayOf(new Date()));
	if (holds(before, ref)) return { state: 'there', sheet: before.name };
	if (before.entries.length >= MAX_ENTRIES) return { state: 'long', sheet: before.name };
	const add = (sheet: Sheet) => addEntry(sheet, newItem(ref, name));
	const done = open ? changeSheet(place, open.id, add) : createSheet(place, add(before), Date.now());
	if (typeof done === 'string') return { state: done, sheet: before.name };
	const id = 'id' in done ? done.id : open?.id;
	return { state: 'added', sheet: before.name, undo: () => alone(() => takeAway(place, ref, id ?? '')) };
}

/** Takes a part away from a sheet, as it is now: other tabs may have changed it. Whether it is done. */
function takeAway(place: Place, ref: Ref, id: string): boolean {
	let done = false;
	const kept = changeSheet(place, id, (sheet) => {
		const entry = sheet.entries.find((one) => one.kind === 'item' && one.ref === ref);
		done = entry !== undefined;
		return entry ? removeEntry(sheet, entry) : sheet;
	});
	return done && typeof kept !== 'string';
}
