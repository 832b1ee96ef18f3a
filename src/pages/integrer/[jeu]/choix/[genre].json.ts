import type { APIRoute } from 'astro';
import { games } from '../../../../library/site';
import type { Game } from '../../../../library/types';
import { choiceOf } from '../../_builder-games';

const kinds = ['terme', 'page', 'regle'] as const;

export const getStaticPaths = () =>
	games.flatMap((game) => kinds.map((genre) => ({ params: { jeu: game.slug, genre }, props: { game, genre } })));

/** Terms, pages or rules of a game, for the snippet builder: it reads them when one of them is wanted. */
export const GET: APIRoute<{ game: Game; genre: string }> = ({ props: { game, genre } }) => {
	const choices = [...game.embeds.values()].filter(({ kind }) => kind === genre).map(choiceOf);
	return Response.json(choices);
};
