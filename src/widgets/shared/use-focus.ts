import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus somewhere sensible when what held it goes away: `focusOn` names, by selector inside `root`,
 * the element that takes the focus once the next drawing is done.
 */
export function useFocus<Root extends HTMLElement>() {
	const root = useRef<Root>(null);
	const requested = useRef<string | undefined>(undefined);
	useLayoutEffect(() => {
		if (requested.current === undefined) return;
		root.current?.querySelector<HTMLElement>(requested.current)?.focus();
		requested.current = undefined;
	});
	return {
		root,
		focusOn: (selector: string) => {
			requested.current = selector;
		},
	};
}
