import { chartEdges, type Leading } from './chart-graph';
import { END } from './chart-types';

/** A line beside the steps of a phase, from one to another that does not follow it. Rows count from 0. */
export interface Rail {
	from: number;
	to: number;
	/** `retour`, on the left, goes back up; `saut`, on the right, skips steps. */
	side: 'retour' | 'saut';
	/** Distance from the steps, from 1. */
	lane: number;
}

/** What the drawing of a phase needs beside its steps. */
export interface Rails {
	rails: Rail[];
	/** Lanes on each side: those that go back, those that skip. */
	back: number;
	skip: number;
	/** Whether each step leads to the one below it. */
	follows: boolean[];
	/** Whether each step may be done again at once. */
	repeats: boolean[];
}

/** Lines of a phase: one for each pair of steps, however many branches take it; the shortest are the nearest. */
export function railsOf(steps: readonly Leading[]): Rails {
	const row = new Map(steps.map((step, at) => [step.id, at]));
	const ways = chartEdges(steps).flatMap(({ from, to }) => {
		const [start, end] = [row.get(from), to === END ? undefined : row.get(to)];
		return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
	});
	const unique = [...new Map(ways.map((way) => [`${way.from} ${way.to}`, way])).values()];
	const back = lanes(unique.filter(({ from, to }) => to < from));
	const skip = lanes(unique.filter(({ from, to }) => to > from + 1));
	return {
		rails: [
			...back.map((rail) => ({ ...rail, side: 'retour' as const })),
			...skip.map((rail) => ({ ...rail, side: 'saut' as const })),
		],
		back: Math.max(0, ...back.map((rail) => rail.lane)),
		skip: Math.max(0, ...skip.map((rail) => rail.lane)),
		follows: steps.map((_, at) => unique.some(({ from, to }) => from === at && to === at + 1)),
		repeats: steps.map((_, at) => unique.some(({ from, to }) => from === at && to === at)),
	};
}

interface Way {
	from: number;
	to: number;
}

/** Gives each line the nearest lane that no line beside it takes; lines that end at one step may share theirs. */
function lanes(ways: readonly Way[]): (Way & { lane: number })[] {
	const placed: (Way & { lane: number })[] = [];
	const length = ({ from, to }: Way) => Math.abs(from - to);
	for (const way of ways.toSorted((a, b) => length(a) - length(b))) {
		let lane = 1;
		while (placed.some((other) => other.lane === lane && overlap(other, way))) lane += 1;
		placed.push({ ...way, lane });
	}
	return placed;
}

function overlap(a: Way, b: Way): boolean {
	if (a.to === b.to) return false;
	return Math.min(a.from, a.to) <= Math.max(b.from, b.to) && Math.min(b.from, b.to) <= Math.max(a.from, a.to);
}
