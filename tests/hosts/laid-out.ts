import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folder that stands for the machine of a host. */
export interface Home {
	/** What the page for hosts calls `/srv/arbitre`. */
	srv: string;
	/** A folder where a server may write. */
	makeRun(): string;
	remove(): void;
}

/** The user that servers run as when the tests are root's: an ordinary one, as on a real host. */
const nobody = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
export const ordinary = isRoot ? nobody : {};

/** Copies a built site, hidden files too, where servers find it: below the path that it is served under. */
export function layOut(dir: string, base: string): Home {
	const home = mkdtempSync(path.join(tmpdir(), 'arbitre-host-'));
	chmodSync(home, 0o755);
	const srv = path.join(home, 'srv');
	cpSync(dir, path.join(srv, base), { recursive: true });
	return {
		srv,
		makeRun() {
			const run = mkdtempSync(path.join(home, 'run-'));
			if (isRoot) chownSync(run, nobody.uid, nobody.gid);
			return run;
		},
		remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }),
	};
}
