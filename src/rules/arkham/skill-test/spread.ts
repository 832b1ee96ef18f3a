import type { Fraction, WeightedNumber } from '../../odds';
import type { Form } from './form';
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

/** Rank of the token to reveal, from 0, among the `left` tokens left in the bag, in the order of its list. */
export type PickRank = (left: number) => number;

/** What happens in a drawn test where the player decides; tokens are given by the ranks of their kinds. */
export type DrawnEvent =
	/** Tokens in the bag before; `chained`: a token applied has it revealed. */
	| { readonly type: 'revealed'; readonly rank: number; readonly before: number; readonly chained: boolean }
	/** Tokens in the bag once it is revealed, and once it is canceled. */
	| { readonly type: 'canceled'; readonly rank: number; readonly before: number; readonly after: number }
	/** Of the tokens revealed together, those kept to be applied. */
	| { readonly type: 'kept'; readonly kept: readonly number[]; readonly ignored: readonly number[] }
	| { readonly type: 'applied'; readonly form: Form }
	/** The bag is empty: tokens that the draw (`missing`) and tokens applied (`pending`) would still have revealed. */
	| { readonly type: 'exhausted'; readonly missing: number; readonly pending: number };

/** A bag and a way of drawing, ready for any test. */
export interface Preparation {
	readonly spread: (stakes: Stakes) => Spread;
	/** The chance of success alone, when it is known sooner than the rest. */
	readonly success?: (stakes: Stakes) => Fraction;
	readonly advise: (stakes: Stakes) => Choose;
	/** Draws the tokens of tests where the player has more to decide than `advise` says. */
	readonly walk?: (stakes: Stakes) => (pickRank: PickRank) => readonly DrawnEvent[];
}
