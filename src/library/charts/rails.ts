import { chartEdges, type Leading } from './chart-graph';
import { END } from './chart-types';

/** A loop: a line beside the steps of a phase, from one back to another above it. Rows count from 0. */
export interface Rail {
	from: number;
	to: number;
	/** Distance from the steps, from 1. */
	lane: number;
}

/** What the drawing of a phase needs beside its steps. */
export interface Rails {
	rails: Rail[];
	/** Lanes that the loops take. */
	lanes: number;
	/** Whether each step leads to the one below it. */
	follows: boolean[];
}

/** Loops of a phase: one line for each pair of steps, however many branches take it; the shortest are the nearest. */
export function railsOf(steps: readonly Leading[]): Rails {
	const row = new Map(steps.map((step, at) => [step.id, at]));
	const ways = chartEdges(steps).flatMap(({ from, to }) => {
		const [start, end] = [row.get(from), to === END ? undefined : row.get(to)];
		return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
	});
	const unique = [...new Map(ways.map((way) => [`${way.from} ${way.to}`, way])).values()];
	const rails = inLanes(unique.filter(({ from, to }) => to < from));
	return {
		rails,
		lanes: Math.max(0, ...rails.map((rail) => rail.lane)),
		follows: steps.map((_, at) => unique.some(({ from, to }) => from === at && to === at + 1)),
	};
}

interface Way {
	from: number;
	to: number;
}

/** Gives each line the nearest lane that no line beside it takes; lines that end at one step may share theirs. */
function inLanes(ways: readonly Way[]): Rail[] {
	const placed: Rail[] = [];
	for (const way of ways.toSorted((a, b) => a.from - a.to - (b.from - b.to))) {
		let lane = 1;
		while (placed.some((other) => other.lane === lane && overlap(other, way))) lane += 1;
		placed.push({ ...way, lane });
	}
	return placed;
}

const overlap = (a: Way, b: Way): boolean => a.to !== b.to && a.to <= b.from && b.to <= a.from;
