import { useEffect, useRef } from 'preact/hooks';
import { END, type State } from '../../rules/timing';

/** Where the stepper lies over the foot of the drawing, which then says what happens at each step. */
const BELOW = '(max-width: 65.99rem) and (min-height: 26.01rem)';
/** Where it comes after the drawing: to show a step there would take the stepper out of sight. */
const AFTER = '(max-width: 43.99rem) and (max-height: 26rem)';
/** Around a step, in pixels. */
const MARGINS = 60;

/**
 * Shows on the drawing of the page where the game is, keeps it in sight, and lets its steps place the game. What the
 * stepper says of each state may take more room than before.
 */
export function useDrawing(state: State, place: (step: string) => void): void {
	const before = useRef<string>();
	const goesOn = state.stack[0]?.step ?? '';
	// A sequence after which the chart is over is played at the step that called it.
	const here = goesOn === END && state.stack.length > 1 ? (before.current ?? goesOn) : goesOn;
	useEffect(() => {
		const step = stepAt(here);
		step?.setAttribute('aria-current', 'step');
		return () => step?.removeAttribute('aria-current');
	}, [here]);
	useEffect(() => {
		const last = before.current;
		before.current = here;
		const step = stepAt(here);
		// At arrival, the reader is where the address says. In a frame, the page around it would move.
		if (step && last !== undefined && step.closest('.suivre')) showWhere(step, last);
	}, [here, state]);
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

const stepAt = (id: string) => document.querySelector<HTMLElement>(`.schema [id="${CSS.escape(id)}"]`);

/** Brings a step in sight, unfolded where the stepper does not show its text. `last` is the step that the game left. */
function showWhere(step: HTMLElement, last: string): void {
	const { style } = document.documentElement;
	// What was measured before a phone was turned on its side.
	style.scrollPaddingBottom = '';
	if (matchMedia(AFTER).matches) return;
	let room = innerHeight;
	if (matchMedia(BELOW).matches) {
		if (last !== step.id) {
			foldOf(stepAt(last))?.removeAttribute('open');
			foldOf(step)?.setAttribute('open', '');
		}
		const covered = document.querySelector<HTMLElement>('.cote-suiveur')?.offsetHeight ?? 0;
		room -= covered;
		style.scrollPaddingBottom = `${covered}px`;
	}
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	// Of a step that is too high, the title.
	const block = step.offsetHeight > room - MARGINS ? 'start' : 'nearest';
	step.scrollIntoView({ block, behavior: still ? 'auto' : 'smooth' });
}

const foldOf = (step: HTMLElement | null): Element | null => step?.querySelector(':scope > details') ?? null;
