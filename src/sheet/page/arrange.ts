import { dropEntry, newHeading, stepEntry, type Way } from '../change';
import { addEntry, blockAt, type Entry, idsFrom, MAX_ENTRIES, placeOf, type Sheet } from '../model';

// Changes that a player makes in the list of lines of a sheet, each with its message.

export type Change = (sheet: Sheet) => Sheet;

export interface List {
	/** Changes the sheet, as it is on the device once the lock is held; nothing when it was refused. */
	readonly onChange: (change: Change) => Promise<Sheet | undefined>;
	readonly say: (text: string, undo?: () => Promise<unknown>) => void;
	readonly titleIs: (entry: Entry) => string;
}

/** An entry whose fields are open. */
export interface Edited {
	/** As it was when they were opened. */
	readonly entry: Entry;
	/** Ids of the entries after it: if another tab removes it, it comes back before the first that is still there. */
	readonly next: readonly string[];
	/** Which part of the fields takes the focus. */
	readonly part: string;
}

/** Moves an entry, with its group, and says its new place. Returns whether it moved. */
export async function move(
	entry: Entry,
	change: Change | undefined,
	{ onChange, say, titleIs }: List,
): Promise<boolean> {
	if (!change) return false;
	let from = -1;
	const moved = await onChange((now) => {
		from = placeOf(now, entry);
		return change(now);
	});
	if (!moved) return false;
	const to = placeOf(moved, entry);
	say(
		to === from
			? `« ${titleIs(entry)} » ne peut pas aller plus loin.`
			: `« ${titleIs(entry)} » : ${to + 1} sur ${moved.entries.length}${groupWords(moved, to)}.`,
	);
	return to !== from;
}

/** The change that moves an entry one step, or all the way. */
export const stepped =
	(entry: Entry, way: Way): Change =>
	(now) =>
		stepEntry(now, entry, way);

/** The change that drops an entry before the one at `before` of the drawn list; `undefined` when it is there already. */
export function dropped(drawn: Sheet, entry: Entry, before: number): Change | undefined {
	const from = placeOf(drawn, entry);
	if (before >= from && before <= from + blockAt(drawn, from)) return undefined;
	// A group is not dropped into another one: it stands before the next.
	const next = idsFrom(drawn, entry.kind === 'heading' ? nextHeading(drawn, before) : before);
	return (now) => dropEntry(now, entry, next);
}

/** Adds a heading at the end; nothing when it was refused. */
export async function addTitle(drawn: Sheet, { onChange, say }: List): Promise<Entry | undefined> {
	if (drawn.entries.length >= MAX_ENTRIES) {
		say(`Une feuille a ${MAX_ENTRIES} lignes au plus.`);
		return undefined;
	}
	const heading = newHeading();
	if (!(await onChange((now) => addEntry(now, heading)))) return undefined;
	say('Un titre est ajouté à la fin : nommez-le, puis rangez des lignes dessous.');
	return heading;
}

/** « , groupe Le tour »: where an entry stands, when the sheet has groups. */
function groupWords({ entries }: Sheet, at: number): string {
	if (entries[at]?.kind === 'heading') return '';
	const heading = entries.slice(0, at).findLast(({ kind }) => kind === 'heading');
	return heading ? `, groupe « ${heading.name} »` : '';
}

/** The first heading at a place or after it, or the end. */
function nextHeading({ entries }: Sheet, from: number): number {
	const next = entries.findIndex(({ kind }, at) => at >= from && kind === 'heading');
	return next < 0 ? entries.length : next;
}
