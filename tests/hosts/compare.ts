import { freePort } from '../free-port';
import { type ServedFolder, serveFolder } from '../small-site/served-folder';
import { ask, differences } from './answers';
import { type Home, layOut } from './laid-out';
import { snippetsOf } from './page';
import type { HostServer } from './servers';

/** A server of a host beside ours, both with the same site. */
export interface SideBySide {
	/** Port of the server of the host. */
	port: number;
	/** How its answers differ from ours. */
	compare(paths: readonly string[]): Promise<string[]>;
	close(): void;
}

/** Sets a server as the page for hosts of a built site says, and starts ours beside it. */
export async function sideBySide(server: HostServer, dir: string, base: string): Promise<SideBySide> {
	const port = await freePort();
	const home: Home = layOut(dir, base);
	const stop = server.start(home, port, snippetsOf(dir).get(server.snippet) ?? '');
	const ours: ServedFolder = await serveFolder(dir);
	return {
		port,
		async compare(paths) {
			const here = Number(new URL(ours.origin).port);
			const all = await Promise.all(
				paths.map(async (path) => differences(path, await ask(here, path), await ask(port, path))),
			);
			return all.flat();
		},
		close() {
			ours.close();
			stop();
			home.remove();
		},
	};
}
