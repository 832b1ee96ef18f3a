import { useEffect, useRef, useState } from 'preact/hooks';

/** How long nothing is typed before it is kept, in milliseconds. */
const PAUSE = 300;

/**
 * What is typed in fields: handed to `keep` when nothing is typed for a while, when the page goes and when the fields close.
 * `room` says whether `keep` had room; `set` changes what is in the fields, with nothing left to keep.
 */
export function useTyped<Typed>(first: () => Typed, keep: (typed: Typed) => boolean) {
	const [typed, setTyped] = useState(first);
	const [room, setRoom] = useState(true);
	/** What was typed since it was last kept. */
	const fresh = useRef<Typed | undefined>(undefined);
	const keepFresh = () => {
		const kept = fresh.current === undefined || keep(fresh.current);
		fresh.current = undefined;
		return kept;
	};
	useEffect(() => {
		addEventListener('pagehide', keepFresh);
		document.addEventListener('visibilitychange', keepFresh);
		return () => {
			removeEventListener('pagehide', keepFresh);
			document.removeEventListener('visibilitychange', keepFresh);
			keepFresh();
		};
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => setRoom(keepFresh()), PAUSE);
		return () => clearTimeout(timer);
	}, [typed]);
	return {
		typed,
		room,
		type: (change: (now: Typed) => Typed) =>
			setTyped((now) => {
				fresh.current = change(now);
				return fresh.current;
			}),
		set: (change: (now: Typed) => Typed) => {
			fresh.current = undefined;
			setTyped(change);
		},
	};
}
