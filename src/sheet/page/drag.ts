/** From the edge of the window, in pixels, where a drag scrolls the page; and by how much each time. */
const EDGE = 70;
const STEP = 14;

/** Pixels that a hand moves without meaning it. */
const STILL = 4;

/** An entry on its way: from where, and before which entry it would stand, counted with the one that moves. */
export interface Dragged {
	readonly from: number;
	readonly before: number;
}

interface Grip {
	/** What is held, in the list whose entries it moves. */
	readonly handle: HTMLElement;
	readonly pointer: PointerEvent;
	readonly from: number;
	/** Tells where the entry would stand, and nothing when it is let go. */
	readonly show: (dragged: Dragged | undefined) => void;
	readonly drop: (dragged: Dragged) => void;
}

/** Moves an entry with its handle, by mouse or finger. Escape leaves all as it was. */
export function drag({ handle, pointer, from, show, drop }: Grip): void {
	const list = handle.closest('ol');
	// It was let go before this code was there.
	if (!list || !handle.hasPointerCapture(pointer.pointerId)) return;
	let y = pointer.clientY;
	let last: Dragged | undefined;
	const look = () => {
		const rows = [...list.children].map((row) => row.getBoundingClientRect());
		const below = rows.findIndex(({ top, height }) => y < top + height / 2);
		const before = below < 0 ? rows.length : below;
		if (last?.before === before) return;
		last = { from, before };
		show(last);
	};
	const move = (moved: PointerEvent) => {
		y = moved.clientY;
		if (last || Math.abs(y - pointer.clientY) >= STILL) look();
	};
	const scroll = setInterval(() => {
		const by = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0;
		if (!last || by === 0) return;
		scrollBy({ top: by, behavior: 'instant' });
		look();
	}, 16);
	const over = new AbortController();
	const end = (dropped: boolean) => {
		clearInterval(scroll);
		over.abort();
		show(undefined);
		if (dropped && last) drop(last);
	};
	const { signal } = over;
	handle.addEventListener('pointermove', move, { signal });
	handle.addEventListener('pointerup', () => end(true), { signal });
	handle.addEventListener('pointercancel', () => end(false), { signal });
	addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
