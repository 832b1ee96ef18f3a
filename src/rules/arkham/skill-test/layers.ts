import { type Course, isOver, numbersOf, type Table } from './course';
import { type Courses, createPlaces, openCourses, type Places } from './places';
import { REST_WORK, type Rests } from './rest';
import { TooLong } from './too-long';

/** Courses with as many tokens left and to be canceled: none leads to another of them. Lists of numbers, as in a graph. */
export interface Layer {
	readonly tokens: number;
	readonly cancels: number;
	/** Of each course: how many branches it has; of each branch: in how many ways it comes, and its options. */
	readonly branches: Uint8Array;
	readonly ways: Uint8Array;
	readonly options: Uint16Array;
	/** Where each option leads: see `readCode`. */
	readonly codes: Int32Array;
	/** Courses where nothing is to be decided any more. */
	readonly settled: Courses;
}

/**
 * All that may happen in a draw as long as something is to be decided, whatever the test asks, by how far it has come. What
 * a course is made of is let go once it is followed: a million of them fit in memory.
 */
export interface Layers {
	readonly table: Table;
	readonly rests: Rests;
	readonly layers: readonly Layer[];
	/** Where the start is. */
	readonly start: number;
}

/** Where an option leads: `place` among the courses of a layer, settled or not, or the end of the test. */
interface Target {
	readonly layer: number;
	readonly settled: boolean;
	readonly place: number;
}

/** How far the layer ahead is: a token is revealed, or revealed and canceled, or canceled and put back. */
const steps = (each: number): readonly number[] => [each, each + 1, 1];

/** Reads a code of the layer `at`, of a draw with `each` layers a token; one below 0 is an end, which `endOf` reads. */
export function readCode(code: number, at: number, each: number): Target {
	return { layer: at + (steps(each)[code % 4] ?? 0), settled: (code >> 2) % 2 === 1, place: code >> 3 };
}

/** Whether an option spends a card. */
export const spendsCard = (code: number): boolean => code >= 0 && code % 4 > 0;

/** What a course takes as long as it is kept, with its place; and an option. */
const COURSE_BYTES = 45;
const OPTION_BYTES = 6;

/** Most bytes that courses and options may take: what is worked out from them takes nearly twice as much, within 64 MB. */
const MOST_BYTES = 24_000_000;

/** Lists the layers. Throws `TooLong` when there are more than `most` options, or too many courses to keep. */
export function listLayers(table: Table, rests: Rests, most: number): Layers {
	const { start } = table;
	const each = start.cancels + 1;
	const total = start.left.thing.tokens;
	const layers: Layer[] = [];
	const open: (OpenLayer | undefined)[] = [];
	let [work, bytes] = [0, 0];
	const layerAt = (at: number): OpenLayer => {
		const known = open[at] ?? openLayer();
		open[at] = known;
		return known;
	};
	/** The place of a course in its layer, and the code of what leads to it. */
	const codeOf = (course: Course, from: number): number => {
		if (isOver(course)) return -1 - course.applied.id;
		const at = (total - course.left.thing.tokens) * each + start.cancels - course.cancels;
		const layer = layerAt(at);
		const settled = rests.isSettled(course);
		if (settled) work += REST_WORK;
		const there = settled ? layer.settled : layer.courses;
		const before = there.first.length;
		const place = (settled ? layer.settledPlaces : layer.places).add(numbersOf(course));
		bytes += (there.first.length - before) * COURSE_BYTES;
		if (bytes > MOST_BYTES) throw new TooLong('bytes', bytes, MOST_BYTES);
		return place * 8 + (settled ? 4 : 0) + Math.max(0, steps(each).indexOf(at - from));
	};
	const first = codeOf(start, -each);
	for (let at = 0; at < (total + 1) * each; at += 1) {
		const { courses, settled } = layerAt(at);
		open[at] = undefined;
		const [branches, ways, sizes, codes]: number[][] = [[], [], [], []];
		for (let place = 0; place < courses.first.length; place += 1) {
			const course = table.find([courses.first[place] ?? 0, courses.second[place] ?? 0, courses.rest[place] ?? 0]);
			let some = 0;
			for (const [rank, count] of course.left.thing.counts.entries()) {
				if (count === 0) continue;
				const options = table.reveal(course, rank);
				work += options.length;
				if (work > most) throw new TooLong('options', work, most);
				for (const option of options) codes?.push(codeOf(option.course, at));
				ways?.push(count);
				sizes?.push(options.length);
				some += 1;
			}
			branches?.push(some);
		}
		bytes += (codes?.length ?? 0) * OPTION_BYTES - courses.first.length * COURSE_BYTES;
		layers.push({
			tokens: total - Math.floor(at / each),
			cancels: start.cancels - (at % each),
			branches: Uint8Array.from(branches ?? []),
			ways: Uint8Array.from(ways ?? []),
			options: Uint16Array.from(sizes ?? []),
			codes: Int32Array.from(codes ?? []),
			settled,
		});
	}
	return { table, rests, layers, start: first };
}

/** A layer whose courses are not followed yet. */
interface OpenLayer {
	readonly courses: Courses;
	readonly places: Places;
	readonly settled: Courses;
	readonly settledPlaces: Places;
}

function openLayer(): OpenLayer {
	const [courses, settled] = [openCourses(), openCourses()];
	return { courses, places: createPlaces(courses), settled, settledPlaces: createPlaces(settled) };
}
