import { useEffect, useRef, useState } from 'preact/hooks';
import type { Item, Ref } from '../model';
import type { Found, SiteWords } from '../site-words';

/** Answers are drawn together, at most so often, in milliseconds. */
const TOGETHER = 60;

/** When the network is back, what still fails is asked for once more after so long, in milliseconds. */
const BACK = 1500;

/** What the site says today of some entries; those that have not come yet are missing. */
export function useWords(site: SiteWords, items: readonly Item[]): ReadonlyMap<Ref, Found> {
	const known = useRef(new Map<Ref, Found>());
	const asked = useRef(new Map<Ref, Item>());
	const [found, setFound] = useState<ReadonlyMap<Ref, Found>>(known.current);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

	const ask = (item: Item) => {
		const { ref } = item;
		if (asked.current.has(ref)) return;
		asked.current.set(ref, item);
		site.find(ref, item.was).then((answer) => {
			known.current.set(ref, answer);
			timer.current ??= setTimeout(() => {
				timer.current = undefined;
				setFound(new Map(known.current));
			}, TOGETHER);
		});
	};
	useEffect(() => items.forEach(ask), [items]);
	useEffect(() => {
		const again = () => {
			for (const [ref, { state }] of known.current) {
				const item = asked.current.get(ref);
				if (state !== 'away' || !item) continue;
				asked.current.delete(ref);
				ask(item);
			}
		};
		// Browsers send `online` a little before requests succeed.
		const online = () => {
			again();
			setTimeout(again, BACK);
		};
		addEventListener('online', online);
		return () => removeEventListener('online', online);
	}, []);
	return found;
}
