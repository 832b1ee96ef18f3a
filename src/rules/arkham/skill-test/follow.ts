import type { Applied } from './applied';
import type { Course } from './course';
import { type Decisions, factorsOf } from './decide';
import { endOf, type Graph } from './graph';
import type { Rest } from './rest';

/** What is told of the tests that are followed, with their weight: it adds up to `whole` over their ends. */
export interface Teller {
	/** A test ends as a token is revealed in a course, or with those that it holds (rank -1). */
	readonly end: (course: Course, rank: number, applied: Applied, weight: bigint) => void;
	/** Nothing is to be decided any more in a course. */
	readonly rest?: (course: Course, rest: Rest, weight: bigint) => void;
	/** The player decides: the `option`-th of what may be done is. */
	readonly decision?: (course: Course, rank: number, option: number, weight: bigint) => void;
}

/** Weight of all the tests that may be played. */
export const wholeOf = ({ table: { scale, start } }: Graph): bigint =>
	scale.weightOf(start.left.thing.tokens, start.cancels);

/** Follows all the tests, with the best decisions: each course once, after all those that lead to it. */
export function followAll(graph: Graph, { taken }: Decisions, teller: Teller): void {
	const { courses, firstBranches, ranks, ways, firstOptions, next, cancels, ends, rests, table } = graph;
	const weights = courses.map(() => 0n);
	weights[courses.length - 1] = 1n;
	for (let place = courses.length - 1; place >= 0; place -= 1) {
		const [course, weight] = [courses[place], weights[place] ?? 0n];
		if (!course || weight === 0n) continue;
		const rest = rests[place];
		if (rest) {
			teller.rest?.(course, rest, weight * table.scale.weightOf(course.left.thing.tokens, course.cancels));
			continue;
		}
		const { end, back } = factorsOf(graph, place);
		for (let branch = firstBranches[place] ?? 0; branch < (firstBranches[place + 1] ?? 0); branch += 1) {
			const [option, first] = [taken[branch] ?? 0, firstOptions[branch] ?? 0];
			const [to, rank] = [next[option] ?? 0, ranks[branch] ?? 0];
			const passed = weight * BigInt(ways[branch] ?? 0) * (cancels[option] ? back : 1n);
			const after = courses[to];
			const reached = passed * (after ? table.scale.weightOf(after.left.thing.tokens, after.cancels) : end);
			if ((firstOptions[branch + 1] ?? 0) - first > 1) teller.decision?.(course, rank, option - first, reached);
			if (after) weights[to] = (weights[to] ?? 0n) + passed;
			else teller.end(course, rank, ends[endOf(to)] as Applied, reached);
		}
	}
}
