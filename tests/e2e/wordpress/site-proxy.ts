import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtFor } from '../hosts/element';

/** Our site under an address of this machine, which its pages and documents name too. */
export interface SiteProxy {
	/** With a final slash. */
	address: string;
	/** Whether it answers. */
	isUp: boolean;
	close(): void;
}

/**
 * Serves the site under test as if it were built for where it is served: WordPress follows the addresses that pages and
 * oEmbed documents hold, which are those of the site on the web.
 */
export async function serveAsBuilt(served: string): Promise<SiteProxy> {
	const built = builtFor();
	const server = createServer(async (request, response) => {
		if (!proxy.isUp) {
			request.socket.destroy();
			return;
		}
		const answer = await fetch(new URL(request.url ?? '/', served), { redirect: 'manual' });
		const headers = Object.fromEntries(answer.headers);
		delete headers['content-length'];
		response.writeHead(answer.status, headers);
		const namesUs = /^(text\/html|application\/json)/.test(headers['content-type'] ?? '');
		const body = Buffer.from(await answer.arrayBuffer());
		response.end(namesUs ? body.toString('utf8').replaceAll(built, proxy.address) : body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const proxy: SiteProxy = {
		address: `http://localhost:${(server.address() as AddressInfo).port}/`,
		isUp: true,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
	return proxy;
}
