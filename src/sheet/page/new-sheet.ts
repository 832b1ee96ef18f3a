import { createSheet, dayOf } from '../create';
import { emptySheet, type Sheet } from '../model';
import type { Shelf } from './use-shelf';

/** Keeps a new sheet, and opens it; whether it is kept. */
export const keepNew = async (shelf: Shelf, sheet: Sheet): Promise<boolean> =>
	(await shelf.act((place) => createSheet(place, sheet, Date.now()), true)) !== undefined;

/** The same, under a name that no sheet has; an empty one without any. */
export function keepUnderFreeName(
	shelf: Shelf,
	sheet = emptySheet('Nouvelle feuille', dayOf(new Date())),
): Promise<boolean> {
	const taken = shelf.sheets.map((kept) => kept.sheet?.name);
	return keepNew(shelf, { ...sheet, name: freeName(sheet.name, taken) });
}

/** A name that no sheet has: « Ce soir », « Ce soir (2) ». */
function freeName(name: string, taken: readonly (string | undefined)[]): string {
	const bare = name.replace(/ \(\d+\)$/, '');
	for (let at = 2, free = name; ; free = `${bare} (${at++})`) if (!taken.includes(free)) return free;
}
