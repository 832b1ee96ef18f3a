import type { Fraction, WeightedNumber } from '../../odds';
import type { Stakes } from './stakes';

/** How the sums of the modifiers of the tokens applied are spread. Divided by `whole`, weights are chances. */
export interface Spread {
	readonly whole: bigint;
	/** Nothing automatic. */
	readonly ordinary: readonly WeightedNumber[];
	/** No automatic failure: what is above, and the automatic successes. Automatic failure takes the rest. */
	readonly safe: readonly WeightedNumber[];
	/** Tokens revealed in a test, on average. */
	readonly averageTokens: Fraction;
}

/** Of the tokens revealed together, given by the ranks of their kinds, the index of the one to apply. */
export type Choose = (revealed: readonly number[]) => number;

/** A bag and a way of drawing, ready for any test. */
export interface Preparation {
	readonly spread: (stakes: Stakes) => Spread;
	readonly advise: (stakes: Stakes) => Choose;
}
