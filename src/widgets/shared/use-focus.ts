import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus somewhere sensible when what held it goes away: `focusOn` names, by selector inside `root`,
 * the element that takes the focus once the next drawing is done.
 */
export function useFocus<Root extends HTMLElement>() {
	const root = useRef<Root>(null);
	const wanted = useRef<string | undefined>(undefined);
	useLayoutEffect(() => {
		if (wanted.current === undefined) return;
		root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
		wanted.current = undefined;
	});
	return {
		root,
		focusOn: (selector: string) => {
			wanted.current = selector;
		},
	};
}
