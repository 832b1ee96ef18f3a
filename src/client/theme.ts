import { whenShown } from './when-shown';

const stored = (): string | null => {
	try {
		return localStorage.getItem('theme');
	} catch {
		// Storage may be forbidden: a choice then lasts for its page.
		return null;
	}
};

/** Light or dark by the reader's choice; the system's preference until one is made. */
export function startTheme(): void {
	const root = document.documentElement;
	const button = document.querySelector<HTMLButtonElement>('[data-theme-bouton]');
	const system = matchMedia('(prefers-color-scheme: dark)');
	const isDark = () => (root.dataset.theme ? root.dataset.theme === 'sombre' : system.matches);
	const tell = () => button?.setAttribute('aria-pressed', String(isDark()));
	button?.addEventListener('click', () => {
		root.dataset.theme = isDark() ? 'clair' : 'sombre';
		try {
			localStorage.setItem('theme', root.dataset.theme);
		} catch {
			// Storage may be forbidden.
		}
		tell();
	});
	system.addEventListener('change', tell);
	const again = () => {
		const choice = stored();
		if (choice) root.dataset.theme = choice;
		tell();
	};
	// « Back » may restore a page from the browser's cache without running its scripts: the choice may have changed since.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) again();
	});
	// So may a page that was prerendered before another choice.
	whenShown(again);
}
