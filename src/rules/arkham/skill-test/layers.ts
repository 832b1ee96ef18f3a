import { type Course, isOver, isResolved, numbersOf, type Option, type Table } from './course';
import { createPlaces, type Places } from './places';
import { REST_WORK, type Rests } from './rest';
import { TooLong } from './too-long';

/** Courses that are as far, told by their numbers: none leads to another of them. */
export interface Layer {
	readonly first: number[];
	readonly second: number[];
	readonly rest: number[];
}

/**
 * All the courses of a draw where something is to be decided, whatever the test asks, by how far they have come. Each is
 * three numbers, and is made again when it is needed: a million of them fit in memory.
 */
export interface Layers {
	readonly table: Table;
	readonly rests: Rests;
	readonly layers: readonly Layer[];
	/** The layer of a course. */
	readonly layerOf: (course: Course) => number;
	/** How many layers ahead a course may lead. */
	readonly reach: number;
}

/** Lists the courses. Throws `TooLong` when there are more than `most` options. */
export function listLayers(table: Table, rests: Rests, most: number): Layers {
	const { start } = table;
	const each = start.cancels + 1;
	const total = start.left.thing.tokens;
	const layerOf = ({ left, cancels }: Course) => (total - left.thing.tokens) * each + start.cancels - cancels;
	const layers: Layer[] = [];
	const places: (Places | undefined)[] = [];
	let work = 0;
	const add = (course: Course): void => {
		if (isOver(course)) return;
		if (rests.isSettled(course)) {
			work += REST_WORK;
			return;
		}
		const at = layerOf(course);
		const layer = layers[at] ?? { first: [], second: [], rest: [] };
		layers[at] = layer;
		const known = places[at] ?? createPlaces(layer);
		places[at] = known;
		known.add(numbersOf(course));
	};
	add(start);
	for (let at = 0; at < total * each + each; at += 1) {
		const layer = layers[at] ?? { first: [], second: [], rest: [] };
		layers[at] = layer;
		places[at] = undefined;
		for (const course of listCourses(table, layer))
			for (const { options } of listBranches(table, course))
				for (const option of options) {
					work += 1;
					if (work > most) throw new TooLong('options', work, most);
					add(option.course);
				}
	}
	return { table, rests, layers, layerOf, reach: each + 1 };
}

/** The courses of a layer, made again one after the other. */
export function* listCourses(table: Table, { first, second, rest }: Layer): Generator<Course> {
	for (let at = 0; at < first.length; at += 1) yield table.find([first[at] ?? 0, second[at] ?? 0, rest[at] ?? 0]);
}

/** What chance brings to a course, in how many ways, and what may then be done. */
export interface Branch {
	readonly rank: number;
	readonly count: number;
	readonly options: readonly Option[];
}

export function listBranches({ resolve, reveal }: Table, course: Course): readonly Branch[] {
	if (isResolved(course)) return [{ rank: -1, count: 1, options: resolve(course) }];
	const branches: Branch[] = [];
	for (const [rank, count] of course.left.thing.counts.entries())
		if (count > 0) branches.push({ rank, count, options: reveal(course, rank) });
	return branches;
}
