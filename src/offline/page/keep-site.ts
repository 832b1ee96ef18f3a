import type { SiteFile, SiteVersion } from '../site-version';
import { sizeOf } from '../site-version';
import { missingOf } from '../store/choose';
import { Fault, stored } from '../store/fault';
import { type CameFile, fetchFile, fetchList } from '../store/fetch-file';
import type { Store } from '../store/store';

/** Files that are fetched at once. */
const AT_ONCE = 6;

/** How many versions may follow one another while one is fetched. */
const MOST_VERSIONS = 10;

/** Called with how much of a version is stored, and its size, in bytes. */
export type TellProgress = (done: number, total: number) => void;

/**
 * Keeps a whole version. The version before serves until all files of the new one are stored. Only files that are not stored
 * are fetched, so that it goes on where it stopped. Resolves with the version that serves from now on; throws a `Fault`.
 */
export async function keepSite(store: Store, signal: AbortSignal, tell: TellProgress): Promise<SiteVersion> {
	let list = await fetchList(store.base, signal);
	for (let versions = 0; versions < MOST_VERSIONS; versions++) {
		const { version } = list;
		// The list is written first: files that no list names would be dropped.
		await stored(() =>
			store.change(async (registry) => {
				signal.throwIfAborted();
				await store.writeList(list);
				return { ...registry, filling: version };
			}),
		);
		const newer = (await fetchMissing(store, list, signal, tell)) ?? (await fetchList(store.base, signal));
		if (newer.version === version) {
			await stored(() => swap(store, list, signal));
			return list;
		}
		// Another version was published meanwhile: the files that both share are stored already.
		list = newer;
	}
	throw new Fault('unsettled');
}

/** Makes a version the one that serves, by writing a single record. */
async function swap(store: Store, list: SiteVersion, signal: AbortSignal): Promise<void> {
	await store.change(async (registry) => {
		signal.throwIfAborted();
		const [lost] = missingOf(store.base, list.files, await store.keys());
		// For want of room, the browser may have dropped a file since it was stored.
		if (lost) throw new Fault('quota', lost[0]);
		const { filling: _, ...rest } = registry;
		const { version, date } = list;
		const asked = new Date().toISOString();
		const newest = { version, date, size: sizeOf(list.files), asked, more: 0 };
		return { ...rest, whole: { version, since: asked }, newest };
	});
}

/** What is left to fetch of a version that was not finished. */
export async function remainder(store: Store): Promise<SiteFile[] | undefined> {
	const { filling } = await store.registry();
	const list = filling === undefined ? undefined : await store.list(filling);
	return list && missingOf(store.base, list.files, await store.keys());
}

/** Stops at the first failure, the others with it. Resolves with another version, when the server gives it by now. */
async function fetchMissing(
	store: Store,
	list: SiteVersion,
	signal: AbortSignal,
	tell: TellProgress,
): Promise<SiteVersion | undefined> {
	const waiting = missingOf(store.base, list.files, await stored(() => store.keys())).reverse();
	const total = sizeOf(list.files);
	let done = total - sizeOf(waiting);
	tell(done, total);
	// A failure, another version or the caller stops all fetches.
	const failed = new AbortController();
	const either = failed.signal;
	signal.addEventListener('abort', () => failed.abort(signal.reason), { once: true });
	let newer: SiteVersion | undefined;
	let rewritten = (await stored(() => store.registry())).rewritten === list.version;
	const fetchOne = async (file: SiteFile) => {
		const came = await obtain(store, list, file, rewritten, either);
		if ('version' in came) {
			newer = came;
			failed.abort();
			return;
		}
		if (!came.fits && !rewritten) {
			rewritten = true;
			await stored(() => store.change((registry) => ({ ...registry, rewritten: list.version })));
		}
		either.throwIfAborted();
		await stored(() => store.putFile(file, came.response));
		done += file[1];
		tell(done, total);
	};
	const fetchInTurn = async () => {
		for (let file = waiting.pop(); file && !either.aborted; file = waiting.pop()) await fetchOne(file);
	};
	const results = await Promise.allSettled(
		Array.from({ length: AT_ONCE }, () =>
			fetchInTurn().catch((error) => {
				failed.abort(error);
				throw error;
			}),
		),
	);
	signal.throwIfAborted();
	if (newer) return newer;
	if (failed.signal.aborted) throw failed.signal.reason;
	const [refused] = results.filter((result) => result.status === 'rejected');
	if (refused) throw refused.reason;
	return undefined;
}

/**
 * A file of a list, as built or as the host alters it: some hosts rewrite pages. When it does not fit because the server has
 * another version by now, resolves with the list of that one.
 */
async function obtain(
	store: Store,
	list: SiteVersion,
	file: SiteFile,
	rewritten: boolean,
	signal: AbortSignal,
): Promise<CameFile | SiteVersion> {
	const { base } = store;
	if (!rewritten) {
		const came = await fetchFile(base, file, 'default', signal).catch((error) => {
			if (error instanceof Fault && error.kind === 'broken') return undefined;
			throw error;
		});
		if (came?.fits) return came;
	}
	let again: CameFile | Fault;
	try {
		again = await fetchFile(base, file, 'reload', signal);
	} catch (error) {
		if (!(error instanceof Fault) || error.kind !== 'broken') throw error;
		again = error;
	}
	if (!(again instanceof Fault) && (again.fits || rewritten)) return again;
	const now = await fetchList(base, signal);
	if (now.version !== list.version) return now;
	if (again instanceof Fault) throw again;
	return again;
}
