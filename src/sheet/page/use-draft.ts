import type { Place } from '../device-place';
import { type Draft, dropDraft, keepDraft, readDrafts } from '../drafts';
import type { Entry } from '../model';
import { useTyped } from './use-typed';

/**
 * What is typed on a line: kept on the device as it is typed, and restored by the next visit. `room` says whether there is
 * room for it; `end` drops it.
 */
export function useDraft(place: Place, sheet: string, entry: Entry) {
	const { typed, room, type, set } = useTyped(
		(): Draft =>
			readDrafts(place, sheet).find(({ before }) => before.id === entry.id) ?? {
				before: entry,
				name: entry.name,
				note: entry.kind === 'item' ? entry.note : '',
			},
		(draft) => keepDraft(place, sheet, draft),
	);
	return {
		draft: typed,
		room,
		type: (change: Partial<Pick<Draft, 'name' | 'note'>>) => type((now) => ({ ...now, ...change })),
		/** Drops what was typed, once it is saved or given up. `now`: the entry that is edited from then on. */
		end: (now: Entry = entry) => {
			dropDraft(place, sheet, entry);
			set((draft) => ({ ...draft, before: now }));
		},
	};
}
