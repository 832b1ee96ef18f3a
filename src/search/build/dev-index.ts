import type { IncomingMessage, ServerResponse } from 'node:http';
import * as pagefind from 'pagefind';
import type { ViteDevServer } from 'vite';
import { conceptFolder, searchIndexPath } from '../../addresses/addresses';
import type { PublishedIndex } from '../published-index';
import { indexOptions } from './pagefind-options';

type Next = () => void;

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

/**
 * Serves `/pagefind/…` while authors write: the first request indexes the pages as the dev server
 * renders them. A restart, which any change in the content causes, starts afresh.
 */
export function devIndex(server: ViteDevServer) {
	let files: Promise<Map<string, Uint8Array>> | undefined;
	// A page that does not render makes no index; the next request tries again.
	const forget = (error: unknown): undefined => {
		files = undefined;
		server.config.logger.warn(`Search index: ${error}`);
	};
	return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
		const path = /\/pagefind\/([^?]+)/.exec(request.url ?? '')?.[1];
		if (!path) return next();
		files ??= buildIndex(server);
		const content = (await files.catch(forget))?.get(path);
		if (!content) return next();
		response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
		response.end(content);
	};
}

async function buildIndex(server: ViteDevServer): Promise<Map<string, Uint8Array>> {
	const { index } = await pagefind.createIndex(indexOptions);
	if (!index) return new Map();
	const origin = server.resolvedUrls?.local[0] ?? 'http://localhost:4321/';
	const read = async (name: string) =>
		(await fetch(new URL(searchIndexPath(name).slice(1), origin))).json() as Promise<PublishedIndex>;
	const shared = await read(conceptFolder);
	const indexes = [shared, ...(await Promise.all(Object.keys(shared.games ?? {}).map(read)))];
	for (const path of indexes.flatMap(({ entries }) => entries.map(({ u }) => u)).filter((u) => !u.includes('#'))) {
		const content = await fetch(new URL(path.slice(1), origin)).then((answer) => answer.text());
		await index.addHTMLFile({ url: path, content });
	}
	const { files } = await index.getFiles();
	return new Map(files.map(({ path, content }) => [path.replace(/^.*pagefind\//, ''), content]));
}
