import { newestVersionPath } from '../../addresses/addresses';
import type { NewestVersion } from '../site-version';
import { sizeOf } from '../site-version';
import { missingOf } from '../store/choose';
import { Fault, stored } from '../store/fault';
import { fetchList } from '../store/fetch-file';
import type { Store } from '../store/store';

const DAY = 24 * 3600 * 1000;

/** Whether bytes may cost: nothing is then asked without a press. */
function isMetered(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
	return connection?.saveData === true || connection?.type === 'cellular';
}

/** Whether the server may be asked for its version by itself: once a day at most. */
export function mayAsk(asked: string | undefined, now: number): boolean {
	return !isMetered() && !(Math.abs(now - Date.parse(asked ?? '')) < DAY);
}

/** Asks the server which version it gives, and how much of it is not stored. Throws a `Fault`. */
export async function askNewest(store: Store): Promise<void> {
	const { base } = store;
	const response = await fetch(base + newestVersionPath.slice(1), { cache: 'no-cache' }).catch((error) => {
		throw new Fault('network', (error as Error).message);
	});
	const told = (response.ok ? await response.json().catch(() => undefined) : undefined) as NewestVersion | undefined;
	if (typeof told?.version !== 'string') throw new Fault('list');
	const { version, date, size } = told;
	const { whole, newest } = await stored(() => store.registry());
	let more = 0;
	if (version !== whole?.version) {
		// What differs is only known by the whole list: it is fetched once a version.
		if (newest?.version === version) more = newest.more;
		else more = sizeOf(missingOf(base, (await fetchList(base)).files, await stored(() => store.keys())));
	}
	const asked = new Date().toISOString();
	await stored(() => store.change((registry) => ({ ...registry, newest: { version, date, size, asked, more } })));
}
