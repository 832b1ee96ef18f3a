import type { APIRoute } from 'astro';
import { games } from '../../../../library/site';
import type { Game } from '../../../../library/types';
import { type GameDocumentName, gameDocument, gameDocumentNames } from '../../../../publish/api/game-documents';
import { written } from '../../../../publish/api/summary';
import { apiOptions, json } from '../_options';

interface Props {
	game: Game;
	name: GameDocumentName;
}

export const getStaticPaths = () =>
	games.flatMap((game) =>
		gameDocumentNames.map((name) => ({ params: { jeu: game.slug, document: name }, props: { game, name } })),
	);

/** The documents of a game. */
export const GET: APIRoute<Props> = ({ props: { game, name }, site }) =>
	json(written(gameDocument(name, game, apiOptions(site))));
