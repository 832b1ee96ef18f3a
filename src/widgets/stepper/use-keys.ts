import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What the keys of the stepper do. */
export interface Keys {
	next: () => void;
	previous: () => void;
	first: () => void;
	/** Nothing when there is nothing to leave. */
	leave: (() => void) | undefined;
}

const typing = 'input, select, textarea, summary';

/**
 * Arrows right and left and Escape, from anywhere in the page that does not use them itself; Home inside the
 * stepper; up and down between its moves. Enter presses the button that has the focus, as everywhere.
 */
export function useKeys(root: RefObject<HTMLElement>, keys: Keys): void {
	// At once: a key pressed right behind another one finds the step that the first led to.
	useLayoutEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const target = event.target as HTMLElement;
			// With Shift, arrows select text.
			if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			if (target.matches(typing) && event.key !== 'Escape') return;
			const inside = root.current?.contains(target) ?? false;
			if (!inside && target !== document.body) return;
			const action = actionOf(event.key, inside, target, keys);
			if (!action) return;
			event.preventDefault();
			action();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	});
}

function actionOf(key: string, inside: boolean, target: HTMLElement, keys: Keys): (() => void) | undefined {
	if (key === 'ArrowRight') return keys.next;
	if (key === 'ArrowLeft') return keys.previous;
	if (key === 'Escape') return keys.leave;
	if (!inside) return undefined;
	if (key === 'Home') return keys.first;
	if (key === 'Enter' && target.matches('h2')) return keys.next;
	const moves = target.closest('.coups');
	if (!moves || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
	return () => {
		const buttons = [...moves.querySelectorAll<HTMLElement>('button')];
		const at = buttons.indexOf(target) + (key === 'ArrowDown' ? 1 : -1);
		buttons.at(at % buttons.length)?.focus();
	};
}
