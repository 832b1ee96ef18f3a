import type { APIRoute } from 'astro';
import { chartFile } from '../../../../page/charts/sheet';
import type { Chart, Game } from '../../../../page/library/types';
import { games, href } from '../../../../page/site';

export const getStaticPaths = () =>
	games.flatMap((game) =>
		game.charts.map((chart) => ({ params: { jeu: game.slug, schema: chart.slug }, props: { game, chart } })),
	);

/** A timing chart, as the stepper plays it. */
export const GET: APIRoute<{ game: Game; chart: Chart }> = ({ props: { game, chart } }) =>
	Response.json(chartFile(game, chart, href));
