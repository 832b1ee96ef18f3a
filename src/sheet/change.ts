import {
	blockAt,
	type Entry,
	type Heading,
	insertEntry,
	MAX_NOTE,
	placeBefore,
	placeOf,
	type Sheet,
	splice,
} from './model';

// What a player does to the lines of a sheet. Pure, as the model; in a file of its own, which is loaded on demand.

/** A heading, with a random id: two tabs must not give the same one. */
export const newHeading = (name = ''): Heading => ({
	kind: 'heading',
	id: Math.random().toString(36).slice(2, 10),
	name,
});

/**
 * The sheet with what a player wrote on an entry. `before` is the entry when its fields were opened: what another tab has
 * changed since stays, and two notes are kept one below the other, if there is room. An entry that was removed comes back,
 * before the first of `next`.
 */
export function writeEntry(sheet: Sheet, before: Entry, after: Entry, next: readonly string[]): Sheet {
	const at = placeOf(sheet, before);
	const now = sheet.entries[at];
	if (!now) return insertEntry(sheet, after, next);
	const name = after.name === before.name ? now.name : after.name;
	if (now.kind === 'heading' || before.kind === 'heading' || after.kind === 'heading')
		return { ...sheet, entries: splice(sheet.entries, at, 1, { ...now, name }) };
	const note = joinNotes(before.note, now.note, after.note);
	return { ...sheet, entries: splice(sheet.entries, at, 1, { ...now, name, note }) };
}

/** The note that both tabs leave; `ours` alone when the two are too long together. */
function joinNotes(before: string, theirs: string, ours: string): string {
	if (ours === before || ours === theirs) return theirs;
	if (theirs === before || ours.includes(theirs)) return ours;
	const both = `${theirs}\n${ours}`;
	return both.length > MAX_NOTE ? ours : both;
}

/** Where a group goes: one step, or all the way. */
export type Way = 'up' | 'down' | 'first' | 'last';

/**
 * Where the entry at `from` stands once it is moved that way. An entry passes one entry; a heading passes a group, and goes no
 * higher than what stands before the first heading.
 */
export function placeAfter(sheet: Sheet, from: number, way: Way): number {
	const { entries } = sheet;
	if (entries[from]?.kind !== 'heading') {
		if (way === 'first') return 0;
		if (way === 'last') return entries.length - 1;
		return Math.min(Math.max(from + (way === 'up' ? -1 : 1), 0), entries.length - 1);
	}
	const headings = entries.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
	const rank = headings.indexOf(from);
	const last = headings.length - 1;
	const to = { up: Math.max(rank - 1, 0), down: Math.min(rank + 1, last), first: 0, last }[way];
	const others = splice(headings, rank, 1).map((at) => (at > from ? at - blockAt(sheet, from) : at));
	return others[to] ?? entries.length - blockAt(sheet, from);
}

/** The sheet with the entry at `from`, and its group when it is a heading, standing at `to` of the sheet that results. */
function moveBlock(sheet: Sheet, from: number, to: number): Sheet {
	const size = blockAt(sheet, from);
	const block = sheet.entries.slice(from, from + size);
	const rest = splice(sheet.entries, from, size);
	return { ...sheet, entries: splice(rest, Math.min(Math.max(to, 0), rest.length), 0, ...block) };
}

/** The sheet with an entry moved that way, its group too; the same when it can go no further. */
export function stepEntry(sheet: Sheet, entry: Entry, way: Way): Sheet {
	const from = placeOf(sheet, entry);
	if (from < 0) return sheet;
	const to = placeAfter(sheet, from, way);
	return to === from ? sheet : moveBlock(sheet, from, to);
}

/** The sheet with an entry, and its group, before the first of `next` that is left; the same when it stands there. */
export function dropEntry(sheet: Sheet, entry: Entry, next: readonly string[]): Sheet {
	const from = placeOf(sheet, entry);
	if (from < 0) return sheet;
	const size = blockAt(sheet, from);
	const before = placeBefore(sheet, next);
	if (before >= from && before <= from + size) return sheet;
	return moveBlock(sheet, from, before > from ? before - size : before);
}
