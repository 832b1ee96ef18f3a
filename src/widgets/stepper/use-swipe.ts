import { useRef } from 'preact/hooks';

const FAR = 60;
const STRAIGHT = 2;

/** A finger that slides sideways: the next step to the left, the one before to the right. Buttons do the same. */
export function useSwipe(next: () => void, previous: () => void) {
	const start = useRef<{ x: number; y: number } | undefined>(undefined);
	return {
		onPointerDown: (event: PointerEvent) => {
			start.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
		},
		onPointerUp: (event: PointerEvent) => {
			if (!start.current) return;
			const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
			start.current = undefined;
			if (Math.abs(x) < FAR || Math.abs(x) < STRAIGHT * Math.abs(y)) return;
			if (x < 0) next();
			else previous();
		},
		onPointerCancel: () => {
			start.current = undefined;
		},
	};
}
