import type { WeightedNumber } from './packed-weights';

/** Sums over weighted numbers: how much is at or above a bound. */
export interface Tail {
	/** Sum of the weights. */
	readonly total: bigint;
	/** Sum of the weights of the numbers that are `bound` or more. */
	readonly weightFrom: (bound: number) => bigint;
	/** Sum of the weights times `max(0, shift + number)`. */
	readonly sumAboveZero: (shift: number) => bigint;
}

/** Prepares weighted numbers, in increasing order, so that every answer is read and not summed. */
export function prepareTail(weighted: readonly WeightedNumber[]): Tail {
	const min = weighted[0]?.[0] ?? 0;
	const max = weighted.at(-1)?.[0] ?? min - 1;
	const weights = new Array<bigint>(max - min + 2).fill(0n);
	const moments = [...weights];
	for (const [number, weight] of weighted) {
		weights[number - min] = weight;
		moments[number - min] = weight * BigInt(number);
	}
	sumFromEnd(weights);
	sumFromEnd(moments);
	const read = (sums: readonly bigint[], bound: number) => sums[Math.max(0, bound - min)] ?? 0n;
	return {
		total: weights[0] ?? 0n,
		weightFrom: (bound) => read(weights, bound),
		sumAboveZero: (shift) => read(weights, -shift) * BigInt(shift) + read(moments, -shift),
	};
}

function sumFromEnd(values: bigint[]): void {
	for (let index = values.length - 2; index >= 0; index -= 1) {
		values[index] = (values[index] ?? 0n) + (values[index + 1] ?? 0n);
	}
}
