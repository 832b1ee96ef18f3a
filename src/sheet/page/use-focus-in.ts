import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * Keeps the focus in a list that changes. The function that it returns asks for an element, which takes the focus once it is
 * drawn. Otherwise the element that had it gets it back: browsers take it away from what moves, as when another tab orders.
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
