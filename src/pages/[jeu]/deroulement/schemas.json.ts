import type { APIRoute } from 'astro';
import { sheetsOf } from '../../../page/charts/sheet';
import type { Game } from '../../../page/library/types';
import { games, href } from '../../../page/site';

export const getStaticPaths = () =>
	games.filter((game) => game.charts.length > 0).map((game) => ({ params: { jeu: game.slug }, props: { game } }));

/** Every timing chart of a game: what the stepper plays when a sequence calls another. */
export const GET: APIRoute<{ game: Game }> = ({ props: { game } }) => Response.json(sheetsOf(game, href));
