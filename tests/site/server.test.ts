import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port';
import { dist } from './built-site';

// What `npm start` and the browser tests serve the site with, asked as no browser would.

let server: ChildProcess;
let port: number;

beforeAll(async () => {
	port = await freePort();
	server = spawn(process.execPath, ['scripts/serve.mjs', '--dir', dist, '--port', String(port), '--compress']);
	await new Promise((resolve) => server.stdout?.once('data', resolve));
});

afterAll(() => {
	server.kill();
});

/** What the server answers to the very bytes of a request, until it closes; who `leaves` says nothing more. */
const ask = (bytes: string, leaves = false): Promise<string> =>
	new Promise((resolve, reject) => {
		let answer = '';
		const socket = connect(port, 'localhost', () => {
			if (leaves) socket.end(bytes, 'latin1');
			else socket.write(bytes, 'latin1');
		});
		socket.setEncoding('latin1');
		socket.on('data', (data) => {
			answer += data;
		});
		socket.on('close', () => resolve(answer));
		socket.on('error', reject);
	});

const request = (path: string, headers: readonly string[] = [], method = 'GET') =>
	`${[`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('the server', () => {
	test.each([
		['//', 404],
		// A redirect to « //keyforge/ » would lead to another site.
		['//keyforge', 404],
		['///keyforge/', 404],
		['/\\\\', 404],
		['/%', 404],
		['/%00', 404],
		['/%c0%ae%c0%ae/', 404],
		['/../../../etc/passwd', 404],
		['/..%2f..%2fpackage.json', 404],
		['http://ailleurs.example/keyforge/', 400],
		['*', 400],
	])('answers « %s » with %i', async (path, status) => {
		expect(statusOf(await ask(request(path)))).toBe(status);
	});

	test.each(['/nulle-part', '/%6beyforge/', '/keyforge/rien/', '//'])('lets nobody frame « %s »', async (path) => {
		expect(await ask(request(path))).toMatch(/^content-security-policy: .*frame-ancestors 'none'\r$/im);
	});

	test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])('refuses %s', async (method) => {
		const answer = await ask(request('/', [], method));
		expect(statusOf(answer)).toBe(405);
		expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
	});

	test.each([
		['bytes=50-10', 416],
		['bytes=-5', 206],
		['bytes=0-0', 206],
		['bytes=0-4,10-14', 200],
		['lines=1-2', 200],
		['bytes=2-5', 206],
		['bytes=5-', 206],
		['bytes=999999999-', 416],
	])('answers the range « %s » with %i', async (range, status) => {
		expect(statusOf(await ask(request('/arbitre.js', [`Range: ${range}`])))).toBe(status);
	});

	test('gives the very part that is asked for', async () => {
		const whole = (await ask(request('/arbitre.js'))).split('\r\n\r\n').slice(1).join('\r\n\r\n');
		const part = (await ask(request('/arbitre.js', ['Range: bytes=2-5']))).split('\r\n\r\n')[1];
		expect(part).toBe(whole.slice(2, 6));
	});

	test('says that an address is too long', async () => {
		const answer = await ask(request(`/?q=${'a'.repeat(20_000)}`));
		expect(statusOf(answer)).toBe(431);
		expect(answer).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
		expect(Buffer.from(answer, 'latin1').toString()).toContain('L’adresse de cette page est trop longue.');
	});

	test('gives to HEAD the headers of the file, and not the file', async () => {
		const [head, body] = (await ask(request('/arbitre.js', [], 'HEAD'))).split('\r\n\r\n');
		expect(head).toMatch(/^content-type: text\/javascript/im);
		expect(head).toMatch(/^etag: /im);
		expect(body).toBe('');
	});

	test('knows again what it gave', async () => {
		const etag = /^etag: (.*)\r$/im.exec(await ask(request('/keyforge/')))?.[1];
		const answer = await ask(request('/keyforge/', [`If-None-Match: ${etag}`]));
		expect(statusOf(answer)).toBe(304);
		expect(answer).toMatch(/^content-security-policy: /im);
	});

	test('outlives a thousand odd requests', async () => {
		const piece = fc.oneof(
			fc.constantFrom('/', '//', '%', '%2e', '..', '?', '#', '\\', 'keyforge', '_astro', 'arbitre.js', ':', '@', '*'),
			fc.string({ maxLength: 6 }),
		);
		const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('').replace(/[\r\n]/g, ''));
		const header = fc.tuple(
			fc.constantFrom('Range', 'Accept-Encoding', 'If-None-Match', 'Host', 'Expect', 'Content-Length'),
			line,
		);
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'get', 'X'),
				line,
				fc.array(header, { maxLength: 2 }),
				async (method, path, headers) => {
					const answer = await ask(
						request(
							`/${path}`,
							headers.map(([name, value]) => `${name}: ${value}`),
							method,
						),
					);
					if (statusOf(answer) >= 500) throw new Error(answer.slice(0, 200));
				},
			),
			{ numRuns: 1000 },
		);
		expect(statusOf(await ask(request('/')))).toBe(200);
	});

	test('outlives those who say half of a request and leave', async () => {
		for (const bytes of ['', 'GET', 'GET / HTTP/1.1\r\nHost:', 'GET / HTTP/1.1\r\nContent-Length: 50\r\n\r\nabc'])
			await ask(bytes, true);
		expect(statusOf(await ask(request('/')))).toBe(200);
	});

	test('takes any port that is free when it is told 0, and says which', async () => {
		const other = spawn(process.execPath, ['scripts/serve.mjs', '--dir', dist, '--port', '0']);
		try {
			const said = String(await new Promise((resolve) => other.stdout.once('data', resolve)));
			const [, taken] = /http:\/\/localhost:(\d+)\//.exec(said) ?? [];
			expect(Number(taken)).toBeGreaterThan(1023);
			expect((await fetch(`http://localhost:${taken}/`)).status).toBe(200);
		} finally {
			other.kill();
		}
	});
});
