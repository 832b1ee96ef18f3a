import { useEffect, useRef } from 'preact/hooks';

/** Where the stepper lies below the drawing, which then says what happens at each step. */
const BELOW = '(max-width: 65.99rem)';

/** Shows on the drawing of the page where the game is, keeps it in sight, and lets its steps place the game. */
export function useDrawing(here: string, place: (step: string) => void): void {
	const before = useRef<string>();
	useEffect(() => {
		const step = document.querySelector<HTMLElement>(`.schema [id="${CSS.escape(here)}"]`);
		step?.setAttribute('aria-current', 'step');
		const last = before.current;
		before.current = here;
		if (step) showWhere(step, last);
		return () => step?.removeAttribute('aria-current');
	}, [here]);
	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLElement>('.schema [data-etape]');
			if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			place(link.dataset.etape ?? '');
		};
		document.addEventListener('click', onClick);
		return () => document.removeEventListener('click', onClick);
	});
}

/** Brings a step in sight, unfolded where the stepper does not show its text. `last` is the step that the game left. */
function showWhere(step: HTMLElement, last: string | undefined): void {
	// At arrival, the reader is where the address says.
	// In a frame, the page around it would move.
	if (last === undefined || !step.closest('.suivre')) return;
	if (matchMedia(BELOW).matches) {
		foldOf(document.getElementById(last))?.removeAttribute('open');
		foldOf(step)?.setAttribute('open', '');
	}
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	step.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
}

const foldOf = (step: HTMLElement | null): Element | null => step?.querySelector(':scope > details') ?? null;
