import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port';
import { ask } from '../hosts/answers';

// What `npm start` serves the site with, asked by clients that take nothing: its files and its memory stay counted.

/** More than what a machine keeps for a client that does not read. */
const LONG = 24 * 1024 * 1024;
const MEMORY = 200 * 1024 * 1024;

let dir: string;
let server: ChildProcess;
let port: number;

beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'arbitre-load-'));
	for (const file of ['index.html', '404.html'])
		writeFileSync(join(dir, file), `<!doctype html><title>${file}</title>`);
	writeFileSync(join(dir, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
	// It compresses badly.
	writeFileSync(join(dir, 'long.txt'), randomBytes((LONG * 3) / 4).toString('base64'));
	port = await freePort();
	server = spawn(process.execPath, [...startOptions(), '--dir', dir, '--port', String(port)]);
	await new Promise((resolve) => server.stdout?.once('data', resolve));
});

/** What `npm start` says to Node. */
function startOptions(): string[] {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
	const [, options] = /&& node (.*)$/.exec(scripts.start) ?? [];
	if (!options) throw new Error(`\`npm start\` serves nothing: ${scripts.start}`);
	return options.split(' ');
}

afterAll(() => {
	server.kill();
	rmSync(dir, { recursive: true, force: true });
});

const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

/** Bytes of the memory that the server takes, as the system counts them. */
const memory = () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024;

/** A client that asks for the long file, and reads nothing after its first bytes. */
const askAndWait = (encoding: string): Promise<Socket> =>
	new Promise((resolve, reject) => {
		const socket = connect(port, 'localhost', () => {
			socket.write(`GET /long.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
		});
		socket.on('error', reject);
		socket.once('data', () => {
			socket.pause();
			resolve(socket);
		});
	});

// Elsewhere no file says what a process holds.
describe.skipIf(process.platform !== 'linux')('the server', () => {
	test('closes the files of five thousand downloads that are abandoned', { timeout: 60_000 }, async () => {
		const before = openFiles();
		for (let round = 0; round < 50; round++) {
			const encoding = ['gzip', 'br'][round % 20] ?? 'identity';
			const leave = async () => (await askAndWait(encoding)).destroy();
			await Promise.all(Array.from({ length: 100 }, leave));
		}
		await expect.poll(openFiles).toBeLessThanOrEqual(before + 2);
		expect((await ask(port, '/')).status).toBe(200);
		expect(memory()).toBeLessThan(MEMORY);
	});

	test.each(['br', 'gzip', 'identity'])('keeps its memory while 300 clients do not read (%s)', async (encoding) => {
		const sockets = await Promise.all(Array.from({ length: 300 }, () => askAndWait(encoding)));
		expect((await ask(port, '/', { 'accept-encoding': encoding })).status).toBe(200);
		expect(memory()).toBeLessThan(MEMORY);
		for (const socket of sockets) socket.destroy();
	});
});
