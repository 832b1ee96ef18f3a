import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	countCombinations,
	createRandom,
	gcd,
	lcm,
	weighFullDraw,
	weighStoppingDraw,
} from '../../../../src/rules/odds';

describe('combinations', () => {
	test("countCombinations is Pascal's triangle, and nothing outside it", () => {
		expect(Array.from({ length: 7 }, (_, k) => countCombinations(6, k))).toEqual([1n, 6n, 15n, 20n, 15n, 6n, 1n]);
		expect([countCombinations(6, -1), countCombinations(6, 7), countCombinations(0, 0)]).toEqual([0n, 0n, 1n]);
		expect(countCombinations(99, 49)).toBe(50445672272782096667406248628n);
	});

	test('gcd and lcm', () => {
		expect([gcd(12n, -18n), gcd(0n, 5n), gcd(0n, 0n)]).toEqual([6n, 5n, 0n]);
		expect([lcm([4n, 6n, 10n]), lcm([])]).toEqual([60n, 1n]);
	});
});

describe('drawings without replacement', () => {
	test('two tokens that stop and one that goes on, until one stops', () => {
		// 1/3 for each token that stops, first; 1/3 × 1/2 for each of them after the other.
		expect(weighStoppingDraw(3, 1, 1)).toEqual({ whole: 6n, weights: [2n, 1n] });
	});

	test('the weights of all the sets that may be drawn add up to the common one', () => {
		const small = fc.integer({ min: 0, max: 40 });
		fc.assert(
			fc.property(small, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 4 }), (others, stops, needed) => {
				fc.pre(stops >= needed);
				const { whole, weights } = weighStoppingDraw(others + stops, needed, others);
				const sum = weights.reduce((total, value, k) => total + value * countCombinations(others, k), 0n);
				expect(sum * countCombinations(stops, needed)).toBe(whole);
			}),
			{ seed: 3 },
		);
	});

	test('when too few stop, all the others are drawn', () => {
		expect(weighFullDraw(2, 7n)).toEqual({ whole: 7n, weights: [0n, 0n, 7n] });
	});
});

describe('createRandom', () => {
	test('gives the known numbers of mulberry32', () => {
		const random = createRandom(1);
		expect([random(), random(), random()].map((number) => number * 2 ** 32)).toEqual([
			2693262067, 11749833, 2265367787,
		]);
	});

	test('gives numbers from 0 to 1 excluded, evenly', () => {
		const random = createRandom(2026);
		const buckets = new Array<number>(10).fill(0);
		for (let draw = 0; draw < 100_000; draw += 1) {
			const index = Math.floor(random() * 10);
			buckets[index] = (buckets[index] ?? 0) + 1;
		}
		expect(buckets).toHaveLength(10);
		for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(4.5 * Math.sqrt(9_000));
	});
});
