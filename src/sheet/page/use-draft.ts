import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../device-place';
import { type Draft, dropDraft, keepDraft, readDrafts } from '../drafts';
import type { Entry } from '../model';

/** How long nothing is typed before it is kept, in milliseconds. */
const PAUSE = 300;

/**
 * What is typed on a line: kept on the device as it is typed, and restored by the next visit. `room` says whether there is
 * room for it; `end` drops it.
 */
export function useDraft(place: Place, sheet: string, entry: Entry) {
	const [draft, setDraft] = useState<Draft>(
		() =>
			readDrafts(place, sheet).find(({ before }) => before.id === entry.id) ?? {
				before: entry,
				name: entry.name,
				note: entry.kind === 'item' ? entry.note : '',
			},
	);
	const [room, setRoom] = useState(true);
	/** What was typed since it was last kept. */
	const fresh = useRef<Draft | undefined>(undefined);
	const keep = () => {
		const kept = fresh.current === undefined || keepDraft(place, sheet, fresh.current);
		fresh.current = undefined;
		return kept;
	};
	useEffect(() => {
		addEventListener('pagehide', keep);
		document.addEventListener('visibilitychange', keep);
		return () => {
			removeEventListener('pagehide', keep);
			document.removeEventListener('visibilitychange', keep);
			keep();
		};
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => setRoom(keep()), PAUSE);
		return () => clearTimeout(timer);
	}, [draft]);
	return {
		draft,
		room,
		type: (typed: Partial<Pick<Draft, 'name' | 'note'>>) =>
			setDraft((now) => {
				fresh.current = { ...now, ...typed };
				return fresh.current;
			}),
		/** Drops what was typed, once it is saved or given up. `now`: the entry that is edited from then on. */
		end: (now: Entry = entry) => {
			fresh.current = undefined;
			dropDraft(place, sheet, entry);
			setDraft((typed) => ({ ...typed, before: now }));
		},
	};
}
