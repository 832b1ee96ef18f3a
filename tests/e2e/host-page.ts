import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';

/** A page of another site: its HTML, in which `{{site}}` stands for the address of ours, and its headers. */
export interface HostPage {
	html: string;
	headers?: Record<string, string>;
}

/** Addresses of the pages of a host, by their paths. */
export interface Host {
	origin: string;
	/** Address of ours, without a final slash. */
	site: string;
	close(): Promise<void>;
}

/**
 * Serves pages of another site: another host name and another port, so that neither origin nor storage is shared. Paths
 * that are not in `pages` answer 404. The caller closes it.
 */
export async function serveHost(pages: Record<string, HostPage>, site: string): Promise<Host> {
	const server: Server = createServer((request, response) => {
		const page = pages[new URL(request.url ?? '/', 'http://host').pathname];
		const fill = (text: string) => text.replaceAll('{{site}}', site);
		const headers = Object.entries(page?.headers ?? {}).map(([name, value]) => [name, fill(value)]);
		response.writeHead(page ? 200 : 404, {
			'content-type': 'text/html;charset=utf-8',
			...Object.fromEntries(headers),
		});
		response.end(page ? fill(page.html) : '');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		site,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** A host for the tests of a file, opened before them and closed after. */
export function useHost(pages: Record<string, HostPage>): { readonly current: Host } {
	let host: Host | undefined;
	test.beforeAll(async () => {
		host = await serveHost(pages, (test.info().project.use.baseURL ?? '').replace(/\/$/, ''));
	});
	test.afterAll(() => host?.close());
	return {
		get current() {
			if (!host) throw new Error('The host is served in tests only.');
			return host;
		},
	};
}
