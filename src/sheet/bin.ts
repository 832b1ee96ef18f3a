import { keepText } from './create';
import { BIN, forget, keysOf, type Place, put } from './device-place';
import { type KeptSheet, type Refusal, readSheet, sheetKey } from './store';

// « Feuilles supprimées »: sheets that were deleted, as they were written, for a while.

/** How long a deleted sheet is kept, in days. */
export const DAYS = 30;
/** How many are kept at most, and how many characters they may take together: the oldest goes first. */
export const MAX_BINNED = 20;
export const MAX_SIZE = 500_000;

const DAY = 86_400_000;

export interface Binned extends KeptSheet {
	/** Where it is kept. */
	readonly key: string;
	/** When it was deleted, in milliseconds. */
	readonly at: number;
}

/** Deletes a sheet. Returns its text, and whether the bin has kept it. */
export function discard(place: Place, id: string, now: number): { text: string; kept: boolean } | Refusal {
	const text = place.getItem(sheetKey(id));
	if (text === null) return 'deleted';
	// Removed first: a full device has no room for both copies.
	place.removeItem(sheetKey(id));
	const kept = put(place, `${BIN}${now.toString(36).padStart(9, '0')}:${id}`, text);
	purge(place, now);
	return { text, kept };
}

/** The deleted sheets, the last one first. */
export const listBin = (place: Place): readonly Binned[] =>
	keysOf(place, BIN)
		.map((key) => {
			const [, at = '', id = ''] = key.split(':');
			return { ...readSheet(id, place.getItem(key) ?? ''), key, at: Number.parseInt(at, 36) };
		})
		.reverse();

/** Puts a deleted sheet back where it was, and opens it. Returns why it could not, when it could not. */
export function restore(place: Place, key: string): Refusal | undefined {
	const text = place.getItem(key);
	if (text === null) return 'deleted';
	const id = key.split(':')[2] ?? '';
	// Removed first: a full device has no room for both copies.
	place.removeItem(key);
	const refusal = keepText(place, id, text);
	if (refusal) place.setItem(key, text);
	return refusal;
}

/**
 * Erases for good what was deleted long ago, and the oldest beyond the bounds. When the clock was set back, sheets seem
 * younger, and stay.
 */
export function purge(place: Place, now: number): void {
	let size = 0;
	for (const [rank, { key, at, text }] of listBin(place).entries()) {
		size += text.length;
		// The last one stays, however large: it was deleted just now, perhaps by mistake.
		if (now - at > DAYS * DAY || rank >= MAX_BINNED || (rank > 0 && size > MAX_SIZE)) forget(place, key);
	}
}
