import { asVersion, type NewestVersion, type SiteFile, type SiteVersion } from '../site-version';
import { keyOf } from './choose';

/** What is kept, in one record: it is written at once or not at all. */
export interface Registry {
	/** The version that is kept whole, and since when. */
	whole?: { version: string; since: string };
	/** The one that « Garder tout le site » is fetching, or was when it stopped. */
	filling?: string;
	/** Those that visits left, the newest first. */
	visited: readonly string[];
	/** What the server said last of its version, and when it was asked. */
	newest?: NewestVersion & { asked: string /** Bytes to fetch to keep it whole. */; more: number };
	/** A version whose pages the host alters: their bytes do not give their revisions. */
	rewritten?: string;
}

/** Which version a tab came from, and whether from what is kept: it then takes its data there too. */
export interface Pin {
	version?: string;
	kept: boolean;
	/** When it was written, in milliseconds. */
	at: number;
}

/** The version under which pages are kept when no list can be had. */
export const LISTLESS = 'visites';

/**
 * What a device keeps of the site. Two caches: files under what they hold, and small records. Each site of an origin has
 * its own. All of it may throw, where the browser refuses to store.
 */
export class Store {
	readonly filesName: string;
	readonly versionsName: string;
	/** The cache of the worker before versions: addresses, of any version. It is read, and dropped once a version is whole. */
	readonly oldName = 'arbitre';
	/** Locks: of who keeps the whole site, of who writes the registry. */
	readonly keepingLock: string;
	readonly #registryLock: string;
	readonly #lists = new Map<string, Promise<SiteVersion | undefined>>();

	constructor(readonly base: string) {
		const own = base === '/' ? '' : base;
		this.filesName = `arbitre-fichiers${own}`;
		this.versionsName = `arbitre-versions${own}`;
		this.keepingLock = `arbitre-garder${own}`;
		this.#registryLock = `arbitre-registre${own}`;
	}

	readonly #record = (name: string) => `${this.base}${name}`;

	async #read(name: string): Promise<unknown> {
		// `match` on a cache by its name does not make the cache.
		const found = await caches.match(this.#record(name), { cacheName: this.versionsName });
		return found?.json();
	}

	async #write(name: string, value: unknown): Promise<void> {
		const cache = await caches.open(this.versionsName);
		await cache.put(this.#record(name), new Response(JSON.stringify(value)));
	}

	async #drop(name: string): Promise<void> {
		if (await caches.has(this.versionsName)) await (await caches.open(this.versionsName)).delete(this.#record(name));
	}

	async registry(): Promise<Registry> {
		return { visited: [], ...((await this.#read('registre')) as Partial<Registry> | undefined) };
	}

	/** Changes the registry, one after another: two tabs and the worker write it. `act` may do more while nobody writes. */
	change(act: (registry: Registry) => Registry | Promise<Registry>): Promise<void> {
		return navigator.locks.request(this.#registryLock, async () => {
			const before = await this.registry();
			const after = await act(before);
			if (after !== before) await this.#write('registre', after);
		}) as Promise<void>;
	}

	/** The list of a version that is stored. */
	list(version: string): Promise<SiteVersion | undefined> {
		const known = version === LISTLESS ? undefined : this.#lists.get(version);
		if (known) return known;
		const read = this.#read(`listes/${version}`).then(asVersion);
		this.#lists.set(version, read);
		// What is not there may come; what could not be read may be later.
		read.then(
			(list) => list || this.#lists.delete(version),
			() => this.#lists.delete(version),
		);
		return read;
	}

	async writeList(list: SiteVersion): Promise<void> {
		await this.#write(`listes/${list.version}`, list);
		this.#lists.set(list.version, Promise.resolve(list));
	}

	/** The versions whose lists are stored. */
	async listed(): Promise<string[]> {
		if (!(await caches.has(this.versionsName))) return [];
		const requests = await (await caches.open(this.versionsName)).keys();
		return requests.flatMap(({ url }) => /\/listes\/([^/]+)$/.exec(url)?.[1] ?? []);
	}

	async dropList(version: string): Promise<void> {
		this.#lists.delete(version);
		await this.#drop(`listes/${version}`);
	}

	/** The lists that the registry names, in the order in which they serve: the whole one, then those of visits. */
	async serving(): Promise<SiteVersion[]> {
		const { whole, visited } = await this.registry();
		const lists = await Promise.all(
			[...(whole ? [whole.version] : []), ...visited].map((version) => this.list(version)),
		);
		return lists.filter((list) => list !== undefined);
	}

	file(file: SiteFile): Promise<Response | undefined> {
		return caches.match(keyOf(this.base, file), { cacheName: this.filesName, ignoreVary: true });
	}

	async holds(file: SiteFile): Promise<boolean> {
		return (await this.file(file)) !== undefined;
	}

	async putFile(file: SiteFile, response: Response): Promise<void> {
		const cache = await caches.open(this.filesName);
		await cache.put(keyOf(this.base, file), response);
	}

	/** The keys of all stored files: addresses without origin. */
	async keys(): Promise<Set<string>> {
		if (!(await caches.has(this.filesName))) return new Set();
		const requests = await (await caches.open(this.filesName)).keys();
		return new Set(requests.map(({ url }) => decodeURI(url.slice(new URL(url).origin.length))));
	}

	async dropFiles(keys: readonly string[]): Promise<void> {
		if (keys.length === 0) return;
		const cache = await caches.open(this.filesName);
		for (const key of keys) await cache.delete(key, { ignoreVary: true });
	}

	/** What the worker before versions kept at an address, whatever its query. */
	old(path: string): Promise<Response | undefined> {
		return caches.match(this.base + path, { cacheName: this.oldName, ignoreSearch: true, ignoreVary: true });
	}

	async pin(client: string): Promise<Pin | undefined> {
		return (await this.#read(`onglets/${client}`)) as Pin | undefined;
	}

	async writePin(client: string, pin: Pin): Promise<void> {
		await this.#write(`onglets/${client}`, pin);
	}

	/** The tabs whose version is written. */
	async pins(): Promise<Map<string, Pin>> {
		const found = new Map<string, Pin>();
		if (!(await caches.has(this.versionsName))) return found;
		const cache = await caches.open(this.versionsName);
		for (const request of await cache.keys()) {
			const client = /\/onglets\/([^/]+)$/.exec(request.url)?.[1];
			const pin = client && (await (await cache.match(request))?.json());
			if (client && pin) found.set(client, pin);
		}
		return found;
	}

	dropPin(client: string): Promise<void> {
		return this.#drop(`onglets/${client}`);
	}

	/** Forgets all of it. */
	async clear(): Promise<void> {
		this.#lists.clear();
		for (const name of [this.versionsName, this.filesName, this.oldName]) await caches.delete(name);
	}
}
