import { freePort } from '../free-port';
import { serveFolder } from '../small-site/served-folder';
import { ask, differences } from './answers';
import { layOut } from './laid-out';
import { snippetsOf } from './page';
import type { HostServer } from './servers';

/** A server of a host beside ours, both with the same site. */
export interface SideBySide {
	/** Port of the server of the host. */
	port: number;
	/** How its answers differ from ours. */
	compare(paths: readonly string[]): Promise<string[]>;
}

/** A built site laid out for hosts, and served by ours. */
export interface Compared {
	/** Sets a server as the page for hosts says. */
	beside(server: HostServer): Promise<SideBySide>;
	close(): void;
}

/** Lays a built site out for the servers of hosts, and starts ours. */
export async function compared(dir: string, base: string): Promise<Compared> {
	const ours = await serveFolder(dir);
	const here = Number(new URL(ours.origin).port);
	const home = layOut(dir, base);
	const snippets = snippetsOf(dir);
	const stops: (() => void)[] = [];
	return {
		async beside(server) {
			const port = await freePort();
			stops.push(server.start(home, port, snippets.get(server.snippet) ?? ''));
			return {
				port,
				async compare(paths) {
					const found = paths.map(async (path) => differences(path, await ask(here, path), await ask(port, path)));
					return (await Promise.all(found)).flat();
				},
			};
		},
		close() {
			ours.close();
			for (const stop of stops) stop();
			home.remove();
		},
	};
}
