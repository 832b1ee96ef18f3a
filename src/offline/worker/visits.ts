import { fileAt, isHashed, revisionOf, type SiteFile, type SiteVersion } from '../site-version';
import { dataOf, withUses } from '../store/choose';
import { fetchFile, fetchList, OWN, toStore } from '../store/fetch-file';
import { LISTLESS } from '../store/store';
import { sleep } from './calm';
import { eraOf, isOver } from './eras';
import { pinOf } from './pins';
import { base, spares, store } from './site';
import { tidy, tidySometimes } from './tidy';

// What a visit leaves: the page that was read and what it needs, of one version.

/** After a page, how long before what it may ask for later is fetched: the page comes first. */
const LATER = 1500;

/** Most files that are kept without a list, the last visited. */
const MOST_ALONE = 500;

/** `undefined` when storage refuses: the visit then keeps nothing, and the page is shown all the same. */
async function quietly<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
	try {
		return await act();
	} catch {
		return undefined;
	}
}

/**
 * Keeps a page that came from the network for a tab, and what it needs. Resolves with the version it is of, as soon as it
 * is known; `undefined` when none is.
 */
export function keepVisit(path: string, response: Response, client: string): Promise<string | undefined> {
	return quietly(async () => {
		if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined;
		const began = eraOf(client);
		const body = await response.arrayBuffer();
		const revision = await revisionOf(body);
		const list = await versionOf(path, revision, began);
		if (isOver(began) || list === 'newer') return undefined;
		if (!list) return keepAlone(path, body, revision, response);
		lasting(bringNeeds(list, path, body, response, began));
		return list.version;
	});
}

/** Work that goes on after the call that began it. */
const going = new Set<Promise<unknown>>();

function lasting(act: Promise<unknown>): void {
	const quiet: Promise<unknown> = act.catch(() => {}).finally(() => going.delete(quiet));
	going.add(quiet);
}

/** Resolves once all such work is done. */
export async function visitsDone(): Promise<void> {
	while (going.size > 0) await Promise.all(going);
}

/**
 * The version that a page with this revision is of: one that is known, or the one that the server gives now. `'newer'` when
 * the server gives another page by now, which is then kept; `undefined` when no list has the page.
 */
async function versionOf(path: string, revision: string, began: number): Promise<SiteVersion | 'newer' | undefined> {
	const isOf = (list: SiteVersion) => fileAt(list, path)?.[2] === revision;
	const known = (await store.serving()).find(isOf);
	if (known || spares()) return known;
	const list = await fetchList(base).catch(() => undefined);
	const file = list && fileAt(list, path);
	if (!list || !file || isOver(began)) return undefined;
	if (isOf(list)) return visited(list);
	const { rewritten } = await store.registry();
	if (rewritten === list.version) return visited(list);
	// The page is older than the list, or the host alters pages: a second request, past the cache, tells which.
	const asked = await fetchFile(base, file, 'reload');
	if (isOver(began)) return undefined;
	await visited(list);
	if (asked.fits) {
		await store.putFile(file, asked.response);
		return 'newer';
	}
	await store.change((registry) => ({ ...registry, rewritten: list.version }));
	return list;
}

/** Records that a version is the one visited last. */
async function visited(list: SiteVersion): Promise<SiteVersion> {
	await store.change(async (registry) => {
		await store.writeList(list);
		return { ...registry, visited: [list.version, ...registry.visited.filter((version) => version !== list.version)] };
	});
	lasting(tidy());
	return list;
}

/** Keeps a page that no list has, with the others of that kind, in a list of their own. */
async function keepAlone(path: string, body: ArrayBuffer, revision: string, response: Response): Promise<string> {
	const file: SiteFile = [path, body.byteLength, revision];
	await store.putFile(file, toStore(response, body));
	const text = new TextDecoder().decode(body);
	const before = (await store.list(LISTLESS))?.files ?? [];
	const named = assetsIn(text).map((asset): SiteFile => [asset, 0, '']);
	const replaced = new Set([path, ...named.map(([asset]) => asset)]);
	const files = [...before.filter(([other]) => !replaced.has(other)).slice(-MOST_ALONE), file, ...named];
	await visited({ version: LISTLESS, date: '', files, uses: [] });
	return LISTLESS;
}

/** The hashed files that a page names. */
const assetsIn = (html: string): string[] => [
	...new Set([...html.matchAll(/_astro\/[\w./-]+\.\w+/g)].map(([asset]) => asset)),
];

/** Keeps a page, and fetches what it needs and is not stored: its scripts with their late parts, its data, the page for no network. */
async function bringNeeds(
	list: SiteVersion,
	path: string,
	body: ArrayBuffer,
	response: Response,
	began: number,
): Promise<void> {
	const own = fileAt(list, path);
	if (own && !(await store.holds(own))) await store.putFile(own, toStore(response, body));
	const { whole } = await store.registry();
	if (list.version === whole?.version || spares()) return;
	await sleep(LATER);
	/** The file, when it is not stored and the server still has it so. */
	const missing = async (file: SiteFile): Promise<Response | undefined> => {
		if (isOver(began) || (await store.holds(file))) return undefined;
		const came = await fetchFile(base, file, 'default');
		const right = came.fits ? came : await fetchFile(base, file, 'reload');
		// The server has another version by now, or the host alters pages: a file that does not fit is not kept.
		return !isOver(began) && right.fits ? right.response : undefined;
	};
	const bring = async (files: readonly SiteFile[]): Promise<void> => {
		for (const file of files) {
			const came = await missing(file);
			if (file[0].endsWith('/')) {
				// A page comes after what it needs: the network may go at any moment, and a page without its scripts is mute.
				const html = await (came?.clone() ?? (await store.file(file)))?.text();
				await bring(withUses(list, assetsIn(html ?? '')));
			}
			if (came) await store.putFile(file, came);
		}
	};
	const html = new TextDecoder().decode(body);
	await bring(withUses(list, assetsIn(html)));
	await bring(dataOf(list, path));
	await tidySometimes();
}

/** Keeps a file whose name holds its hash; never HTML, with which the portal of a network answers anything. */
export async function keepAsset(path: string, response: Response, client: string): Promise<void> {
	if (response.headers.get('content-type')?.startsWith('text/html')) return;
	const began = eraOf(client);
	await quietly(async () => {
		const body = await response.arrayBuffer();
		if (!isOver(began)) await store.putFile([path, 0, ''], toStore(response, body));
	});
}

/** Keeps a file that a page loaded, for each version whose list has this revision. */
export async function keepData(path: string, response: Response, client: string): Promise<void> {
	await quietly(async () => {
		const began = eraOf(client);
		const body = await response.arrayBuffer();
		// The version of its page may not be known yet.
		await (await pinOf(client))?.version;
		const lists = (await store.serving()).filter((list) => fileAt(list, path));
		if (lists.length === 0) return;
		const revision = await revisionOf(body);
		const file = lists.map((list) => fileAt(list, path)).find((listed) => listed?.[2] === revision);
		if (file && !isOver(began) && !(await store.holds(file))) await store.putFile(file, toStore(response, body));
	});
}

/** A file that was just loaded, from the browser's cache. */
const again = (path: string): Promise<Response> =>
	fetch(base + path, { cache: 'force-cache', headers: { [OWN]: '1' } });

/** Keeps the first page, which was loaded before the worker started. Resolves with its version. */
export const keepFirst = (path: string, client: string): Promise<string | undefined> =>
	quietly(async () => {
		const response = await again(path);
		return response.ok && !response.redirected ? keepVisit(path, response, client) : undefined;
	});

/** Keeps the files that a page had loaded before the worker started. */
export async function keepParts(paths: readonly string[], client: string): Promise<void> {
	const began = eraOf(client);
	for (const path of new Set(paths))
		await quietly(async () => {
			if (isOver(began)) return;
			if (isHashed(path) && (await store.holds([path, 0, '']))) return;
			const response = await again(path);
			if (response.ok) await (isHashed(path) ? keepAsset(path, response, client) : keepData(path, response, client));
		});
}
