import type { APIRoute } from 'astro';
import { href } from '../../library/site';
import { wordpressPlugin } from '../../publish/wordpress-plugin';

/** The WordPress plugin, made for this site. */
export const GET: APIRoute = ({ site }) =>
	new Response(wordpressPlugin(new URL(href('/'), site).href), { headers: { 'content-type': 'application/zip' } });
