import { spawn } from 'node:child_process';
import { freePort } from '../free-port';

/** A built site that a test serves besides the one under test. */
export interface ServedFolder {
	/** Its origin, without a final slash. */
	origin: string;
	close(): void;
}

/** Serves the site of a folder with our own server, on a free port. */
export async function serveFolder(dir: string): Promise<ServedFolder> {
	const port = await freePort();
	const server = spawn(process.execPath, ['scripts/serve.mjs', '--dir', dir, '--port', String(port)]);
	await new Promise((resolve) => server.stdout.once('data', resolve));
	return { origin: `http://localhost:${port}`, close: () => server.kill() };
}
