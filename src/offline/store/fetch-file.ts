import { offlineListPath } from '../../addresses/addresses';
import { asVersion, revisionOf, type SiteFile, type SiteVersion } from '../site-version';
import { Fault } from './fault';

/** Header of what the store fetches for itself: the service worker lets it through. */
export const OWN = 'x-arbitre';

/** A file as it came. */
export interface CameFile {
	/** As it is to be stored: without what only the network is to know. */
	response: Response;
	revision: string;
	/** Whether it is what the list tells. A redirection is: hosts answer so at old addresses. */
	fits: boolean;
}

async function ask(address: string, cache: RequestCache, signal?: AbortSignal): Promise<Response> {
	try {
		return await fetch(address, { cache, signal, headers: { [OWN]: '1' } });
	} catch (error) {
		if (signal?.aborted) throw signal.reason;
		throw new Fault('network', (error as Error).message);
	}
}

async function bytesOf(response: Response, signal?: AbortSignal): Promise<ArrayBuffer> {
	try {
		return await response.arrayBuffer();
	} catch (error) {
		if (signal?.aborted) throw signal.reason;
		throw new Fault('network', (error as Error).message);
	}
}

/** The list of the version that the server gives now. */
export async function fetchList(base: string, signal?: AbortSignal): Promise<SiteVersion> {
	const response = await ask(base + offlineListPath.slice(1), 'no-cache', signal);
	if (response.status >= 500) throw new Fault('broken', offlineListPath);
	const list = asVersion(await response.json().catch(() => undefined));
	if (!response.ok || !list) throw new Fault('list');
	return list;
}

/** Headers of an answer that say nothing once it is stored, or what is no longer so. */
const TRANSPORT = [
	'content-encoding',
	'content-length',
	'transfer-encoding',
	'vary',
	'age',
	'connection',
	'keep-alive',
];

/** An answer as it is stored: one that was redirected cannot serve a navigation, and some headers refuse to be stored. */
export function toStore(response: Response, body: BodyInit): Response {
	const headers = new Headers(response.headers);
	for (const name of TRANSPORT) headers.delete(name);
	return new Response(body, { headers });
}

/** Where a host sends on from an address, when it is elsewhere; not where only the end of the address is written otherwise. */
function movedTo(asked: string, { redirected, url }: Response): string | undefined {
	if (!redirected) return undefined;
	const plain = (address: string) =>
		new URL(address, location.href).pathname.replace(/(?:\/|\/index\.html|\.html)$/, '');
	return plain(asked) === plain(url) ? undefined : url;
}

/** A file of a version from the network. Throws when the network or the server fails. */
export async function fetchFile(
	base: string,
	[path, , revision]: SiteFile,
	cache: RequestCache,
	signal?: AbortSignal,
): Promise<CameFile> {
	const response = await ask(base + path, cache, signal);
	const target = movedTo(base + path, response);
	if (target) {
		await response.body?.cancel();
		return { response: Response.redirect(target, 301), revision, fits: true };
	}
	const body = await bytesOf(response, signal);
	if (response.status !== 200) throw new Fault('broken', `/${path}`);
	const came = await revisionOf(body);
	return { response: toStore(response, body), revision: came, fits: came === revision };
}
