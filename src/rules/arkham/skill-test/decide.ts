import { conclude, settleAutomatic } from './conclusion';
import { endOf, type Graph } from './graph';
import type { Rating } from './rating';
import { rateFrom } from './rest';
import type { Stakes } from './stakes';

/** What is done best in all that may happen in a draw. */
export interface Decisions {
	/** Weight of the tests that succeed, at the scale of the start. */
	readonly success: bigint;
	/** The option taken in each branch. */
	readonly taken: readonly number[];
}

/** What brings the weights of what follows to the scale of a course: an end, and a token that goes back to the bag. */
interface Factors {
	readonly end: bigint;
	readonly back: bigint;
}

/**
 * Finds what the player had better do, for the best chance of success and then the best expected margin: the first among
 * equals. A card is spent to cancel a token only when the chance of success is better for it.
 */
export function decide(graph: Graph, stakes: Stakes): Decisions {
	const { courses, firstBranches, ways, firstOptions, next, cancels, ends } = graph;
	const conclusions = ends.map((end) => conclude(stakes, end.sum, settleAutomatic(end)));
	const successes: bigint[] = [];
	const margins: bigint[] = [];
	const taken: number[] = [];

	const successOf = (option: number, { end, back }: Factors): bigint => {
		const to = next[option] ?? 0;
		if (to < 0) return conclusions[endOf(to)]?.success ? end : 0n;
		const success = successes[to] ?? 0n;
		return cancels[option] ? success * back : success;
	};

	const marginOf = (option: number, { end, back }: Factors): bigint => {
		const to = next[option] ?? 0;
		if (to < 0) return BigInt(conclusions[endOf(to)]?.margin ?? 0) * end;
		const margin = expectMargin(to);
		return cancels[option] ? margin * back : margin;
	};

	/** Only needed where two options have the same chance of success. */
	const expectMargin = (place: number): bigint => {
		const known = margins[place];
		if (known !== undefined) return known;
		const factors = factorsOf(graph, place);
		let margin = 0n;
		for (let branch = firstBranches[place] ?? 0; branch < (firstBranches[place + 1] ?? 0); branch += 1)
			margin += BigInt(ways[branch] ?? 0) * marginOf(taken[branch] ?? 0, factors);
		margins[place] = margin;
		return margin;
	};

	const pick = (branch: number, factors: Factors): number => {
		const [first, end] = [firstOptions[branch] ?? 0, firstOptions[branch + 1] ?? 0];
		if (end - first === 1) return first;
		let [best, success] = [first, successOf(first, factors)];
		for (let option = first + 1; option < end; option += 1) {
			const other = successOf(option, factors);
			const same = other === success && !cancels[option];
			if (other > success || (same && marginOf(option, factors) > marginOf(best, factors)))
				[best, success] = [option, other];
		}
		return best;
	};

	for (let place = 0; place < courses.length; place += 1) {
		const rest = rateCourse(graph, place, stakes);
		if (rest) {
			successes.push(rest.success);
			margins[place] = rest.margin;
			continue;
		}
		const factors = factorsOf(graph, place);
		// Tests that end there are counted, and weighed once.
		let [ended, success] = [0, 0n];
		for (let branch = firstBranches[place] ?? 0; branch < (firstBranches[place + 1] ?? 0); branch += 1) {
			const option = pick(branch, factors);
			const [to, count] = [next[option] ?? 0, ways[branch] ?? 0];
			taken[branch] = option;
			if (to >= 0) success += BigInt(count) * successOf(option, factors);
			else if (conclusions[endOf(to)]?.success) ended += count;
		}
		successes.push(success + BigInt(ended) * factors.end);
	}
	return { success: successes.at(-1) ?? 0n, taken };
}

/** What a course is worth where nothing is to be decided any more. */
function rateCourse({ courses, rests, table }: Graph, place: number, stakes: Stakes): Rating | undefined {
	const [course, rest] = [courses[place], rests[place]];
	return course && rest && rateFrom(course, rest, table.scale, stakes);
}

/** Once a token is revealed, the bag has one fewer; what is only applied takes none from it. */
export function factorsOf({ table, courses, firstBranches, ranks }: Graph, place: number): Factors {
	const course = courses[place];
	if (!course) throw new RangeError(`No course has the number ${place}.`);
	const { tokens } = course.left.thing;
	const out = (ranks[firstBranches[place] ?? 0] ?? 0) < 0 ? 0 : 1;
	return { end: table.scale.weightOf(tokens - out, course.cancels), back: table.scale.factorOfReturn(tokens) };
}
