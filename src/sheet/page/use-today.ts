import { useMemo, useState } from 'preact/hooks';
import { withBase } from '../../addresses/addresses';
import type { Entry, Item, Ref, Sheet } from '../model';
import { siteWords } from '../site-words';
import type { SeenByRef } from '../store';
import { saidShortly, type Today, todayOf } from '../today';
import { useShort } from './use-short';
import { useWords } from './use-words';

const NO_ITEMS: readonly Item[] = [];

/** What a sheet says today, and the addresses of what it says. `seen` is what the device knows of it. */
export function useToday(base: string, sheet: Sheet | undefined, seen: SeenByRef) {
	const [words] = useState(() => siteWords(base));
	const items = useMemo(() => sheet?.entries.filter((entry) => entry.kind === 'item') ?? NO_ITEMS, [sheet]);
	const found = useWords(words, items);
	const short = useShort(words, sheet);
	const today = (item: Item): Today => saidShortly(todayOf(item, found.get(item.ref), seen), short.get(item.ref));
	const href = (ref: Ref) => withBase(base, ref);
	return {
		found,
		/** Whether the site has answered for each entry. */
		complete: items.every(({ ref }) => found.has(ref)),
		today,
		todayOfEntry: (entry: Entry) => (entry.kind === 'item' ? today(entry) : undefined),
		statuses: items.map(today),
		href,
		address: (ref: Ref) => new URL(href(ref), location.href).href,
		/** What addresses begin with, which paper says once. */
		site: new URL(href('/'), location.href).href.replace(/^https?:\/\/|\/$/g, ''),
	};
}
