/**
 * Weights of whole numbers, packed in one bigint so that sums and products of many weights are single operations
 * (a generating function): the weight of `min + i` takes the `width` bits from bit `i × width`.
 * Weights are never negative, and the caller picks a width that holds any weight it will make.
 */
export interface PackedWeights {
	readonly min: number;
	readonly width: number;
	readonly bits: bigint;
}

/** A number and its weight. */
export type WeightedNumber = readonly [number: number, weight: bigint];

/** Width that holds weights up to any of the `maxima`: whole hexadecimal digits. */
export function widthFor(...maxima: readonly bigint[]): number {
	return Math.max(...maxima.map((maximum) => maximum.toString(16).length)) * 4;
}

/** No number has any weight. */
export function emptyWeights(width: number): PackedWeights {
	return { min: 0, width, bits: 0n };
}

/** One number has a weight: `weight`, 1 by default. */
export function singleWeight(width: number, number: number, weight = 1n): PackedWeights {
	return { min: number, width, bits: weight };
}

/** Adds `shift` to every number, and multiplies every weight. */
export function shiftWeights({ min, width, bits }: PackedWeights, shift: number, factor = 1n): PackedWeights {
	// A product by 1 would copy all the bits.
	return { min: min + shift, width, bits: factor === 1n ? bits : bits * factor };
}

/** Adds the weights that each number has in both. */
export function addWeights(a: PackedWeights, b: PackedWeights): PackedWeights {
	if (a.bits === 0n) return b;
	if (b.bits === 0n) return a;
	const [low, high] = a.min <= b.min ? [a, b] : [b, a];
	const { min, width } = low;
	return { min, width, bits: low.bits + (high.bits << BigInt((high.min - min) * width)) };
}

/** Removes from each number the weight it has in `b`, which is nowhere more than its weight in `a`. */
export function subtractWeights(a: PackedWeights, b: PackedWeights): PackedWeights {
	const gap = BigInt((b.min - a.min) * a.width);
	// Below the first number of `a`, `b` has no weight: nothing is lost.
	return { ...a, bits: a.bits - (gap >= 0n ? b.bits << gap : b.bits >> -gap) };
}

/** Weights of the sums of one number of each, which are the products of their weights. */
export function multiplyWeights(a: PackedWeights, b: PackedWeights): PackedWeights {
	return { min: a.min + b.min, width: a.width, bits: a.bits * b.bits };
}

/** Adds several up, each with all its weights multiplied by its own factor; one without a factor does not count. */
export function mixWeights(all: readonly PackedWeights[], factors: readonly bigint[], width: number): PackedWeights {
	return all.reduce(
		(sum, packed, index) => addWeights(sum, shiftWeights(packed, 0, factors[index] ?? 0n)),
		emptyWeights(width),
	);
}

/** The numbers that have a weight, in increasing order. */
export function readWeights({ min, width, bits }: PackedWeights): readonly WeightedNumber[] {
	if (bits === 0n) return [];
	const digits = bits.toString(16);
	const size = width / 4;
	const weighted: WeightedNumber[] = [];
	for (let end = digits.length, number = min; end > 0; end -= size, number += 1) {
		const weight = BigInt(`0x${digits.slice(Math.max(0, end - size), end)}`);
		if (weight > 0n) weighted.push([number, weight]);
	}
	return weighted;
}
