import { gcd } from './integers';

/** An exact rational number: `n / d`, reduced, with `d` above 0. */
export interface Fraction {
	readonly n: bigint;
	readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };

export const ONE: Fraction = { n: 1n, d: 1n };

/** Reduces `n / d`. Throws a RangeError when `d` is 0. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
	const [numerator, denominator] = [BigInt(n), BigInt(d)];
	if (denominator === 0n) throw new RangeError('A fraction cannot have 0 as its denominator.');
	const divisor = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n);
	return { n: numerator / divisor, d: denominator / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
	return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
	return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
	return fraction(a.n * b.n, a.d * b.d);
}

/** Throws a RangeError when `b` is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
	return fraction(a.n * b.d, a.d * b.n);
}

/** Negative when `a` is below `b`, 0 when they are equal, positive when `a` is above. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
	const gap = a.n * b.d - b.n * a.d;
	if (gap === 0n) return 0;
	return gap < 0n ? -1 : 1;
}

/** Bits kept of the quotient: more than the 53 of a double, so that only the last rounding counts. */
const BITS = 64;

/** The double nearest to a fraction, however long its two numbers are. */
export function toNumber({ n, d }: Fraction): number {
	if (n === 0n) return 0;
	const size = n < 0n ? -n : n;
	const shift = BITS - (countBits(size) - countBits(d));
	const [numerator, denominator] = shift >= 0 ? [size << BigInt(shift), d] : [size, d << BigInt(-shift)];
	// A remainder counts as one more bit below those kept: a tie that is not one does not round as a tie.
	const quotient = ((numerator / denominator) << 1n) | (numerator % denominator === 0n ? 0n : 1n);
	return (n < 0n ? -1 : 1) * scale(Number(quotient), -shift - 1);
}

function countBits(value: bigint): number {
	return value.toString(2).length;
}

/** `value × 2^exponent`, in two factors as one alone may be out of the range of doubles. */
function scale(value: number, exponent: number): number {
	const half = Math.trunc(exponent / 2);
	return value * 2 ** half * 2 ** (exponent - half);
}
