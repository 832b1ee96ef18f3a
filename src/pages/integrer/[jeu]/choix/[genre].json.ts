import type { APIRoute } from 'astro';
import { manyOf } from '../../../../builder/catalog';
import { games } from '../../../../library/site';
import type { Game } from '../../../../library/types';
import { choiceOf } from '../../_builder-games';

export const getStaticPaths = () =>
	games.flatMap((game) => manyOf.map((genre) => ({ params: { jeu: game.slug, genre }, props: { game, genre } })));

/**
 * The terms, pages or rules of a game: the snippet builder reads them when one of them is wanted, and so does the block of our
 * WordPress plugin. The kinds of which a game has few are in `/integrer/choix.json`.
 */
export const GET: APIRoute<{ game: Game; genre: string }> = ({ props: { game, genre } }) => {
	const choices = [...game.embeds.values()].filter(({ kind }) => kind === genre).map(choiceOf);
	return Response.json(choices);
};
