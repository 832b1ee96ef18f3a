import type { APIRoute } from 'astro';
import { frameAddress } from '../library/addresses';
import source from '../offline/worker/service-worker.js?raw';

/** The service worker stands at the root of the site: its scope is the whole site. */
export const GET: APIRoute = () =>
	new Response(source.replace('/FRAME_ADDRESS/', String(frameAddress)), {
		headers: { 'content-type': 'text/javascript' },
	});
