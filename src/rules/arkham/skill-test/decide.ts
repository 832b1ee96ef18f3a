import { type Conclusion, conclude, settleAutomatic } from './conclusion';
import { type Course, isLast, isOver, type Option, type Table } from './course';
import { addForm, type Sum } from './form';
import { addRating, isBetter, type Rating } from './rating';
import type { Stakes } from './stakes';

/** Most courses that are weighed, unless it is said. */
export const MAX_COURSES = 300_000;

/** What is done best in a course of a test. */
export interface Decider {
	/** The best of what may be done: the first among equals, and no token canceled in vain. */
	readonly best: (options: readonly Option[]) => Option;
	/** Throws `TooLong` when there are so many courses. */
	readonly checkCount: (courses: number) => void;
}

/** A test has more courses than are to be weighed. */
export class TooLong extends RangeError {}

const NOTHING: Rating = { success: 0n, margin: 0n };

/**
 * Finds what the player had better do, for the best chance of success and then the best expected margin. Throws
 * `TooLong` when there are more than `most` courses to weigh.
 */
export function createDecider(table: Table, stakes: Stakes, most = MAX_COURSES): Decider {
	const known = new Map<string, Rating>();
	const { lasts, scale } = table;

	const checkCount = (courses: number): void => {
		if (courses > most) throw new TooLong();
	};

	const rate = (course: Course): Rating => {
		const { tokens, cancels, sum } = course;
		if (sum.failure || isOver(course)) return rateEnd(settle(stakes, sum), scale.weightOf(tokens, cancels));
		const key = keyOf(course);
		const found = known.get(key);
		if (found) return found;
		checkCount(known.size + 1);
		const rating = rateNext(course);
		known.set(key, rating);
		return rating;
	};

	const rateNext = (course: Course): Rating => {
		let rating = isLast(course) ? rateLast(course) : NOTHING;
		for (const { options, ways } of table.next(course)) rating = addRating(rating, pick(options).rating, BigInt(ways));
		return rating;
	};

	/** Tokens that end the test by themselves are counted, and weighed once. */
	const rateLast = ({ left, sum, tokens }: Course): Rating => {
		let [successes, margins] = [0, 0];
		for (const form of lasts) {
			const ways = left[form.rank] ?? 0;
			const { success, margin } = settle(stakes, addForm(sum, form, -1));
			if (success) successes += ways;
			margins += ways * margin;
		}
		const all = { success: BigInt(successes), margin: BigInt(margins) };
		return addRating(NOTHING, all, scale.weightOf(tokens - 1, 0));
	};

	const pick = (options: readonly Option[]): { option: Option; rating: Rating } => {
		let best: { option: Option; rating: Rating } | undefined;
		for (const option of options) {
			const rating = addRating(NOTHING, rate(option.course), option.factor);
			if (!best || isPreferred(option, rating, best.rating)) best = { option, rating };
		}
		if (!best) throw new RangeError('A branch leads nowhere.');
		return best;
	};
	return {
		checkCount,
		best: (options) => {
			const [only, ...others] = options;
			return only && others.length === 0 ? only : pick(options).option;
		},
	};
}

/** How a test ends. */
export const settle = (stakes: Stakes, sum: Sum): Conclusion => conclude(stakes, sum.sum, settleAutomatic(sum));

/** A card is spent to cancel a token only when the chance of success is better for it. */
const isPreferred = ({ cancels }: Option, rating: Rating, best: Rating): boolean =>
	cancels ? rating.success > best.success : isBetter(rating, best);

const rateEnd = ({ success, margin }: Conclusion, weight: bigint): Rating => {
	return { success: success ? weight : 0n, margin: BigInt(margin) * weight };
};

/** What tells a course from the others that do not end alike. One that has failed already goes on, to be told in full. */
export function keyOf({ left, held, missing, sum, pending, cancels }: Course): string {
	const automatic = (sum.success ? 1 : 0) + (sum.failure ? 2 : 0);
	return String.fromCharCode(...left, ...held, 1000 + sum.sum, ...sum.counted, automatic, missing, pending, cancels);
}
