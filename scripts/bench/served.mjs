// What the bench measures: a folder, served as a host would.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../sources.mjs';

/**
 * Serves a built site, compressed, on a port of its own.
 * @param {string} dir
 * @param {number} port
 */
export async function serve(dir, port) {
	const child = spawn(
		process.execPath,
		[join(root, 'scripts/serve.mjs'), '--dir', dir, '--port', String(port), '--compress'],
		{ stdio: ['ignore', 'pipe', 'inherit'] },
	);
	// The server prints its address once it listens.
	await Promise.race([
		once(child.stdout, 'data'),
		once(child, 'exit').then(() => Promise.reject(new Error(`${dir} cannot be served.`))),
	]);
	return { origin: `http://localhost:${port}`, stop: () => child.kill() };
}
