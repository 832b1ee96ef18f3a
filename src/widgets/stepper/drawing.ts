import { useEffect } from 'preact/hooks';

/** Shows on the drawing of the page where the game is, and lets its steps place the game. */
export function useDrawing(here: string, place: (step: string) => void): void {
	useEffect(() => {
		const step = document.querySelector(`.schema [id="${CSS.escape(here)}"]`);
		step?.setAttribute('aria-current', 'step');
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
