import { fromCompact, toKept } from './compact';
import { DRAFT, keysOf, nameDraftKey, type Place, put } from './device-place';
import { type Entry, emptySheet, MAX_NAME, MAX_NOTE } from './model';

// What is being typed, kept until it is saved or given up: one key a line, and one for the name, so that tabs do not meet.

/** What a player wrote on a line and has not saved. */
export interface Draft {
	/** The line when its fields were opened. */
	readonly before: Entry;
	readonly name: string;
	readonly note: string;
}

const keyOf = (sheet: string, entry: Entry): string => `${DRAFT}${sheet}:${entry.id}`;

/** The line as the draft would have it. */
export function drafted({ before, name, note }: Draft): Entry {
	return before.kind === 'heading'
		? { ...before, name: name.trim() }
		: { ...before, name: name.trim(), note: note.trim() };
}

/** Keeps a draft, or drops it when it changes nothing. Returns whether there was room. */
export function keepDraft(place: Place, sheet: string, draft: Draft): boolean {
	const { before, name, note } = draft;
	if (name === before.name && note === (before.kind === 'item' ? before.note : '')) {
		dropDraft(place, sheet, before);
		return true;
	}
	return put(
		place,
		keyOf(sheet, before),
		JSON.stringify([toKept({ ...emptySheet('', ''), entries: [before] }), name, note]),
	);
}

export const dropDraft = (place: Place, sheet: string, entry: Entry): void => place.removeItem(keyOf(sheet, entry));

/** The drafts of a sheet; what is not understood is left out. */
export const readDrafts = (place: Place, sheet: string): readonly Draft[] =>
	keysOf(place, `${DRAFT}${sheet}:`).flatMap((key) => readDraft(place.getItem(key)));

/** Keeps what is typed as the name of a sheet, or drops it. Returns whether there was room. */
export function keepNameDraft(place: Place, sheet: string, name: string | undefined): boolean {
	if (name !== undefined) return put(place, nameDraftKey(sheet), name);
	place.removeItem(nameDraftKey(sheet));
	return true;
}

/** What was typed as the name of a sheet and never saved. */
export const readNameDraft = (place: Place, sheet: string): string | undefined =>
	place.getItem(nameDraftKey(sheet))?.slice(0, MAX_NAME);

function readDraft(text: string | null): Draft[] {
	try {
		const [sheet, name, note] = JSON.parse(text ?? '');
		const read = fromCompact(sheet);
		const [before] = typeof read === 'string' ? [] : read.sheet.entries;
		if (!before || typeof name !== 'string' || typeof note !== 'string') return [];
		return [{ before, name: name.slice(0, MAX_NAME), note: note.slice(0, MAX_NOTE) }];
	} catch {
		return [];
	}
}
