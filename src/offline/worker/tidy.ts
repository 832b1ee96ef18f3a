import { staleKeys, staleVersions } from '../store/choose';
import { base, store, worker } from './site';

/** The browser does not list a tab that is opening yet: its version is kept for so long, in milliseconds. */
const OPENING = 10_000;

/** The versions that open tabs came from. Records of closed tabs are dropped. */
async function versionsInUse(): Promise<Set<string>> {
	const clients = await worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });
	const open = new Set(clients.map(({ id }) => id));
	const inUse = new Set<string>();
	for (const [client, pin] of await store.pins())
		if (open.has(client) || Date.now() - pin.at < OPENING) inUse.add(pin.version ?? '');
		else await store.dropPin(client);
	return inUse;
}

/** Drops what no longer serves: versions, their files, what was kept before versions. Never what an open tab came from. */
export async function tidy(): Promise<void> {
	const inUse = await versionsInUse();
	// Inside `change`: no version may be recorded between the listing of files and their removal.
	await store.change(async (registry) => {
		const { filling } = registry;
		const whole = registry.whole?.version;
		const keys = await store.keys();
		const read = async (versions: readonly string[]) =>
			(await Promise.all(versions.map((version) => store.list(version)))).filter((list) => list !== undefined);
		const visitedLists = await read(registry.visited);
		const stale = staleVersions(
			base,
			visitedLists.map((list) => ({ list, needed: inUse.has(list.version) })),
			whole === undefined ? undefined : await store.list(whole),
			keys,
		);
		const visited = visitedLists.map(({ version }) => version).filter((version) => !stale.includes(version));
		const serve = new Set([...visited, ...inUse, ...[whole, filling].filter((version) => version !== undefined)]);
		for (const version of await store.listed()) if (!serve.has(version)) await store.dropList(version);
		await store.dropFiles(staleKeys(base, await read([...serve]), keys));
		if (whole !== undefined && !inUse.has(store.oldName)) await caches.delete(store.oldName);
		return visited.length === registry.visited.length ? registry : { ...registry, visited };
	});
}

/** Least time between two tidyings, while the worker is awake, in milliseconds. */
const BETWEEN = 600_000;
let last = 0;

/** Tidies after a visit, once in a while: the tab that held an old version may be gone. */
export async function tidySometimes(): Promise<void> {
	if (Date.now() - last < BETWEEN) return;
	last = Date.now();
	await tidy();
}
