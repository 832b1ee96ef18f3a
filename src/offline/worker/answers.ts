import { calm, sleep } from './calm';
import { findAny, findOfflinePage, findPage, inVersion } from './find-kept';
import { pinAs, pinOf, pinTab } from './pins';
import { store } from './site';
import { keepAsset, keepData, keepVisit, visitsDone } from './visits';

// How requests are answered. The network's answer is given as it is, and nothing of the store delays it or fails it.

/** How long the network may take before what is kept is shown, in milliseconds. */
const PATIENCE = 3000;

/** The network's response; `undefined` without network. */
const ask = (request: Request): Promise<Response | undefined> => fetch(request).catch(() => undefined);

/** Whether a response is better than what is kept: errors of the server are not. */
const isSound = (response: Response | undefined): response is Response =>
	response !== undefined && response.status < 500;

/** The network's answer when it is sound and comes in time; `kept` then, and the network's again when nothing is kept. */
async function networkFirst<Kept>(
	network: Promise<Response | undefined>,
	kept: () => Promise<Kept | undefined>,
): Promise<{ network?: Response; kept?: Kept }> {
	const first = await Promise.race([network, sleep(PATIENCE).then(() => undefined)]);
	if (isSound(first)) return { network: first };
	const found = await calm(kept);
	return found ? { kept: found } : { network: await network };
}

/** A page: from the network, or else of one version, to which its tab is then tied. */
export async function answerPage(event: FetchEvent, path: string): Promise<Response> {
	const client = event.resultingClientId;
	const network = ask(event.request);
	const found = await networkFirst(network, () => findPage(path));
	if (found.network) {
		const { network: response } = found;
		if (response.ok && response.type === 'basic') {
			const copy = response.clone();
			// Until its version is known, the tab takes its data from the network.
			const version = keepVisit(path, copy, client);
			event.waitUntil(Promise.all([pinTab(client, false, version), version]).then(visitsDone));
		}
		return response;
	}
	// A response that comes too late is kept for the next visit.
	if (found.kept)
		event.waitUntil(network.then((late) => (late?.ok ? keepVisit(path, late, client) : undefined)).then(visitsDone));
	const page = found.kept ?? (await calm(findOfflinePage));
	if (!page) return Response.error();
	event.waitUntil(pinTab(client, true, Promise.resolve(page.version ?? store.oldName)));
	return page.response;
}

/** A file whose name holds its hash: it is the same in all versions. */
export async function answerHashed(event: FetchEvent, path: string): Promise<Response> {
	if (event.resultingClientId) event.waitUntil(pinAs(event.resultingClientId, event.clientId));
	const kept = await calm(async () => (await store.file([path, 0, ''])) ?? store.old(path));
	if (kept) return kept;
	const response = await fetch(event.request);
	if (response.ok && response.type === 'basic') event.waitUntil(keepAsset(path, response.clone(), event.clientId));
	return response;
}

/**
 * Any other file. A page that came from what is kept takes it from the same version; one that came from the network asks
 * the network, and then only its own version, so that a page never reads the data of another.
 */
export async function answerData(event: FetchEvent, path: string): Promise<Response> {
	if (event.resultingClientId) event.waitUntil(pinAs(event.resultingClientId, event.clientId));
	const pin = await pinOf(event.clientId);
	const own = async () => {
		const version = await pin?.version;
		if (version === undefined) return pin ? undefined : findAny(path);
		return version === store.oldName ? store.old(path) : inVersion(await store.list(version), path);
	};
	const first = pin?.kept ? await calm(own) : undefined;
	if (first) return first;
	const found = await networkFirst(ask(event.request), own);
	if (found.network?.ok && found.network.type === 'basic')
		event.waitUntil(keepData(path, found.network.clone(), event.clientId));
	return found.network ?? found.kept ?? Response.error();
}
