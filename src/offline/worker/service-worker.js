// Service worker: pages that were read stay readable without network. Pages come from the network when
// it answers in time, so that a reader never sees an old rule for want of asking; files whose name holds
// their hash come from the cache.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

const CACHE = 'arbitre';
const PATIENCE = 3000;
const { pathname: base } = new URL(worker.registration.scope);
const OFFLINE_PAGE = `${base}hors-ligne/`;

worker.addEventListener('install', (event) => {
	worker.skipWaiting();
	event.waitUntil(keep([OFFLINE_PAGE]));
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// The first page is read before the worker is there: the page names what it is made of.
worker.addEventListener('message', (event) => {
	if (event.data?.type !== 'arbitre:garder') return;
	const addresses = event.data.adresses.filter((address) => new URL(address).origin === worker.location.origin);
	event.waitUntil(keep(addresses));
});

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	// What other sites show in frames leaves nothing in their visitors' browsers.
	if (/FRAME_ADDRESS/.test(pathname)) return;
	if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(base)) return;
	// The page that keeps the whole site asks for each file anew and keeps it by itself: once is enough.
	if (request.cache === 'reload') return;
	const hashed = pathname.startsWith(`${base}_astro/`);
	event.respondWith(hashed ? cacheFirst(request) : networkFirst(request));
});

async function cacheFirst(request) {
	return (await caches.match(request)) ?? remember(request, await fetch(request));
}

async function networkFirst(request) {
	const page = request.mode === 'navigate';
	// A query holds the state of a tool or a search, or the date of an index: the file is the same.
	const kept = () => caches.match(request, { ignoreSearch: true });
	const answer = fetch(request).then((response) => remember(request, response));
	try {
		return await Promise.race([answer, slow(kept)]);
	} catch {
		return (await kept()) ?? (page ? ((await caches.match(OFFLINE_PAGE)) ?? Response.error()) : Response.error());
	}
}

/** Resolves with what is kept once the network has been slow; never, when nothing is kept. */
function slow(kept) {
	return new Promise((resolve) => {
		setTimeout(async () => {
			const response = await kept();
			if (response) resolve(response);
		}, PATIENCE);
	});
}

async function remember(request, response) {
	if (response.ok && response.type === 'basic') {
		const cache = await caches.open(CACHE);
		const address = new URL(request.url);
		if (request.mode === 'navigate') address.search = '';
		await cache.put(address.href, response.clone());
	}
	return response;
}

async function keep(addresses) {
	const cache = await caches.open(CACHE);
	await Promise.allSettled(
		addresses.map(async (address) => {
			if (await cache.match(address)) return;
			const response = await fetch(address, { cache: 'force-cache' });
			if (response.ok) await cache.put(address, response);
		}),
	);
}
