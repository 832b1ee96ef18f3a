import type { APIRoute } from 'astro';
import { href } from '../library/site';

export const GET: APIRoute = ({ site }) =>
	new Response(
		`User-agent: *\nDisallow: ${href('/recherche/')}\n\nSitemap: ${new URL(href('/sitemap-index.xml'), site)}\n`,
	);
