import type { Fraction } from '../../odds';
import type { Automatic } from './situation';

/** One way in which a test may end, and how likely it is. */
export interface Outcome {
	/** Modified skill value, 0 when the test fails automatically: never negative (rule modificateur-negatif). */
	readonly total: number;
	/** `total` minus the difficulty, which counts as 0 when the test succeeds automatically. */
	readonly margin: number;
	readonly success: boolean;
	readonly automatic: Automatic;
	readonly chance: Fraction;
}

/** Exact chances of a test, over every order in which the tokens may be revealed. */
export interface Chances {
	/** Chance of success, automatic or not. */
	readonly success: Fraction;
	/** Chance of failure, automatic or not: `success` and `failure` add up to 1. */
	readonly failure: Fraction;
	readonly automaticFailure: Fraction;
	readonly automaticSuccess: Fraction;
	/** Each distinct outcome that may happen, by increasing margin; their chances add up to 1. */
	readonly outcomes: readonly Outcome[];
	readonly averageMargin: Fraction;
	/** Tokens revealed in a test, on average, ignored ones included. */
	readonly averageTokens: Fraction;
}

/** How a drawn test ended. */
export interface TestResult {
	/** Kinds of the tokens, in the order in which they were revealed. */
	readonly revealed: readonly string[];
	/** Kinds of those that are still out of the bag as the test ends: one canceled and put back is not. */
	readonly out: readonly string[];
	/** Kinds of the tokens applied, in the same order: all of them but those that the choice of one left aside. */
	readonly applied: readonly string[];
	readonly total: number;
	/** Difficulty that counts: 0 when the test succeeds automatically. */
	readonly difficulty: number;
	readonly margin: number;
	readonly success: boolean;
	readonly automatic: Automatic;
}
