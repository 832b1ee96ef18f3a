import type { APIRoute } from 'astro';
import { symbolsOf } from '../../../icons/symbols';
import { iconsOf } from '../../../library/aid/lines';
import { games } from '../../../library/site';
import type { Aid } from '../../../library/types';

export const getStaticPaths = () =>
	games.flatMap(({ slug, aid }) => (aid && iconsOf(aid).length > 0 ? [{ params: { jeu: slug }, props: { aid } }] : []));

/** The icons that an aid shows. */
export const GET: APIRoute<{ aid: Aid }> = ({ params: { jeu = '' }, props: { aid } }) =>
	new Response(symbolsOf(jeu, iconsOf(aid)), { headers: { 'Content-Type': 'image/svg+xml' } });
