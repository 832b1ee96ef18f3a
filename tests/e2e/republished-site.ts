import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { listVersion, newestOf } from '../../src/offline/build/list-version';

// A small part of the built site on an origin of its own, which is republished, cut and broken under its readers' hands.

const dist = path.resolve(process.env.SITE_DIR ?? 'dist');

const pages = [
	'',
	'hors-ligne/',
	'recherche/',
	'keyforge/',
	'keyforge/glossaire/armure/',
	'keyforge/glossaire/poison/',
	'keyforge/glossaire/capturer/',
	'keyforge/glossaire/apercus.json',
	'recherche/donnees/keyforge.json',
	'recherche/donnees/concepts.json',
];

const types: Record<string, string> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

const fileOf = (address: string) => (address === '' || address.endsWith('/') ? `${address}index.html` : address);

/** What the origin holds, by address without its first slash. */
function readSite(): Map<string, Buffer<ArrayBuffer>> {
	const scripts = readdirSync(path.join(dist, '_astro'), { recursive: true, encoding: 'utf8' })
		.map((name) => `_astro/${name}`)
		.filter((name) => statSync(path.join(dist, name)).isFile());
	return new Map([...pages, ...scripts].map((address) => [address, readFileSync(path.join(dist, fileOf(address)))]));
}

export class RepublishedSite {
	readonly files = readSite();
	/** Addresses that were asked for, in order. */
	asked: string[] = [];
	/** Answers in the place of files: a status, or where to go. */
	readonly answers = new Map<string, number | string>();
	/** What the host makes of a page. */
	rewrite: ((html: string) => string) | undefined;
	/** How many files are given before the network goes; those that browsers ask by themselves are not counted. */
	left = Number.POSITIVE_INFINITY;
	/** What happens between a request and its answer. */
	before: ((address: string) => Promise<void> | void) | undefined;
	date = '2026-11-01';
	origin = '';
	readonly #server = createServer((request, response) => void this.#answer(request, response));

	async start(): Promise<void> {
		await this.publish();
		await new Promise<void>((done) => this.#server.listen(0, 'localhost', done));
		this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
	}

	/** Publishes what `files` holds now as a version. */
	async publish(date = this.date): Promise<void> {
		this.date = date;
		const built = [...this.files]
			.filter(([address]) => !this.#lists.has(address))
			.map(([path, body]) => ({ path, body }));
		const list = await listVersion(built, date);
		this.files.set('hors-ligne.json', Buffer.from(JSON.stringify(list)));
		this.files.set('version.json', Buffer.from(JSON.stringify(newestOf(list))));
		this.files.set('sw.js', readFileSync(path.join(dist, 'sw.js')));
	}

	readonly #lists = new Set(['hors-ligne.json', 'version.json', 'sw.js']);

	/** Changes words of a file. */
	edit(address: string, from: string | RegExp, to: string): void {
		const before = String(this.files.get(address));
		const after = before.replace(from, to);
		if (before === after) throw new Error(`Nothing to change in ${address}.`);
		this.files.set(address, Buffer.from(after));
	}

	/** The files that were asked for since the last time, without lists and worker. */
	taken(): string[] {
		const taken = this.asked.filter((address) => !this.#lists.has(address));
		this.asked = [];
		return taken;
	}

	async #answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
		const address = decodeURI(new URL(url, 'http://localhost').pathname.slice(1));
		if (/^(?:favicon|icone)/.test(address)) return void response.writeHead(404).end();
		this.asked.push(address);
		if (this.left <= 0) return void response.destroy();
		this.left--;
		await this.before?.(address);
		const instead = this.answers.get(address);
		if (typeof instead === 'string') return void response.writeHead(301, { location: instead }).end();
		if (instead !== undefined)
			return void response.writeHead(instead, { 'content-type': 'text/html' }).end('<h1>Panne</h1>');
		const body = this.files.get(address);
		const type = types[path.extname(fileOf(address))] ?? 'application/octet-stream';
		if (!body) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Absent</h1>');
		const given = this.rewrite && type.startsWith('text/html') ? this.rewrite(String(body)) : body;
		response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=0, must-revalidate' }).end(given);
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((done) => this.#server.close(done));
	}
}

/** Tests with a site of their own, whose pages are read there. */
export const test = base.extend<{ site: RepublishedSite }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for.
	site: async ({}, use) => {
		const site = new RepublishedSite();
		await site.start();
		await use(site);
		await site.stop();
	},
	baseURL: async ({ site }, use) => use(site.origin),
	serviceWorkers: 'allow',
});
