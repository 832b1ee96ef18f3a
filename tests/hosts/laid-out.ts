import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folder that stands for the machine of a host. */
export interface Home {
	/** What the page for hosts calls `/srv/arbitre`. */
	srv: string;
	/** Where the servers write. */
	run: string;
	remove(): void;
}

/** The user that the servers run as when the tests are root: an ordinary one, as on a real host. */
export const ordinary = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Copies a built site, hidden files too, where servers find it: below the path that it is served under. */
export function layOut(dir: string, base: string): Home {
	const home = mkdtempSync(path.join(tmpdir(), 'arbitre-host-'));
	chmodSync(home, 0o755);
	const srv = path.join(home, 'srv');
	cpSync(dir, path.join(srv, base), { recursive: true });
	const run = path.join(home, 'run');
	mkdirSync(run);
	if ('uid' in ordinary) chownSync(run, ordinary.uid, ordinary.gid);
	return { srv, run, remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }) };
}
