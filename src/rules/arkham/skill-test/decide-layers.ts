import { conclude, settleAutomatic } from './conclusion';
import { type Layer, type Layers, readCode, spendsCard } from './layers';
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

/** What the courses of a layer are worth, those that are settled apart. */
interface RatedLayer {
	readonly courses: readonly Rating[];
	readonly settled: readonly Rating[];
}

/**
 * Finds what the player had better do, for the best chance of success and then the best expected margin: the first among
 * equals. A card is spent to cancel a token only when the chance of success is better for it. From the last layer to the
 * first; what the layers out of reach are worth is let go.
 */
export function decideLayers({ table, rests, layers, start }: Layers, stakes: Stakes): LayerDecisions {
	const { scale } = table;
	const each = table.start.cancels + 1;
	const rated: (RatedLayer | undefined)[] = [];
	const taken: Uint16Array[] = [];

	const rateCode = (code: number, at: number, ends: readonly Rating[], back: bigint): Rating => {
		if (code < 0) return ends[-1 - code] ?? NOTHING;
		const { layer, settled, place } = readCode(code, at, each);
		const rating = rated[layer]?.[settled ? 'settled' : 'courses'][place] ?? NOTHING;
		if (back === 1n || !spendsCard(code)) return rating;
		return { success: rating.success * back, margin: rating.margin * back };
	};

	const rateLayer = (at: number, { tokens, cancels, branches, ways, options, codes, settled }: Layer): RatedLayer => {
		const end = scale.weightOf(tokens - 1, cancels);
		const back = scale.factorOfReturn(tokens);
		const ends = table.listApplied().map(({ thing: { sum, failure, success } }): Rating => {
			const ended = conclude(stakes, sum, settleAutomatic({ failure, success }));
			return { success: ended.success ? end : 0n, margin: BigInt(ended.margin) * end };
		});
		const done: number[] = [];
		let [branch, option] = [0, 0];
		const courses = Array.from(branches, (some): Rating => {
			let [success, margin] = [0n, 0n];
			for (const last = branch + some; branch < last; branch += 1) {
				const size = options[branch] ?? 0;
				let best = rateCode(codes[option] ?? 0, at, ends, back);
				let chosen = 0;
				for (let other = 1; other < size; other += 1) {
					const code = codes[option + other] ?? 0;
					const rating = rateCode(code, at, ends, back);
					const same = rating.success === best.success && !spendsCard(code);
					if (rating.success > best.success || (same && rating.margin > best.margin)) [best, chosen] = [rating, other];
				}
				if (size > 1) done.push(chosen);
				option += size;
				const count = BigInt(ways[branch] ?? 0);
				success += count * best.success;
				margin += count * best.margin;
			}
			return { success, margin };
		});
		taken[at] = Uint16Array.from(done);
		return {
			courses,
			settled: settled.first.map((first, place) => {
				const course = table.find([first, settled.second[place] ?? 0, settled.rest[place] ?? 0]);
				return rateFrom(course, rests.restOf(course), scale, stakes);
			}),
		};
	};

	for (let at = layers.length - 1; at >= 0; at -= 1) {
		const layer = layers[at];
		if (layer) rated[at] = rateLayer(at, layer);
		rated[at + each + 1] = undefined;
	}
	return { success: rateCode(start, -each, [], 1n).success, taken };
}

const NOTHING: Rating = { success: 0n, margin: 0n };
