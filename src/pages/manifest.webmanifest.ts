import type { APIRoute } from 'astro';
import { href } from '../library/site';

export const GET: APIRoute = () => {
	const manifest = {
		name: 'L’Arbitre : règles de jeux de cartes',
		short_name: 'L’Arbitre',
		lang: 'fr',
		start_url: href('/'),
		scope: href('/'),
		display: 'standalone',
		background_color: '#fbf8f2',
		theme_color: '#fbf8f2',
		icons: [
			{ src: href('/favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
			{ src: href('/icone-192.png'), type: 'image/png', sizes: '192x192' },
			{ src: href('/icone-512.png'), type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
		],
	};
	return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
