import { Store } from '../store/store';

export const worker = self as unknown as ServiceWorkerGlobalScope;

/** Path under which the site is served, with its final slash. */
export const base = new URL(worker.registration.scope).pathname;

export const store = new Store(base);

/** The path of a file of the site, without base and query; `undefined` for what is elsewhere. */
export function pathOf(address: string): string | undefined {
	const { origin, pathname } = new URL(address);
	if (origin !== worker.location.origin || !pathname.startsWith(base)) return undefined;
	const path = pathname.slice(base.length);
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** Whether the reader asked for few bytes: nothing then comes that was not asked for. */
export const spares = (): boolean =>
	(worker.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
