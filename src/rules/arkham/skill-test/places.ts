import type { Numbers } from './course';

/** Courses as three numbers each. */
export interface Courses {
	readonly first: number[];
	readonly second: number[];
	readonly rest: number[];
}

export const openCourses = (): Courses => ({ first: [], second: [], rest: [] });

/** Where the courses of a layer are, by their numbers. */
export interface Places {
	/** The place of a course, which is given one if it has none. */
	readonly add: (numbers: Numbers) => number;
}

/** Finds courses of a layer by hashing: an object for each would take ten times the memory. */
export function createPlaces({ first, second, rest }: Courses): Places {
	let slots = new Int32Array(64);
	const slotOf = ([a, b, c]: Numbers): number => {
		const mask = slots.length - 1;
		let slot = hash(a, b, c) & mask;
		for (;;) {
			const at = (slots[slot] ?? 0) - 1;
			if (at < 0 || (first[at] === a && second[at] === b && rest[at] === c)) return slot;
			slot = (slot + 1) & mask;
		}
	};
	return {
		add: (numbers) => {
			const found = (slots[slotOf(numbers)] ?? 0) - 1;
			if (found >= 0) return found;
			if (first.length * 2 >= slots.length) {
				slots = new Int32Array(slots.length * 2);
				for (let at = 0; at < first.length; at += 1)
					slots[slotOf([first[at] ?? 0, second[at] ?? 0, rest[at] ?? 0])] = at + 1;
			}
			const [a, b, c] = numbers;
			slots[slotOf(numbers)] = first.length + 1;
			first.push(a);
			second.push(b);
			rest.push(c);
			return first.length - 1;
		},
	};
}

/** Mixes three whole numbers up to 2 ** 53. */
function hash(a: number, b: number, c: number): number {
	let mixed = 0;
	for (const number of [a, b, c]) {
		mixed = Math.imul(mixed ^ (number | 0), 0x9e3779b1);
		mixed = Math.imul(mixed ^ Math.floor(number / 2 ** 32) ^ (mixed >>> 15), 0x85ebca6b);
	}
	return (mixed ^ (mixed >>> 13)) >>> 0;
}
