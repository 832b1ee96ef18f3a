import { toKept } from './compact';
import { BIN, keysOf, type Place, put } from './device-place';
import type { Sheet } from './model';
import { chooseSheet, listSheets, type Refusal, SHEET, sheetKey } from './store';

/** Sheets that a device keeps at most. */
export const MAX_SHEETS = 30;

/** Name of the sheet that the first addition makes. */
export const FIRST_NAME = 'Ma feuille';

/** The day as sheets write it. */
export const dayOf = (date: Date): string =>
	[date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Keeps a new sheet, and opens it; its id, or why it is not kept. */
export function createSheet(place: Place, sheet: Sheet, now: number): { id: string } | Refusal {
	const id = newId(place, now);
	return keepText(place, id, JSON.stringify(toKept(sheet))) ?? { id };
}

/** Keeps the text of a sheet that the device does not have, and opens it. Returns why it is not kept, when it is not. */
export function keepText(place: Place, id: string, text: string): Refusal | undefined {
	if (listSheets(place).length >= MAX_SHEETS) return 'many';
	if (!put(place, sheetKey(id), text)) return 'full';
	chooseSheet(place, id);
	return undefined;
}

/** A new id: the moment, in base 36, or one more than the last id when the clock was set back. */
function newId(place: Place, now: number): string {
	const ids = [...keysOf(place, SHEET), ...keysOf(place, BIN)].map((key) => key.split(':').at(-1) ?? '');
	const last = ids.sort().at(-1) ?? '';
	const id = now.toString(36).padStart(9, '0');
	return id > last ? id : (Number.parseInt(last, 36) + 1).toString(36).padStart(9, '0');
}
