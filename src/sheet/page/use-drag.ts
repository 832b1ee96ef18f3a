import { useRef, useState } from 'preact/hooks';

/** From the edge of the window, in pixels, where a drag scrolls the page; and by how much a move. */
const EDGE = 70;
const STEP = 14;

/** An entry on its way: from where, and before which entry it would stand. */
export interface Dragged {
	readonly from: number;
	readonly before: number;
}

/**
 * Moves an entry with its handle, by pointer or finger. What is dropped stands before the entry `before`, counted with the one
 * that moves; Escape leaves all as it was.
 */
export function useDrag(drop: (dragged: Dragged) => void) {
	const [dragged, setDragged] = useState<Dragged>();
	const live = useRef<Dragged | undefined>(undefined);
	const show = (next: Dragged | undefined) => {
		live.current = next;
		setDragged(next);
	};

	const start = (from: number, event: PointerEvent) => {
		if (event.button !== 0) return;
		const handle = event.currentTarget as HTMLElement;
		const list = handle.closest('ol');
		if (!list) return;
		handle.setPointerCapture(event.pointerId);
		let y = event.clientY;
		const look = () => {
			const rows = [...list.children].map((row) => row.getBoundingClientRect());
			const above = rows.findIndex(({ top, height }) => y < top + height / 2);
			const before = above < 0 ? rows.length : above;
			if (live.current?.before !== before) show({ from, before });
		};
		const move = (moved: PointerEvent) => {
			y = moved.clientY;
			if (!live.current && Math.abs(y - event.clientY) < 4) return;
			look();
		};
		const scroll = setInterval(() => {
			if (!live.current) return;
			if (y < EDGE) scrollBy({ top: -STEP, behavior: 'instant' });
			else if (y > innerHeight - EDGE) scrollBy({ top: STEP, behavior: 'instant' });
			else return;
			look();
		}, 16);
		const end = (ended?: Event) => {
			clearInterval(scroll);
			handle.removeEventListener('pointermove', move);
			handle.removeEventListener('pointerup', end);
			handle.removeEventListener('pointercancel', end);
			removeEventListener('keydown', key, true);
			const last = live.current;
			show(undefined);
			if (last && ended?.type === 'pointerup') drop(last);
		};
		const key = (pressed: KeyboardEvent) => {
			if (pressed.key !== 'Escape') return;
			pressed.stopPropagation();
			end();
		};
		handle.addEventListener('pointermove', move);
		handle.addEventListener('pointerup', end);
		handle.addEventListener('pointercancel', end);
		addEventListener('keydown', key, true);
	};
	return { dragged, start };
}
