import type { APIRoute } from 'astro';
import { games } from '../../page/site';
import { nameEntries } from '../../search/entries';

/** Names of every page, for instant search. Loaded when a reader starts to search. */
export const GET: APIRoute = () =>
	new Response(JSON.stringify(games.flatMap(nameEntries)), { headers: { 'content-type': 'application/json' } });
