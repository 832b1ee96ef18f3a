/** What `localStorage` is asked for. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Sheets that were deleted: the moment, in base 36, then the id, so that the first key is the oldest. */
export const BIN = 'feuille-supprimee:';
/** The words last seen on a sheet. */
export const WORDS = 'feuille-mots:';
/** What is being typed on a line of a sheet. */
export const DRAFT = 'feuille-brouillon:';
/** Key of what is being typed as the name of a sheet. */
export const nameDraftKey = (id: string): string => `feuille-nom:${id}`;

/** A place that is forgotten with the page. */
export function memoryPlace(): Place {
	const kept = new Map<string, string>();
	return {
		get length() {
			return kept.size;
		},
		key: (at) => [...kept.keys()][at] ?? null,
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, text) => void kept.set(key, text),
		removeItem: (key) => void kept.delete(key),
	};
}

/** The keys that begin so, in their order. */
export const keysOf = (place: Place, beginning: string): readonly string[] =>
	Array.from({ length: place.length }, (_, at) => place.key(at) ?? '')
		.filter((key) => key.startsWith(beginning))
		.sort();

/**
 * Writes a text. Returns whether there was room: when there is none, deleted sheets are erased, the oldest first, and written
 * back when that is not enough.
 */
export function put(place: Place, key: string, text: string): boolean {
	if (write(place, key, text)) return true;
	const given: (readonly [key: string, text: string])[] = [];
	for (const deleted of keysOf(place, BIN)) {
		// A browser that refuses to write the same text again refuses everything: erasing sheets would not help.
		if (!write(place, deleted, place.getItem(deleted) ?? '')) return false;
		given.push(...forget(place, deleted));
		if (write(place, key, text)) return true;
	}
	for (const [one, back] of given) write(place, one, back);
	return false;
}

function write(place: Place, key: string, text: string): boolean {
	try {
		place.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

/** Erases a deleted sheet for good, with its words and its drafts. Returns all that was erased. */
export function forget(place: Place, key: string): readonly (readonly [key: string, text: string])[] {
	const id = key.split(':')[2] ?? '';
	return [key, WORDS + id, nameDraftKey(id), ...keysOf(place, `${DRAFT}${id}:`)].flatMap((one) => {
		const text = place.getItem(one);
		place.removeItem(one);
		return text === null ? [] : [[one, text] as const];
	});
}
