import type { Applied } from './applied';
import { type Course, isOver, isResolved, numbersOf, type Option, type Table } from './course';
import { REST_WORK, type Rest, type Rests } from './rest';
import { TooLong } from './too-long';

/**
 * All that may happen in a draw, whatever the test asks. Lists of numbers, as there may be a million of them: the branches
 * of a course go from its first one to the first one of the next course, and likewise the options of a branch.
 */
export interface Graph {
	readonly table: Table;
	/** Each after all those that it leads to: the last one is the start. */
	readonly courses: readonly Course[];
	readonly firstBranches: readonly number[];
	/** Of each branch: the rank of the token revealed, -1 when none is, and in how many ways it comes. */
	readonly ranks: readonly number[];
	readonly ways: readonly number[];
	readonly firstOptions: readonly number[];
	/** Of each option: the course that it leads to, or the end of the test, which `endOf` reads. */
	readonly next: readonly number[];
	readonly cancels: readonly boolean[];
	/** What the tokens applied come to at each end. */
	readonly ends: readonly Applied[];
	/** Of each course where nothing is to be decided any more: what follows; it has no branch. */
	readonly rests: readonly (Rest | undefined)[];
}

/** The end that an option leads to; below 0 when it leads to a course. The other way round as well. */
export const endOf = (next: number): number => -1 - next;

/**
 * Lists all that may happen. `rests` give what is left once nothing is to be decided, when it is not to be followed token
 * by token. Throws `TooLong` when there are more than `most` options.
 */
export function drawGraph(table: Table, most: number, rests?: Rests): Graph {
	const courses: Course[] = [];
	const firstBranches = [0];
	const ranks: number[] = [];
	const ways: number[] = [];
	const firstOptions = [0];
	const next: number[] = [];
	const cancels: boolean[] = [];
	const ends: Applied[] = [];
	const restsFound: (Rest | undefined)[] = [];
	const known: Map<number, number>[] = [];
	let work = 0;

	const visit = (course: Course): number => {
		const { applied, left } = course;
		if (isOver(course)) {
			ends[applied.id] = applied.thing;
			return endOf(applied.id);
		}
		const same = known[left.id] ?? new Map<number, number>();
		known[left.id] = same;
		const [, , key] = numbersOf(course);
		return same.get(key) ?? add(course, same, key);
	};

	const add = (course: Course, same: Map<number, number>, key: number): number => {
		const rest = rests?.isSettled(course) ? rests.restOf(course) : undefined;
		const branches = rest ? [] : listBranches(table, course);
		for (const { options } of branches) work += options.length;
		if (rest) work += REST_WORK;
		if (work > most) throw new TooLong('options', work, most);
		const reached = branches.map(({ options }) => options.map((option) => visit(option.course)));
		for (const [at, { rank, count, options }] of branches.entries()) {
			ranks.push(rank);
			ways.push(count);
			next.push(...(reached[at] ?? []));
			for (const option of options) cancels.push(option.cancels);
			firstOptions.push(next.length);
		}
		firstBranches.push(ranks.length);
		restsFound.push(rest);
		same.set(key, courses.length);
		return courses.push(course) - 1;
	};

	visit(table.start);
	return { table, courses, firstBranches, ranks, ways, firstOptions, next, cancels, ends, rests: restsFound };
}

/** What chance brings to a course, in how many ways, and what may then be done. */
interface Branch {
	readonly rank: number;
	readonly count: number;
	readonly options: readonly Option[];
}

function listBranches({ resolve, reveal }: Table, course: Course): readonly Branch[] {
	if (isResolved(course)) return [{ rank: -1, count: 1, options: resolve(course) }];
	const branches: Branch[] = [];
	for (const [rank, count] of course.left.thing.counts.entries())
		if (count > 0) branches.push({ rank, count, options: reveal(course, rank) });
	return branches;
}
