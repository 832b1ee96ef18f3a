import type { ShortLine } from './aid-lines';
import { type Item, MAX_WAS, type Ref, type Sheet, textPrintOf } from './model';
import type { Words } from './passage-words';
import type { Found } from './site-words';
import type { SeenByRef } from './store';

/** How an entry stands today, for whoever reads the sheet. */
export interface Today {
	/** `waiting` until the site has answered; `away` when it cannot. */
	readonly state: 'waiting' | 'same' | 'changed' | 'gone' | 'away';
	/** What is read: the words of today, or else those last seen; `undefined` when nobody knows any. */
	readonly words: Words | undefined;
	/** What it said when it was last seen, if it says something else today and the device knows. */
	readonly before?: string | undefined;
}

/** How an entry stands: what the site says of it, against what was last seen. */
export function todayOf(item: Item, found: Found | undefined, seen: SeenByRef): Today {
	const [title, place, text] = seen[item.ref] ?? [];
	const last = title === undefined ? undefined : { title, place: place ?? '', text: text ?? '' };
	if (found?.state !== 'here') return { state: found?.state ?? 'waiting', words: last };
	const { words } = found;
	if (item.seen === '' || item.seen === textPrintOf(words.text)) return { state: 'same', words };
	return { state: 'changed', words, before: last?.text };
}

/** The same with the short words of an aid. Whether the text changed is still judged on the statement itself. */
export const saidShortly = (today: Today, line: ShortLine | undefined): Today =>
	line && today.words
		? { ...today, words: { ...today.words, title: line.title || today.words.title, text: line.text } }
		: today;

/** The sheet with what needs no decision of the player: new addresses of entries that moved, prints of new entries. */
export function settled(sheet: Sheet, found: ReadonlyMap<Ref, Found>): { sheet: Sheet; moved: number } {
	let moved = 0;
	let changed = false;
	const entries = sheet.entries.map((entry) => {
		const now = entry.kind === 'item' ? found.get(entry.ref) : undefined;
		if (entry.kind !== 'item' || now?.state !== 'here') return entry;
		const seen = entry.seen || textPrintOf(now.words.text);
		if (now.ref !== entry.ref) moved++;
		if (now.ref === entry.ref && seen === entry.seen) return entry;
		changed = true;
		return { ...entry, ref: now.ref, was: addressesBefore(entry, now.ref), seen };
	});
	return changed ? { sheet: { ...sheet, entries }, moved } : { sheet, moved };
}

/** Former addresses of an entry that moves to `ref`. When `ref` is one of them, the site went back: those after it stay. */
function addressesBefore({ ref, was }: Item, to: Ref): readonly Ref[] {
	if (to === ref) return was;
	const back = was.indexOf(to);
	return back < 0 ? [ref, ...was].slice(0, MAX_WAS) : was.slice(back + 1);
}

/** The sheet with some entries seen as they are today: all of them without `only`. */
export const allSeen = (sheet: Sheet, found: ReadonlyMap<Ref, Found>, only?: Ref): Sheet => ({
	...sheet,
	entries: sheet.entries.map((entry) => {
		const now = entry.kind === 'item' && (only ?? entry.ref) === entry.ref ? found.get(entry.ref) : undefined;
		return entry.kind === 'item' && now?.state === 'here' ? { ...entry, seen: textPrintOf(now.words.text) } : entry;
	}),
});

/**
 * The words to keep on the device: those with which each entry was last seen. An entry that changed since keeps its old
 * words, so that they can be shown beside the new ones; an entry that moved takes its words along.
 */
export function wordsToKeep(
	sheet: Sheet,
	found: ReadonlyMap<Ref, Found>,
	kept: SeenByRef,
	movedFrom: ReadonlyMap<Ref, Ref>,
): SeenByRef {
	const items = sheet.entries.filter((entry) => entry.kind === 'item');
	return Object.fromEntries(
		items.flatMap((item) => {
			const now = found.get(item.ref) ?? found.get(movedFrom.get(item.ref) ?? '');
			const before = kept[item.ref] ?? kept[movedFrom.get(item.ref) ?? ''];
			if (now?.state === 'here' && textPrintOf(now.words.text) === item.seen) {
				const { title, place, text } = now.words;
				return [[item.ref, [title, place, text]]];
			}
			return before ? [[item.ref, before]] : [];
		}),
	);
}
