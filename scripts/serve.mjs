// Serves a built site as a static host would: `node scripts/serve.mjs [--dir dist] [--host localhost] [--port 4321] [--compress]`.
// Hosts compress; tests do without, which weigh files themselves and have better to do with their time.
// `astro preview` allows one server a project; readers, tests and checks need several at once.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { hostHeaders } from './host-headers.mjs';

const { values } = parseArgs({
	options: {
		dir: { type: 'string', default: 'dist' },
		// Nobody else on the network, unless told otherwise.
		host: { type: 'string', default: 'localhost' },
		port: { type: 'string' },
		compress: { type: 'boolean' },
	},
});
const dir = values.dir;
if (!existsSync(join(dir, 'index.html'))) {
	console.error(`No site in ${dir}: run \`npm run build\` first.`);
	process.exit(1);
}

// The path under which the site was built stands in its pages.
const base = /data-base="([^"]+)"/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? '/';
// What hosts say by themselves of what no rule tells browsers to keep.
const files = sirv(dir, { extensions: ['html'], etag: true, maxAge: 0 });
const missing = readFileSync(join(dir, '404.html'));
/** @type {any} Made for Express, it asks of a request and of an answer what Node’s own have. */
const compress = values.compress ? compression() : undefined;
const headersOf = hostHeaders(join(dir, '_headers'));

/**
 * The path and the query that a request asks for; `undefined` when they are none.
 * @param {string | undefined} url
 */
const addressOf = (url) => (url?.startsWith('/') ? URL.parse(`http://localhost${url}`) : undefined);

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

/**
 * Whether a request asks for a part of a file that may be given: one, from a first byte to a last one. A host may give
 * the whole instead of any other.
 * @param {string} range
 */
function isPlainRange(range) {
	const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
	return first !== undefined && (last === '' || (Number(last) > 0 && Number(first) <= Number(last)));
}

const server = createServer((request, response) => {
	const refuse = (/** @type {number} */ status) => response.writeHead(status).end();
	const notFound = () => {
		// No rule of the host knows the address: the page that is given has one.
		if (!response.hasHeader('content-security-policy'))
			for (const [name, value] of headersOf(`${base}404.html`)) response.setHeader(name, value);
		response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
		response.end(request.method === 'HEAD' ? undefined : missing);
	};
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		response.setHeader('allow', 'GET, HEAD');
		return refuse(405);
	}
	const address = addressOf(request.url);
	if (!address) return refuse(400);
	const { pathname, search } = address;
	for (const [name, value] of headersOf(plainPath(pathname))) response.setHeader(name, value);
	if (!pathname.startsWith(base)) return notFound();
	if (request.headers.range && !isPlainRange(request.headers.range)) delete request.headers.range;
	request.url = pathname.slice(base.length - 1) + search;
	// The address of a folder ends with a slash: hosts redirect to it.
	if (!pathname.endsWith('/') && existsSync(join(dir, pathname.slice(base.length), 'index.html'))) {
		response.writeHead(301, { location: `${pathname}/${search}` });
		return response.end();
	}
	const serve = () => files(request, response, notFound);
	if (compress && !request.headers.range) compress(request, response, serve);
	else serve();
});

// Without an explicit port, the next free one is taken.
let port = Number(values.port ?? 4321);
server.on('error', (error) => {
	if (error.code !== 'EADDRINUSE' || values.port) throw error;
	port += 1;
	server.listen(port, values.host);
});
server.on('listening', () => console.log(`\n  L’Arbitre: http://localhost:${port}${base}\n  (Ctrl-C to stop)\n`));
server.listen(port, values.host);
