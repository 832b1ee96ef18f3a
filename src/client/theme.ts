import { whenShown } from './when-shown';

/**
 * Light or dark by the reader's choice; the system's preference until one is made. Storage may be forbidden: a choice then
 * lasts for its page.
 */
export function startTheme(): void {
	const { dataset } = document.documentElement;
	const button = document.querySelector<HTMLButtonElement>('[data-theme-bouton]');
	const system = matchMedia('(prefers-color-scheme: dark)');
	const isDark = () => (dataset.theme ? dataset.theme === 'sombre' : system.matches);
	const tell = () => button?.setAttribute('aria-pressed', `${isDark()}`);
	button?.addEventListener('click', () => {
		dataset.theme = isDark() ? 'clair' : 'sombre';
		try {
			localStorage.theme = dataset.theme;
		} catch {
			// It is forbidden.
		}
		tell();
	});
	system.addEventListener('change', tell);
	const again = () => {
		try {
			if (localStorage.theme) dataset.theme = localStorage.theme;
		} catch {
			// It is forbidden.
		}
		tell();
	};
	// « Back » may restore a page from the browser's cache without running its scripts: the choice may have changed since.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) again();
	});
	// So may a page that was prerendered before another choice.
	whenShown(again);
}
