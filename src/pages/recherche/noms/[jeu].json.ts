import type { APIRoute } from 'astro';
import { gameOf, gamePaths } from '../../../library/site';
import { publishNames } from '../../../search/build/publish-names';

export const getStaticPaths = gamePaths;

/** Names of a game's pages: a search that stays in the game loads no other. */
export const GET: APIRoute = ({ params }) =>
	new Response(JSON.stringify(publishNames([gameOf(params.jeu ?? '')], [])), {
		headers: { 'content-type': 'application/json' },
	});
