import { checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../verification';
import { type Chart, type Charts, END, stepOf } from './chart';
import { checkCharts } from './chart-problems';
import type { Frame } from './frame';
import type { Move } from './moves';
import { MAX_DEPTH, type State } from './state';
import type { Walk } from './walk';

const MAX_MOVES = 999;
const MAX_CHOICE = 99;

const KINDS = ['next', 'choose', 'nest', 'act', 'pass', 'restart'] as const satisfies readonly Move['kind'][];

/**
 * Checks all that a game along charts is made of, which may come from a file or an address: charts that lead somewhere
 * and that the game can leave, a place in them, moves that exist. Tells every problem, in reading order; those of the
 * place and of the moves once the charts have none. A move that is not possible there is no problem: it is refused in the result.
 */
export function verify(walk: Walk): Verdict<Walk> {
	const charts = checkCharts(walk.charts);
	return judge(walk, charts.length > 0 ? charts : [...checkState(walk), ...checkMoves(walk.moves)]);
}

function checkState({ charts, from }: Pick<Walk, 'charts'> & { readonly from: State }): readonly Problem[] {
	const { stack } = from;
	const height = checkInteger('from.stack.length', stack.length, 1, MAX_DEPTH);
	if (height.length > 0) return height;
	return stack.flatMap((frame, rank) => checkFrame(`from.stack[${rank}]`, frame, charts, rank, stack.length));
}

/** A sequence that is over is left at once: only the outermost chart can be at its end with nothing above it. */
function checkFrame(field: string, frame: Frame, charts: Charts, rank: number, height: number): readonly Problem[] {
	const slugs = Object.keys(charts);
	const chart = slugs.includes(frame.chart) ? charts[frame.chart] : undefined;
	if (!chart) return checkOneOf(`${field}.chart`, frame.chart, slugs);
	const ids = chart.steps.map(({ id }) => id);
	const mayBeOver = height === 1 || rank < height - 1;
	return [
		...checkOneOf(`${field}.step`, frame.step, mayBeOver ? [...ids, END] : ids),
		...checkCounters(`${field}.counters`, frame, chart),
		...checkOpportunity(`${field}.opportunity`, frame, chart),
	];
}

function checkCounters(field: string, { counters }: Frame, chart: Chart): readonly Problem[] {
	const known = chart.counters.map(({ id }) => id);
	return [
		...Object.keys(counters).flatMap((id) => checkOneOf(field, id, known)),
		...chart.counters.flatMap(({ id, min, max }) => checkInteger(`${field}.${id}`, counters[id], min, max)),
	];
}

/** Away from a window, the opportunity is the first one. */
function checkOpportunity(field: string, { step, opportunity }: Frame, chart: Chart): readonly Problem[] {
	const last = stepOf(chart, step)?.alternation ? 1 : 0;
	return [
		...checkInteger(`${field}.player`, opportunity.player, 0, last),
		...checkInteger(`${field}.passes`, opportunity.passes, 0, last),
	];
}

function checkMoves(moves: readonly Move[]): readonly Problem[] {
	return [
		...checkInteger('moves.length', moves.length, 0, MAX_MOVES),
		...moves.flatMap((move, rank) => [
			...checkOneOf(`moves[${rank}].kind`, move.kind, KINDS),
			...(move.kind === 'choose' ? checkInteger(`moves[${rank}].choice`, move.choice, 0, MAX_CHOICE) : []),
		]),
	];
}
