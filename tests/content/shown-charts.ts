import { shownChart } from '../../src/library/charts/chart-file';
import type { Game } from '../../src/library/types';
import type { ShownCharts } from '../../src/widgets/stepper/chart-file';

/** Every chart of a game as the stepper plays it, by slug: what it has once it has brought them all. */
export const shownChartsOf = (game: Game, address: (path: string) => string = (path) => path): ShownCharts =>
	Object.fromEntries(game.charts.map((chart) => [chart.slug, shownChart(game, chart, address)]));
