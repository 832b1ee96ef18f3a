import { conclude, settleAutomatic } from './conclusion';
import { type Course, isOver, numbersOf, type Option } from './course';
import { type Layers, listBranches, listCourses } from './layers';
import { createPlaces, type Places } from './places';
import type { Rating } from './rating';
import { rateFrom } from './rest';
import type { Stakes } from './stakes';

/** What is done best in all the courses of a draw. */
export interface LayerDecisions {
	/** Weight of the tests that succeed, at the scale of the start. */
	readonly success: bigint;
	/** For each layer, the option taken in each branch that has several, in order. */
	readonly taken: readonly Uint16Array[];
}

/** What the courses of a layer are worth. */
interface RatedLayer {
	readonly places: Places;
	readonly ratings: readonly Rating[];
}

/**
 * Finds what the player had better do, for the best chance of success and then the best expected margin: the first among
 * equals. A card is spent to cancel a token only when the chance of success is better for it. From the last layer to the
 * first; what the layers out of reach are worth is let go.
 */
export function decideLayers(all: Layers, stakes: Stakes): LayerDecisions {
	const { table, layers, layerOf, rests, reach } = all;
	const { scale, start } = table;
	const rated: (RatedLayer | undefined)[] = [];
	const taken: Uint16Array[] = [];

	const rate = (course: Course): Rating => {
		const { sum, success, failure } = course.applied.thing;
		if (isOver(course)) {
			const end = scale.weightOf(course.left.thing.tokens, course.cancels);
			const ended = conclude(stakes, sum, settleAutomatic({ success, failure }));
			return { success: ended.success ? end : 0n, margin: BigInt(ended.margin) * end };
		}
		if (rests.isSettled(course)) return rateFrom(course, rests.restOf(course), scale, stakes);
		const layer = rated[layerOf(course)];
		const known = layer?.ratings[layer.places.find(numbersOf(course))];
		if (!known) throw new RangeError('A course is in no layer.');
		return known;
	};

	const rateOption = ({ course, cancels }: Option, back: bigint): Rating => {
		const rating = rate(course);
		return cancels && back !== 1n ? { success: rating.success * back, margin: rating.margin * back } : rating;
	};

	const pick = (options: readonly Option[], back: bigint): { best: number; rating: Rating } => {
		let best = { best: -1, rating: { success: -1n, margin: 0n } };
		for (const [at, option] of options.entries()) {
			const rating = rateOption(option, back);
			const same = rating.success === best.rating.success && !option.cancels;
			if (rating.success > best.rating.success || (same && rating.margin > best.rating.margin))
				best = { best: at, rating };
		}
		return best;
	};

	for (let at = layers.length - 1; at >= 0; at -= 1) {
		const layer = layers[at];
		if (!layer) continue;
		const ratings: Rating[] = [];
		const done: number[] = [];
		for (const course of listCourses(table, layer)) {
			const back = scale.factorOfReturn(course.left.thing.tokens);
			let [success, margin] = [0n, 0n];
			for (const { count, options } of listBranches(table, course)) {
				const { best, rating } = pick(options, back);
				if (options.length > 1) done.push(best);
				success += BigInt(count) * rating.success;
				margin += BigInt(count) * rating.margin;
			}
			ratings.push({ success, margin });
		}
		rated[at] = { places: createPlaces(layer), ratings };
		rated[at + reach] = undefined;
		taken[at] = Uint16Array.from(done);
	}
	return { success: rate(start).success, taken };
}
