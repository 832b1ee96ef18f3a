import { chartEdges, type Leading, reachableFrom } from './chart-graph';
import { END } from './chart-types';

/**
 * How many branches each step of a phase is inside: those of questions, higher in the phase, that must be asked to get
 * there and that may also lead past it, and past all that must be done between them. `all` are the steps of the chart,
 * in order.
 */
export function depthsOf(steps: readonly Leading[], all: readonly Leading[]): number[] {
	const start = all[0]?.id ?? END;
	const ways = chartEdges(withoutEarlyEnds(all)).map(({ from, to }) => ({ from, to, choice: undefined }));
	const reaches = (from: string, to: string, without: string) =>
		reachableFrom(
			from,
			ways.filter((way) => way.from !== without && way.to !== without),
		).has(to);
	return steps.map(({ id }, at) => {
		const needed = steps.slice(0, at).filter((above) => !reaches(start, id, above.id));
		return needed.filter(
			(fork, place) =>
				isQuestion(fork) &&
				[id, ...needed.slice(place + 1).map((between) => between.id)].every((met) => reaches(fork.id, END, met)),
		).length;
	});
}

/** Whether a step leads to several others. */
const isQuestion = ({ choices }: Leading): boolean => new Set(choices.map(({ to }) => to)).size > 1;

/** Steps without the branches that end everything before the others come to their end: the rest is not inside a branch. */
const withoutEarlyEnds = (all: readonly Leading[]): Leading[] =>
	all.map((step, at) => {
		const below = new Set(all.slice(at + 1).map(({ id }) => id));
		const goesOn = step.choices.some(({ to }) => below.has(to));
		return goesOn ? { ...step, choices: step.choices.filter(({ to }) => to !== END) } : step;
	});
