import type { APIRoute } from 'astro';
import { foldForSearch } from '../../../glossary/fold';
import { gameOf, gamePaths } from '../../../library/site';

export const getStaticPaths = gamePaths;

/** Slug of a term, or id of what the rulebook does not treat → words that find it besides its names, as the filter compares them. */
export const GET: APIRoute = ({ params }) => {
	const { terms, edges } = gameOf(params.jeu ?? '');
	const words = [
		...terms.map(({ slug, data }) => [slug, [...data.variantes, ...data.recherche]] as const),
		...edges.map(({ id, words }) => [id, words] as const),
	].map(([name, said]) => [name, foldForSearch(said.join(' '))]);
	return new Response(JSON.stringify(Object.fromEntries(words)), { headers: { 'content-type': 'application/json' } });
};
