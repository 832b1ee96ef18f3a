import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ref } from '../model';
import type { Found, SitePages } from '../site-pages';

/** What has come is drawn together, so often at most, in milliseconds. */
const TOGETHER = 60;

/** What has not come when the network is back is asked for once more after so long. */
const BACK = 1500;

/** What the site says today of some entries; those that have not come yet are missing. */
export function useWords(pages: SitePages, refs: readonly Ref[]): ReadonlyMap<Ref, Found> {
	const known = useRef(new Map<Ref, Found>());
	const asked = useRef(new Set<Ref>());
	const [found, setFound] = useState<ReadonlyMap<Ref, Found>>(known.current);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

	const ask = (ref: Ref) => {
		if (asked.current.has(ref)) return;
		asked.current.add(ref);
		pages.find(ref).then((answer) => {
			known.current.set(ref, answer);
			timer.current ??= setTimeout(() => {
				timer.current = undefined;
				setFound(new Map(known.current));
			}, TOGETHER);
		});
	};
	useEffect(() => refs.forEach(ask), [refs]);
	useEffect(() => {
		const again = () => {
			for (const [ref, { state }] of known.current) {
				if (state !== 'away') continue;
				asked.current.delete(ref);
				ask(ref);
			}
		};
		// The network says that it is back a little before it answers.
		const online = () => {
			again();
			setTimeout(again, BACK);
		};
		addEventListener('online', online);
		return () => removeEventListener('online', online);
	}, []);
	return found;
}
