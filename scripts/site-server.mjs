// The server of a built site. `send` gives the files, as it does for Express; here is what the site asks of its hosts.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { watchSite } from './served-site.mjs';

/** Milliseconds after which a client that neither reads nor asks is let go. */
const SILENCE = 30_000;
/** Clients at a time. One that does not read holds a fifth of a megabyte; those who come after these are let go at once. */
const CLIENTS = 500;
/** Files compressed at a time: each holds up to a megabyte until its client has read it. More are sent as they are. */
const COMPRESSED = 16;
/** Bytes that are read, and kept for a client, at a time: Node takes four times as much. */
const CHUNK = 16 * 1024;

/**
 * Serves a folder, and what a later build writes there.
 * @param {string} dir
 * @param {{ compress?: boolean }} options
 */
export function createSiteServer(dir, { compress = false }) {
	const siteNow = watchSite(dir);
	const compressed = compress ? compressing() : undefined;
	const server = createServer({ highWaterMark: CHUNK }, (request, response) => {
		const site = siteNow();
		if (!site) return sayUnfinished(response);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.setHeader('allow', 'GET, HEAD');
			return sayPlainly(response, 405, 'Ce site se lit seulement : GET ou HEAD.');
		}
		const address = addressOf(request.url);
		if (!address) return sayPlainly(response, 400, 'Cette adresse n’en est pas une.');
		const { pathname, search } = address;
		for (const [name, value] of site.headersOf(plainPath(pathname))) response.setHeader(name, value);
		const sayMissing = () => {
			// Removed since the request came.
			if (!siteNow()) return sayUnfinished(response);
			// No rule of `_headers` matches the address: the headers are those of the page that is sent.
			if (!response.hasHeader('content-security-policy'))
				for (const [name, value] of site.headersOf(`${site.base}404.html`)) response.setHeader(name, value);
			response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
			response.end(request.method === 'HEAD' ? undefined : site.missing);
		};
		// Two slashes are no folder: a redirect to « //name/ » would lead to another site.
		if (!pathname.startsWith(site.base) || pathname.includes('//')) return sayMissing();
		const give = () =>
			send(request, pathname.slice(site.base.length - 1), {
				root: dir,
				extensions: ['html'],
				cacheControl: false,
				highWaterMark: CHUNK,
			})
				.on('headers', () => {
					// What hosts send by default when no rule says how long a file may be kept.
					if (!response.hasHeader('cache-control'))
						response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
				})
				.on('directory', (_, /** @type {string} */ path) => {
					if (!existsSync(join(path, 'index.html'))) return sayMissing();
					// The address of a folder ends with a slash: hosts redirect to it.
					response.writeHead(301, { location: `${pathname}/${search}` }).end();
				})
				.on('error', (/** @type {import('http-errors').HttpError} */ { status, headers = {} }) => {
					// The length was sent and the rest of the file is gone: a cut connection shows that it failed.
					if (response.headersSent) return response.destroy();
					for (const name of ofFiles) response.removeHeader(name);
					const words = refusals[status];
					if (!words) return sayMissing();
					for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
					sayPlainly(response, status, words);
				})
				.pipe(response);
		if (compressed && !request.headers.range) compressed(request, response, give);
		else give();
	});
	server.maxConnections = CLIENTS;
	server.timeout = SILENCE;
	server.on('clientError', sayBadRequest);
	return server;
}

/** Headers that tell of a file. */
const ofFiles = ['accept-ranges', 'cache-control', 'content-length', 'content-range', 'etag', 'last-modified'];

/** @type {Record<number, string>} What is answered when a file that may be there is not given. */
const refusals = {
	412: 'Ce fichier a changé.',
	416: 'Le fichier n’a pas cette partie.',
	500: 'Ce fichier ne se lit pas.',
};

/**
 * The path and the query that a request asks for; `undefined` when they are none.
 * @param {string | undefined} url
 */
function addressOf(url) {
	const address = `http://localhost${url}`;
	return url?.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * A path as files are called: `%6b` is a « k ».
 * @param {string} path
 */
function plainPath(path) {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** Compresses as hosts do, a few files at a time. */
function compressing() {
	let now = 0;
	return compression({
		// A window as large as any page: the default one takes four megabytes.
		brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } },
		filter(request, response) {
			if (now >= COMPRESSED || !compression.filter(request, response)) return false;
			now += 1;
			response.once('close', () => {
				now -= 1;
			});
			return true;
		},
	});
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} words
 */
const sayPlainly = (response, status, words) =>
	response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);

/** @param {import('node:http').ServerResponse} response */
function sayUnfinished(response) {
	response.setHeader('retry-after', '5').setHeader('cache-control', 'no-store');
	return sayPlainly(response, 503, 'Le site est en cours de construction : rechargez la page dans quelques secondes.');
}

/**
 * Answers what is no request, or one that takes too much room.
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
function sayBadRequest(error, socket) {
	if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
	const [status, words] = {
		HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'L’adresse de cette page est trop longue.'],
		ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La demande a mis trop de temps à venir.'],
	}[error.code ?? ''] ?? ['400 Bad Request', 'Cette demande ne se lit pas.'];
	socket.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n${words}\n`);
}
