import { chartFile } from '../../../library/charts/chart-file';
import { games, href } from '../../../library/site';
import type { Chart } from '../../../library/types';
import type { ChartFile } from '../../../widgets/stepper/chart-file';

/** What the stepper plays of each chart: its page, its bare page and its file say the same. */
const files = new Map(
	games.flatMap((game) =>
		game.charts.map((chart) => [chart, chartFile(game, chart, href) satisfies ChartFile] as const),
	),
);

/** What the stepper plays of a chart. */
export function fileOf(chart: Chart): ChartFile {
	const file = files.get(chart);
	if (!file) throw new Error(`${chart.path} is no chart of a game that the site shows.`);
	return file;
}
