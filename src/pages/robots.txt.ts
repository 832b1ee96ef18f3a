import type { APIRoute } from 'astro';
import { searchPath, sitemapPath } from '../addresses/addresses';
import { href } from '../library/site';

export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nDisallow: ${href(searchPath)}\n\nSitemap: ${new URL(href(sitemapPath), site)}\n`);
