import { useMemo, useState } from 'preact/hooks';
import { withBase } from '../../library/addresses';
import type { Entry, Item, Ref, Sheet } from '../model';
import { sitePages } from '../site-pages';
import type { SeenByRef } from '../store';
import { type Today, todayOf } from '../today';
import { useWords } from './use-words';

const NO_REFS: readonly Ref[] = [];

/** What a sheet says today, and the addresses of what it says. `seen` is what the device knows of it. */
export function useToday(base: string, sheet: Sheet | undefined, seen: SeenByRef, framed = false) {
	const [pages] = useState(() => sitePages(base, framed));
	const refs = useMemo(
		() => sheet?.entries.flatMap((entry) => (entry.kind === 'item' ? [entry.ref] : [])) ?? NO_REFS,
		[sheet],
	);
	const found = useWords(pages, refs);
	const today = (item: Item): Today => todayOf(item, found.get(item.ref), seen);
	const href = (ref: Ref) => withBase(base, ref);
	return {
		found,
		/** Whether the site has answered for each entry. */
		complete: refs.every((ref) => found.has(ref)),
		today,
		todayOfEntry: (entry: Entry) => (entry.kind === 'item' ? today(entry) : undefined),
		todays: sheet?.entries.flatMap((entry) => (entry.kind === 'item' ? [today(entry)] : [])) ?? [],
		href,
		address: (ref: Ref) => new URL(href(ref), location.href).href,
		/** On paper: the address without its protocol. */
		short: (ref: Ref) => new URL(href(ref), location.href).href.replace(/^https?:\/\//, ''),
	};
}
