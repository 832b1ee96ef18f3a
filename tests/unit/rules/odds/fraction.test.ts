import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	add,
	compare,
	divide,
	type Fraction,
	fraction,
	gcd,
	multiply,
	ONE,
	subtract,
	toNumber,
	ZERO,
} from '../../../../src/rules/odds';

const long = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const anyFraction = fc.tuple(long, long).map(([n, d]) => fraction(n, d === 0n ? 1n : d));

describe('exact fractions', () => {
	test.each([
		[6, 4, 3n, 2n],
		[-6, 4, -3n, 2n],
		[6, -4, -3n, 2n],
		[-6, -4, 3n, 2n],
		[0, -7, 0n, 1n],
		[5, 1, 5n, 1n],
	])('%i / %i is reduced, above a positive denominator', (high, low, n, d) => {
		expect(fraction(high, low)).toEqual({ n, d });
	});

	test('nothing divides by 0', () => {
		expect(() => fraction(1, 0)).toThrow(RangeError);
		expect(() => divide(ONE, ZERO)).toThrow(RangeError);
	});

	test('the four operations and the order', () => {
		const [a, b] = [fraction(1, 6), fraction(-3, 4)];
		expect(add(a, b)).toEqual(fraction(-7, 12));
		expect(subtract(a, b)).toEqual(fraction(11, 12));
		expect(multiply(a, b)).toEqual(fraction(-1, 8));
		expect(divide(a, b)).toEqual(fraction(-2, 9));
		expect([compare(a, b), compare(b, a), compare(a, fraction(2, 12))]).toEqual([1, -1, 0]);
	});

	test('results stay reduced, and undo each other', () => {
		fc.assert(
			fc.property(anyFraction, anyFraction, (a, b) => {
				for (const { n, d } of [add(a, b), multiply(a, b)]) {
					expect(d > 0n).toBe(true);
					expect(gcd(n, d)).toBe(1n);
				}
				expect(subtract(add(a, b), b)).toEqual(a);
				if (b.n !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
				expect(compare(a, b)).toBe(-compare(b, a) + 0);
			}),
			{ seed: 1 },
		);
	});
});

describe('the nearest double', () => {
	test.each<[Fraction, number]>([
		[ZERO, 0],
		[fraction(7, 16), 0.4375],
		[fraction(-1, 3), -1 / 3],
		[fraction(1, 10), 0.1],
		[fraction(2n ** 53n + 1n), 2 ** 53],
		[fraction(2n ** 53n + 3n), 2 ** 53 + 4],
		[fraction(2n ** 54n + 2n, 2n), 2 ** 53],
		// Just above a tie: rounds up, however far the bit that says so.
		[fraction((2n ** 53n + 1n) * 2n ** 300n + 1n, 2n ** 300n), 2 ** 53 + 2],
		[fraction(10n ** 400n, 10n ** 400n + 1n), 1],
		[fraction(10n ** 400n, 3n * 10n ** 399n), 10 / 3],
		[fraction(1n, 10n ** 300n), 1e-300],
		[fraction(10n ** 300n), 1e300],
	])('of %o is %s', (value, expected) => {
		expect(toNumber(value)).toBe(expected);
	});

	test('of two doubles is their division', () => {
		const integer = fc.integer({ min: -(2 ** 31), max: 2 ** 31 });
		fc.assert(
			fc.property(integer, integer, fc.bigInt({ min: 1n, max: 10n ** 200n }), (n, d, factor) => {
				fc.pre(d !== 0 && n !== 0);
				expect(toNumber(fraction(BigInt(n) * factor, BigInt(d) * factor))).toBe(n / d);
				expect(toNumber({ n: BigInt(n) * factor, d: BigInt(Math.abs(d)) * factor })).toBe(n / Math.abs(d));
			}),
			{ seed: 2 },
		);
	});
});
