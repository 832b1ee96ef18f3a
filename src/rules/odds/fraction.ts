import { pgcd } from './integers';

/** An exact rational number: `n / d`, reduced, with `d` above 0. */
export interface Fraction {
	readonly n: bigint;
	readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };

export const UN: Fraction = { n: 1n, d: 1n };

/** Reduces `n / d`. Throws a RangeError when `d` is 0. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
	const [haut, bas] = [BigInt(n), BigInt(d)];
	if (bas === 0n) throw new RangeError('A fraction cannot have 0 as its denominator.');
	const commun = pgcd(haut, bas) * (bas < 0n ? -1n : 1n);
	return { n: haut / commun, d: bas / commun };
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
	const ecart = a.n * b.d - b.n * a.d;
	if (ecart === 0n) return 0;
	return ecart < 0n ? -1 : 1;
}

/** Bits kept of the quotient: more than the 53 of a double, so that only the last rounding counts. */
const BITS = 64;

/** The double nearest to a fraction, however long its two numbers are. */
export function toNumber({ n, d }: Fraction): number {
	if (n === 0n) return 0;
	const valeur = n < 0n ? -n : n;
	const decalage = BITS - (countBits(valeur) - countBits(d));
	const [haut, bas] = decalage >= 0 ? [valeur << BigInt(decalage), d] : [valeur, d << BigInt(-decalage)];
	// A remainder counts as one more bit below those kept: a tie that is not one does not round as a tie.
	const quotient = ((haut / bas) << 1n) | (haut % bas === 0n ? 0n : 1n);
	return (n < 0n ? -1 : 1) * scale(Number(quotient), -decalage - 1);
}

function countBits(valeur: bigint): number {
	return valeur.toString(2).length;
}

/** `valeur × 2^exposant`, in two factors as one alone may be out of the range of doubles. */
function scale(valeur: number, exposant: number): number {
	const moitie = Math.trunc(exposant / 2);
	return valeur * 2 ** moitie * 2 ** (exposant - moitie);
}
