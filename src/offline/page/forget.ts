import { stored } from '../store/fault';
import type { Store } from '../store/store';

/** How long the worker may take to forget, in milliseconds: it may be stopped, or of another version. */
const PATIENCE = 3000;

/** Forgets all that is kept. Whoever is keeping the site, in any tab, stops. Throws a `Fault` when storage refuses. */
export function forgetSite(store: Store): Promise<void> {
	return stored(() =>
		// Stolen: the tab that is keeping the site loses the lock, gets an `AbortError`, and stops.
		navigator.locks.request(store.keepingLock, { steal: true }, async () => {
			await askWorker();
			await store.clear();
		}),
	);
}

/** The worker stops what it is fetching, and forgets too. */
async function askWorker(): Promise<void> {
	const worker = (await navigator.serviceWorker?.getRegistration())?.active;
	if (!worker) return;
	const { port1, port2 } = new MessageChannel();
	const done = new Promise((resolve) => {
		port1.onmessage = resolve;
		setTimeout(resolve, PATIENCE);
	});
	worker.postMessage({ type: 'arbitre:oublier' }, [port2]);
	await done;
	port1.close();
}
