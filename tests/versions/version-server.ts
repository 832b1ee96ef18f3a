import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import send from 'send';
import { hostHeaders } from '../../scripts/host-headers.mjs';
import type { Version } from './sites/sources';
import type { SiteVersions } from './versions';

/** A request that was answered, or that was cut. */
export interface Asked {
	/** Path below the base, without the query. */
	path: string;
	/** Zero when it was cut. */
	status: number;
	/** Bytes of the body, as they are in the file. */
	bytes: number;
}

/** One origin that serves a version of a site, another one on command, and fails where a test says so. */
export interface VersionServer {
	/** Address of the root of the site, with a final slash. */
	readonly home: string;
	/** What was asked since the last `publish` or `forget`. */
	readonly asked: Asked[];
	forget(): void;
	/** Serves this version from the next request on. */
	publish(version: Version): Promise<void>;
	/** Calls `act` once `count` more requests have come, before it answers the last of them. */
	after(count: number, act: () => void): void;
	/** Answers so many more requests and none after: sockets break, as when the network goes. */
	cutAfter(count: number): void;
	/** Breaks every request from now on. */
	cut(): void;
	/** Answers again, whatever was cut, broken or slow. */
	mend(): void;
	/** Answers 500 at paths that match. */
	breakPaths(paths: RegExp): void;
	/** Waits before each answer. */
	slowDown(milliseconds: number): void;
	/** Answers 301 where `_redirects` says so, as Netlify or Cloudflare Pages do. */
	redirect(): void;
	close(): Promise<void>;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** What a static host answers for a built site. */
function hostOf(dir: string, base: string): { serve: Serve; moved: Map<string, string> } {
	const headersOf = hostHeaders(path.join(dir, '_headers'));
	const missing = readFileSync(path.join(dir, '404.html'));
	const redirects = path.join(dir, '_redirects');
	const lines = existsSync(redirects) ? readFileSync(redirects, 'utf8').trim().split('\n') : [];
	const moved = new Map(lines.map((line) => line.split(' ') as [string, string]));
	const serve: Serve = (request, response) => {
		const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
		for (const [name, value] of headersOf(decodeURI(pathname))) response.setHeader(name, value);
		if (!pathname.endsWith('/') && existsSync(path.join(dir, pathname.slice(base.length), 'index.html'))) {
			response.writeHead(301, { location: `${pathname}/${search}` }).end();
			return;
		}
		send(request, pathname.slice(base.length - 1), { root: path.resolve(dir), extensions: ['html'], maxAge: 0 })
			.on('error', () => {
				response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(missing);
			})
			.pipe(response);
	};
	return { serve, moved };
}

/** Serves versions of a site on a free port. */
export async function serveVersions(site: SiteVersions, first: Version): Promise<VersionServer> {
	const hosts = new Map<Version, ReturnType<typeof hostOf>>();
	const hostAt = async (version: Version) => {
		const host = hosts.get(version) ?? hostOf(await site.dir(version), site.base);
		hosts.set(version, host);
		return host;
	};
	let host = await hostAt(first);
	let asked: Asked[] = [];
	let waiting: { count: number; act: () => void } | undefined;
	let left = Number.POSITIVE_INFINITY;
	let broken: RegExp | undefined;
	let wait = 0;
	let redirects = false;

	const answer = async (request: IncomingMessage, response: ServerResponse) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const entry: Asked = { path: pathname.slice(site.base.length), status: 0, bytes: 0 };
		asked.push(entry);
		if (waiting && --waiting.count <= 0) {
			const { act } = waiting;
			waiting = undefined;
			act();
		}
		if (wait > 0) await setTimeout(wait);
		if (left-- <= 0) {
			request.socket.destroy();
			return;
		}
		response.on('close', () => {
			entry.status = response.statusCode;
			entry.bytes = Number(response.getHeader('content-length') ?? 0);
		});
		const target = redirects ? host.moved.get(pathname) : undefined;
		if (broken?.test(entry.path)) response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>');
		else if (target) response.writeHead(301, { location: target }).end();
		else if (!pathname.startsWith(site.base)) response.writeHead(404).end();
		else host.serve(request, response);
	};
	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
	const cut = () => {
		left = 0;
		server.closeAllConnections();
	};
	return {
		home: `http://localhost:${(server.address() as AddressInfo).port}${site.base}`,
		get asked() {
			return asked;
		},
		forget() {
			asked = [];
		},
		async publish(version) {
			host = await hostAt(version);
			asked = [];
		},
		after(count, act) {
			waiting = { count, act };
		},
		cutAfter(count) {
			left = count;
		},
		cut,
		mend() {
			left = Number.POSITIVE_INFINITY;
			broken = undefined;
			wait = 0;
		},
		breakPaths(paths) {
			broken = paths;
		},
		slowDown(milliseconds) {
			wait = milliseconds;
		},
		redirect() {
			redirects = true;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
