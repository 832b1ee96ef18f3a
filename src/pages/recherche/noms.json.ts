import type { APIRoute } from 'astro';
import { games, library } from '../../library/site';
import { publishNames } from '../../search/build/publish-names';

/** Names of every page of the site, for instant search. Loaded when a reader starts to search in all games. */
export const GET: APIRoute = () =>
	new Response(JSON.stringify(publishNames(games, library.concepts)), {
		headers: { 'content-type': 'application/json' },
	});
