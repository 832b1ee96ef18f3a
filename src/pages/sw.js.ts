import type { APIRoute } from 'astro';
import source from '../client/offline/service-worker.js?raw';
import { frameAddress } from '../library/addresses';

/** The service worker stands at the root of the site: its scope is the whole site. */
export const GET: APIRoute = () =>
	new Response(source.replace('/FRAME_ADDRESS/', String(frameAddress)), {
		headers: { 'content-type': 'text/javascript' },
	});
