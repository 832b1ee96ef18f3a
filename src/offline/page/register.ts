import { serviceWorkerFile } from '../../addresses/addresses';

/** Keeps the pages that are read, for a table without network. Started when the page has nothing left to do. */
export function startOffline(): void {
	// In a frame, the page is on another site, where nothing of ours is stored.
	if (!('serviceWorker' in navigator) || import.meta.env.DEV || self !== top) return;
	const base = document.documentElement.dataset.base ?? '/';
	const start = async () => {
		const { active } = await navigator.serviceWorker
			.register(base + serviceWorkerFile, { scope: base })
			.then(() => navigator.serviceWorker.ready);
		const parts = performance.getEntriesByType('resource').map(({ name }) => name);
		active?.postMessage({ type: 'arbitre:garder', adresses: [location.origin + location.pathname, ...parts] });
	};
	// Registration may be refused (private window, storage forbidden): the site works the same, online.
	addEventListener('load', () => setTimeout(() => start().catch(() => {}), 1000));
}
