/**
 * Lets arrows move from the search field through the answers and back. Players' questions are no stops: Tab leads there.
 * @param area where keys are heard
 */
export function walkWithArrows(area: HTMLElement, input: HTMLInputElement, list: HTMLElement): void {
	area.addEventListener('keydown', (event) => {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		const stops = [input, ...list.querySelectorAll<HTMLElement>('a, button')].filter(
			(stop) => stop.getClientRects().length > 0,
		);
		const here = stops.indexOf(document.activeElement as HTMLElement);
		const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
		if (here < 0 || !next) return;
		event.preventDefault();
		next.focus();
	});
}
