import type { PublishedPassages } from '../library/passages/published';
import { aidOf } from './aid-lines';
import { newHeading } from './change';
import { type Entry, emptySheet, MAX_ENTRIES, MAX_NAME, newItem, type Sheet } from './model';

/** A sheet made of an aid: a heading a part, an entry a statement, said as shortly as the aid says it. */
export function sheetOfAid(passages: PublishedPassages, made: string): Sheet {
	const title = passages.pages.find(({ y }) => y === 'aide')?.n ?? '';
	const seen = new Set<string>();
	const entries = aidOf(passages).flatMap(({ title: name, lines }): Entry[] => {
		const items = lines.filter(({ ref }) => !seen.has(ref) && seen.add(ref)).map(({ ref }) => newItem(ref));
		return items.length > 0 ? [newHeading(name), ...items] : [];
	});
	return {
		...emptySheet(title.replaceAll(' · ', ', ').slice(0, MAX_NAME), made),
		short: true,
		entries: entries.slice(0, MAX_ENTRIES),
	};
}
