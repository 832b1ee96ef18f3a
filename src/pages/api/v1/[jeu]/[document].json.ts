import type { APIRoute } from 'astro';
import { type GameDocumentName, gameDocument, gameDocumentNames } from '../../../../page/api/game-documents';
import { written } from '../../../../page/api/summary';
import type { Game } from '../../../../page/library/types';
import { games } from '../../../../page/site';
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
