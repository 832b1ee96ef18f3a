import type { APIRoute } from 'astro';
import { gameOf, gamePaths } from '../../../library/site';

export const getStaticPaths = gamePaths;

/** Slug → [name, definition] of every term of a game, for previews. Loaded on the first one. */
export const GET: APIRoute = ({ params }) => {
	const terms = gameOf(params.jeu ?? '').terms;
	const previews = Object.fromEntries(terms.map(({ slug, name, definition }) => [slug, [name, definition]]));
	return new Response(JSON.stringify(previews), { headers: { 'content-type': 'application/json' } });
};
