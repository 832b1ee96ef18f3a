import type { APIRoute } from 'astro';
import { foldForSearch } from '../../../glossary/fold';
import { gameOf, gamePaths } from '../../../library/site';

export const getStaticPaths = gamePaths;

/** Slug → words that find a term besides its names, as the filter compares them. Loaded when it is used. */
export const GET: APIRoute = ({ params }) => {
	const words = gameOf(params.jeu ?? '').terms.map(({ slug, data }) => [
		slug,
		foldForSearch([...data.variantes, ...data.recherche].join(' ')),
	]);
	return new Response(JSON.stringify(Object.fromEntries(words)), { headers: { 'content-type': 'application/json' } });
};
