import type { APIRoute } from 'astro';
import source from '../client/offline/service-worker.js?raw';

/** The service worker stands at the root of the site: its scope is the whole site. */
export const GET: APIRoute = () => new Response(source, { headers: { 'content-type': 'text/javascript' } });
