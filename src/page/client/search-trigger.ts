/** Opens the search box from its link, « / » or Ctrl-K. The box itself is loaded at that moment. */
export function startSearch(): void {
	const link = document.querySelector<HTMLAnchorElement>('a[data-chercher]');
	if (!link || document.querySelector('[data-recherche]')) return;
	const { base = '/', jeu } = document.documentElement.dataset;
	const name = document.querySelector('.entete nav a')?.textContent ?? '';
	const open = async () => {
		try {
			const { openSearch } = await import('../../search/box');
			openSearch({ base, game: jeu ? { slug: jeu, name } : undefined });
		} catch {
			location.href = link.href;
		}
	};
	link.addEventListener('click', (event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		open();
	});
	addEventListener('keydown', (event) => {
		const typing = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
		const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
		const ctrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
		if (!slash && !ctrlK) return;
		event.preventDefault();
		open();
	});
}
