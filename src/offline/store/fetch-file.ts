import { offlineListPath } from '../../addresses/addresses';
import { asVersion, revisionOf, type SiteFile, type SiteVersion } from '../site-version';
import { Fault } from './fault';

/** Header of the store's own requests: the service worker lets them through. */
export const OWN = 'x-arbitre';

/** A file from the network. */
export interface CameFile {
	/** As it is stored: without the headers of transport. */
	response: Response;
	revision: string;
	/** Whether its bytes have the revision of the list. A redirection always fits: hosts answer so at old addresses. */
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

/** Headers that are meaningless, or no longer true, once a response is stored. */
const TRANSPORT = [
	'content-encoding',
	'content-length',
	'transfer-encoding',
	'vary',
	'age',
	'connection',
	'keep-alive',
];

/** A new response to store: browsers refuse a redirected one for a navigation, and some headers cannot be stored. */
export function toStore(response: Response, body: BodyInit): Response {
	const headers = new Headers(response.headers);
	for (const name of TRANSPORT) headers.delete(name);
	return new Response(body, { headers });
}

/** Where a host redirects an address; `undefined` when only the end of it differs (`/`, `.html`, `/index.html`). */
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
