import type { AuthorError } from '../../schemas/author-error';
import { type Chart, END } from '../charts/chart-types';
import type { Game } from '../types';
import { checkFlow } from './check-chart-flow';
import { unknownNames } from './check-chart-names';
import { checkChartShape } from './check-chart-shape';

/** Problems of the timing charts of a game: names, windows, counters, steps out of reach, endless loops. */
export const checkCharts = (game: Game): AuthorError[] => [
	...sharedIds(game),
	...game.charts.flatMap((chart) => checkChart(chart, game)),
];

function checkChart(chart: Chart, game: Game): AuthorError[] {
	const errors = [...unknownNames(chart, game), ...checkChartShape(chart)];
	// A wrong target cuts the way to others: only that is reported.
	return errors.some(({ kind }) => kind === 'etape-inconnue') ? errors : [...errors, ...checkFlow(chart)];
}

/** Ids that two steps of the game share. */
function sharedIds({ charts }: Game): AuthorError[] {
	const first = new Map<string, { chart: Chart; place: string }>();
	return charts.flatMap((chart) =>
		chart.steps.flatMap(({ id, place }): AuthorError[] => {
			const known = first.get(id);
			if (!known) first.set(id, { chart, place });
			// Addresses write the end of a sequence as `fin`, or `fin-` and its name.
			const isEnd = id === END || id.startsWith(`${END}-`);
			if (!known && !isEnd) return [];
			const message = known
				? `Cette étape existe déjà dans ${known.chart.file}:${known.chart.lineOf(known.place)}.`
				: `« ${id} » désigne la fin d’un schéma.`;
			return [
				{
					kind: 'identifiant-en-double',
					file: chart.file,
					line: chart.lineOf(place),
					field: id,
					message,
					todo: 'Donnez-lui un autre identifiant.',
				},
			];
		}),
	);
}
