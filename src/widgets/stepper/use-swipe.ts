import { useRef } from 'preact/hooks';

const FAR = 60;
const STRAIGHT = 2;

/** A finger that slides sideways: the next step to the left, the one before to the right. Buttons do the same. */
export function useSwipe(next: () => void, previous: () => void) {
	const start = useRef<{ x: number; y: number } | undefined>(undefined);
	return {
		onPointerDown: (event: PointerEvent) => {
			// A second finger zooms, and one in a field moves its caret.
			const slides = event.isPrimary && event.pointerType !== 'mouse' && !(event.target as Element).closest('input');
			start.current = slides ? { x: event.clientX, y: event.clientY } : undefined;
		},
		onPointerUp: (event: PointerEvent) => {
			if (!start.current) return;
			const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
			start.current = undefined;
			// The finger chose text to copy.
			if (getSelection()?.isCollapsed === false) return;
			if (Math.abs(x) < FAR || Math.abs(x) < STRAIGHT * Math.abs(y)) return;
			if (x < 0) next();
			else previous();
		},
		onPointerCancel: () => {
			start.current = undefined;
		},
	};
}
