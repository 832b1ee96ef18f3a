import { whenShown } from './when-shown';

const isCommand = (event: MouseEvent | KeyboardEvent): boolean => event.ctrlKey || event.metaKey;

/** Opens the search box from its link, « / » or Ctrl-K. The box itself is loaded at that moment. */
export function startSearch(): void {
	const link = document.querySelector<HTMLAnchorElement>('a[data-chercher]');
	if (!link || document.querySelector('[data-recherche]')) return;
	const { base = '/', jeu } = document.documentElement.dataset;
	const name = document.querySelector('.entete nav a')?.textContent ?? '';
	// A search that names no game begins with the last one: `search/browser/last-game`. Storage may be forbidden.
	whenShown(() => {
		try {
			if (jeu) localStorage.jeu = jeu;
		} catch {}
	});
	const open = async () => {
		// Keys that are typed before the box has loaded are handed to it.
		let typed = '';
		let leave = () => {};
		const keep = (event: KeyboardEvent) => {
			if (event.key.length > 1 || isCommand(event) || event.altKey) return;
			event.preventDefault();
			typed += event.key;
			leave();
		};
		addEventListener('keydown', keep);
		try {
			const { openSearch } = await import('../search/browser/box');
			openSearch({ base, game: jeu ? { slug: jeu, name } : undefined }, typed);
			removeEventListener('keydown', keep);
		} catch {
			// The script cannot be loaded: the site may have been published anew. The page of search takes the letters, those
			// too that are typed until it is there.
			const page = new URL(link.href);
			leave = () => {
				page.searchParams.set('q', typed);
				location.href = page.href;
			};
			leave();
		}
	};
	link.addEventListener('click', (event) => {
		if (isCommand(event) || event.shiftKey || event.button) return;
		event.preventDefault();
		open();
	});
	addEventListener('keydown', (event) => {
		const typing = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
		const slash = event.key === '/' && !typing && !isCommand(event) && !event.altKey;
		const ctrlK = event.key.toLowerCase() === 'k' && isCommand(event) && !event.shiftKey;
		if (!slash && !ctrlK) return;
		event.preventDefault();
		open();
	});
}
