import { sheetOf } from '../../src/library/charts/sheet';
import type { Game } from '../../src/library/types';
import type { ChartSheet } from '../../src/schemas/chart-sheet';

/** Every chart of a game as the stepper plays it, by slug: what it has once it has brought them all. */
export const sheetsOf = (game: Game, address: (path: string) => string = (path) => path): Record<string, ChartSheet> =>
	Object.fromEntries(game.charts.map((chart) => [chart.slug, sheetOf(game, chart, address)]));
