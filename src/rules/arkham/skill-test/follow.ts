import { type Course, isLast, isOver, type Option, type Table } from './course';
import { type Decider, keyOf } from './decide';
import { addForm, type Form, type Sum } from './form';

/** The end of a test, and its weight. */
export interface WeighedEnd {
	/** How far it had come before the last token, or in all when there is no such token. */
	readonly course: Course;
	/** The last token, which ends the test by itself. */
	readonly last: Form | null;
	/** What the tokens applied add up to, the last one included. */
	readonly sum: Sum;
	readonly weight: bigint;
}

/** How often something is done with a token: the rank of its kind, and its weight. */
export interface WeighedOption {
	readonly rank: number;
	readonly option: Option;
	readonly weight: bigint;
}

/** All that may happen when the player decides for the best. Weights of ends add up to `whole`. */
export interface Followed {
	readonly whole: bigint;
	readonly ends: readonly WeighedEnd[];
	/** What is done where there is something to decide. */
	readonly done: readonly WeighedOption[];
}

interface Stop {
	readonly course: Course;
	weight: bigint;
}

/** Follows the courses of a test, with the best decisions: those that `tellApart` gives one key are followed as one. */
export function followAll(table: Table, decider: Decider, tellApart: (course: Course) => string = keyOf): Followed {
	const stops = listStops(table, decider, tellApart);
	const { scale, start } = table;
	const ends: WeighedEnd[] = [];
	const done: WeighedOption[] = [];
	for (const { course, weight } of stops.values()) {
		if (isLast(course)) {
			const each = weight * scale.weightOf(course.tokens - 1, course.cancels);
			for (const last of table.lasts)
				ends.push({
					course,
					last,
					sum: addForm(course.sum, last, -1),
					weight: each * BigInt(course.left[last.rank] ?? 0),
				});
		}
		for (const branch of table.next(course)) {
			const option = decider.best(branch.options);
			const passed = weight * BigInt(branch.ways) * option.factor;
			const next = option.course;
			const reached = passed * scale.weightOf(next.tokens, next.cancels);
			if (branch.options.length > 1) done.push({ rank: branch.rank, option, weight: reached });
			if (isOver(next)) ends.push({ course: next, last: null, sum: next.sum, weight: reached });
			else (stops.get(tellApart(next)) as Stop).weight += passed;
		}
	}
	return { whole: scale.weightOf(start.tokens, start.cancels), ends, done };
}

/** The courses that the best decisions lead to, each after all those that lead to it. */
function listStops(table: Table, decider: Decider, tellApart: (course: Course) => string): Map<string, Stop> {
	const seen = new Set<string>();
	const stops: [string, Stop][] = [];
	const visit = (course: Course): void => {
		const key = tellApart(course);
		if (isOver(course) || seen.has(key)) return;
		seen.add(key);
		decider.checkCount(seen.size);
		for (const branch of table.next(course)) visit(decider.best(branch.options).course);
		stops.push([key, { course, weight: course === table.start ? 1n : 0n }]);
	};
	visit(table.start);
	return new Map(stops.reverse());
}
