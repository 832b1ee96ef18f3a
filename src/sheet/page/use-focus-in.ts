import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * Where the focus goes in a list that changes: to what is asked for, once it is drawn; otherwise it stays where it is, though a
 * browser takes it away from what moves, as when another tab orders the list.
 */
export function useFocusIn<Root extends HTMLElement>(
	root: RefObject<Root>,
): (find: (root: Root) => HTMLElement | null | undefined) => void {
	const [wanted, setWanted] = useState<{ find: (root: Root) => HTMLElement | null | undefined }>();
	const done = useRef(wanted);
	const before = document.activeElement;
	useLayoutEffect(() => {
		const list = root.current;
		const held = list?.contains(before) && document.activeElement === document.body ? before : undefined;
		const target = list && wanted !== done.current ? wanted?.find(list) : held;
		done.current = wanted;
		if (target instanceof HTMLElement) target.focus(target === held ? { preventScroll: true } : {});
	});
	return (find) => setWanted({ find });
}
