import type { APIRoute } from 'astro';
import { kinds } from '../../../../builder/catalog';
import { games } from '../../../../library/site';
import type { Game } from '../../../../library/types';
import { choiceOf } from '../../_builder-games';

export const getStaticPaths = () =>
	games.flatMap((game) => kinds.map((genre) => ({ params: { jeu: game.slug, genre }, props: { game, genre } })));

/**
 * What a game has of a kind that can be embedded: the snippet builder reads terms, pages and rules when one of them is wanted,
 * and the block of our WordPress plugin reads all kinds.
 */
export const GET: APIRoute<{ game: Game; genre: string }> = ({ props: { game, genre } }) => {
	const choices = [...game.embeds.values()].filter(({ kind }) => kind === genre).map(choiceOf);
	return Response.json(choices);
};
