import type { APIRoute } from 'astro';
import { labelOf } from '../../../library/citations';
import { gameOf, gamePaths } from '../../../library/site';

export const getStaticPaths = gamePaths;

/** Slug → [name, definition] of every term of a game, for previews. Loaded on the first one. */
export const GET: APIRoute = ({ params }) => {
	const terms = gameOf(params.jeu ?? '').terms;
	const previews = Object.fromEntries(terms.map((term) => [term.slug, [labelOf(term), term.definition]]));
	return new Response(JSON.stringify(previews), { headers: { 'content-type': 'application/json' } });
};
