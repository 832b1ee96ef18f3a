/** Light or dark by the reader's choice; the system's preference until one is made. */
export function startTheme(): void {
	const root = document.documentElement;
	const button = document.querySelector<HTMLButtonElement>('[data-theme-bouton]');
	const isDark = () =>
		root.dataset.theme ? root.dataset.theme === 'sombre' : matchMedia('(prefers-color-scheme: dark)').matches;
	const tell = () => button?.setAttribute('aria-pressed', String(isDark()));
	button?.addEventListener('click', () => {
		root.dataset.theme = isDark() ? 'clair' : 'sombre';
		try {
			localStorage.setItem('theme', root.dataset.theme);
		} catch {
			// Storage may be forbidden: the choice then lasts for this page.
		}
		tell();
	});
	tell();
}
