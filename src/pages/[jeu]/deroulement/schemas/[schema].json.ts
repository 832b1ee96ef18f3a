import type { APIRoute } from 'astro';
import { games } from '../../../../library/site';
import type { Chart } from '../../../../library/types';
import { fileOf } from '../_chart-files';

export const getStaticPaths = () =>
	games.flatMap((game) =>
		game.charts.map((chart) => ({ params: { jeu: game.slug, schema: chart.slug }, props: { chart } })),
	);

/** A timing chart, as the stepper plays it. */
export const GET: APIRoute<{ chart: Chart }> = ({ props: { chart } }) => Response.json(fileOf(chart));
