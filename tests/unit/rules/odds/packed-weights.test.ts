import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	addWeights,
	emptyWeights,
	mixWeights,
	multiplyWeights,
	type PackedWeights,
	prepareTail,
	readWeights,
	shiftWeights,
	singleWeight,
	subtractWeights,
	type WeightedNumber,
	widthFor,
} from '../../../../src/rules/odds';

const WIDTH = 128;

const weights = fc
	.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.bigInt({ min: 1n, max: 10n ** 12n })), { maxLength: 8 })
	.map((list): readonly WeightedNumber[] => [...new Map(list)].sort(([a], [b]) => a - b));

function pack(list: readonly WeightedNumber[]): PackedWeights {
	return list.reduce(
		(packed, [number, weight]) => addWeights(packed, singleWeight(WIDTH, number, weight)),
		emptyWeights(WIDTH),
	);
}

/** The same on plain lists. */
function merge(lists: readonly (readonly WeightedNumber[])[]): readonly WeightedNumber[] {
	const merged = new Map<number, bigint>();
	for (const [number, weight] of lists.flat()) merged.set(number, (merged.get(number) ?? 0n) + weight);
	return [...merged].filter(([, weight]) => weight > 0n).sort(([a], [b]) => a - b);
}

function verify(property: (a: readonly WeightedNumber[], b: readonly WeightedNumber[]) => void): void {
	fc.assert(fc.property(weights, weights, property), { seed: 4 });
}

describe('packed weights', () => {
	test('are read as they were written', () => {
		verify((a) => {
			expect(readWeights(pack(a))).toEqual(a);
		});
	});

	test('add up, and go away', () => {
		verify((a, b) => {
			const sum = addWeights(pack(a), pack(b));
			expect(readWeights(sum)).toEqual(merge([a, b]));
			expect(readWeights(subtractWeights(sum, pack(b)))).toEqual(a);
		});
	});

	test('what is removed may have started lower, where nothing is left', () => {
		const left = subtractWeights(
			pack([
				[-5, 1n],
				[1, 2n],
			]),
			pack([[-5, 1n]]),
		);
		expect(readWeights(left)).toEqual([[1, 2n]]);
		expect(
			readWeights(
				subtractWeights(
					pack([
						[-4, 2n],
						[2, 1n],
					]),
					shiftWeights(left, -5),
				),
			),
		).toEqual([[2, 1n]]);
	});

	test('multiply, move and mix', () => {
		verify((a, b) => {
			const products = a.map(([x, m]) => b.map(([y, n]): WeightedNumber => [x + y, m * n]));
			expect(readWeights(multiplyWeights(pack(a), pack(b)))).toEqual(merge(products.map((list) => merge([list]))));
			expect(readWeights(shiftWeights(pack(a), -7, 3n))).toEqual(a.map(([x, m]) => [x - 7, 3n * m]));
			const doubles = a.map(([x, m]): WeightedNumber => [x, 2n * m]);
			expect(readWeights(mixWeights([pack(a), pack(b), pack(b)], [2n, 1n], WIDTH))).toEqual(merge([doubles, b]));
		});
	});

	test('a width holds its maximum, in whole hexadecimal digits', () => {
		expect([widthFor(1n), widthFor(15n), widthFor(16n), widthFor(2n ** 64n), widthFor(1n, 256n, 2n)]).toEqual([
			4, 4, 8, 68, 12,
		]);
	});
});

describe('tails', () => {
	test('say how much is at or above a bound, and how much is above zero', () => {
		fc.assert(
			fc.property(weights, fc.integer({ min: -45, max: 45 }), (list, bound) => {
				const tail = prepareTail(list);
				const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
				expect(tail.total).toBe(sum(list.map(([, weight]) => weight)));
				expect(tail.weightFrom(bound)).toBe(sum(list.filter(([x]) => x >= bound).map(([, weight]) => weight)));
				expect(tail.sumAboveZero(bound)).toBe(sum(list.map(([x, weight]) => BigInt(Math.max(0, bound + x)) * weight)));
			}),
			{ seed: 5, numRuns: 300 },
		);
	});
});
