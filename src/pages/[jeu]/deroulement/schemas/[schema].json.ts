import type { APIRoute } from 'astro';
import { chartFile } from '../../../../library/charts/chart-file';
import { games, href } from '../../../../library/site';
import type { Chart, Game } from '../../../../library/types';
import type { ChartFile } from '../../../../widgets/stepper/chart-file';

export const getStaticPaths = () =>
	games.flatMap((game) =>
		game.charts.map((chart) => ({ params: { jeu: game.slug, schema: chart.slug }, props: { game, chart } })),
	);

/** A timing chart, as the stepper plays it. */
export const GET: APIRoute<{ game: Game; chart: Chart }> = ({ props: { game, chart } }) =>
	Response.json(chartFile(game, chart, href) satisfies ChartFile);
