import type { APIRoute } from 'astro';
import { searchPath, searchWith } from '../addresses/addresses';
import { games, href } from '../library/site';
import { themeColor } from '../page/theme-color';

export const GET: APIRoute = () => {
	const manifest = {
		name: 'L’Arbitre : règles de jeux de cartes',
		short_name: 'L’Arbitre',
		lang: 'fr',
		start_url: href('/'),
		scope: href('/'),
		display: 'standalone',
		background_color: themeColor('clair'),
		theme_color: themeColor('clair'),
		categories: ['games', 'reference'],
		icons: [
			{ src: href('/favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
			{ src: href('/icone-192.png'), type: 'image/png', sizes: '192x192' },
			{ src: href('/icone-512.png'), type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
		],
		// Systems show four at most.
		shortcuts: games.slice(0, 4).map(({ slug, data }) => ({
			name: `Chercher dans ${data.court}`,
			short_name: data.court,
			url: href(searchWith(`jeu=${slug}`)),
			icons: [{ src: href('/icone-192.png'), type: 'image/png', sizes: '192x192' }],
		})),
		// A word that is selected elsewhere and shared is searched.
		share_target: { action: href(searchPath), method: 'GET', params: { text: 'q' } },
	};
	return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
