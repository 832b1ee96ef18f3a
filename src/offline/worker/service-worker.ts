// Service worker: pages that were read stay readable without network, and a whole version when the reader asks for it.
// Pages come from the network when it answers in time, so that a reader never sees an old rule for want of asking; files
// whose name holds their hash come from what is kept.

import { isFrame, newestVersionPath, offlineListPath, serviceWorkerFile } from '../../addresses/addresses';
import { isHashed } from '../site-version';
import { OWN } from '../store/fetch-file';
import { answerData, answerHashed, answerPage } from './answers';
import { calm } from './calm';
import { endEra, eraOf, isOver } from './eras';
import { forgetPins, pinOf, pinTab } from './pins';
import { pathOf, store, worker } from './site';
import { tidy } from './tidy';
import { keepFirst, keepParts, visitsDone } from './visits';

worker.addEventListener('install', () => {
	worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
	event.waitUntil(worker.clients.claim());
	event.waitUntil(calm(tidy));
});

/** Files that say which version the server has: always from the network. */
const fresh = new Set([offlineListPath.slice(1), newestVersionPath.slice(1), serviceWorkerFile]);

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const path = pathOf(request.url);
	// Frames in other sites keep nothing in the browsers of their visitors.
	if (path === undefined || request.method !== 'GET' || isFrame(path)) return;
	if (fresh.has(path) || request.headers.has(OWN) || request.headers.has('range')) return;
	// A script with a query goes to the server: `page/late-guard` asks so whether the file is still there.
	if (isHashed(path) && new URL(request.url).search) return;
	if (request.mode === 'navigate') event.respondWith(answerPage(event, path));
	else event.respondWith(isHashed(path) ? answerHashed(event, path) : answerData(event, path));
});

worker.addEventListener('message', (event) => {
	const { type, adresses } = event.data ?? {};
	const client = event.source instanceof Client ? event.source.id : '';
	if (type === 'arbitre:garder') event.waitUntil(keepMessage(client, adresses));
	if (type === 'arbitre:ranger') event.waitUntil(calm(tidy));
	if (type === 'arbitre:oublier') event.waitUntil(forget(event.ports[0]));
});

/** Keeps a page that lists its files, unless the worker served it: it is kept already. */
async function keepMessage(client: string, addresses: readonly string[]): Promise<void> {
	if (isOver(eraOf(client)) || (await pinOf(client))) return;
	const paths = addresses.flatMap((address) => pathOf(address) ?? []);
	const [page, ...parts] = paths;
	if (page === undefined || isFrame(page)) return;
	await pinTab(client, false, keepFirst(page, client));
	await keepParts(parts, client);
	await visitsDone();
}

/** Forgets all that is kept, visits under way too. */
async function forget(port: MessagePort | undefined): Promise<void> {
	forgetPins();
	await endEra();
	await calm(() => store.clear());
	port?.postMessage('arbitre:oublié');
}
