import { countCombinations, lcm } from './integers';

/** Weights of the sets of tokens that a draw may reveal; divided by `whole`, they are chances. */
export interface DrawWeights {
	readonly whole: bigint;
	/** For each number of tokens that go on, the weight of one given set of drawn tokens. */
	readonly weights: readonly bigint[];
}

/**
 * Draws without replacement among `total` tokens, some of which stop and the others go on, until `stops` that stop
 * have come (1 to as many as there are). The chance that the drawn set is one given set of `stops` that stop and `k`
 * that go on depends on `k` alone: the last one drawn is one of the `stops`, so it is
 * `stops / ((stops + k) × C(total, stops + k))`. Gives it for `k` from 0 to `others`.
 */
export function weighStoppingDraw(total: number, stops: number, others: number): DrawWeights {
	const divisors = Array.from(
		{ length: others + 1 },
		(_, k) => BigInt(stops + k) * countCombinations(total, stops + k),
	);
	const whole = lcm(divisors);
	return { whole, weights: divisors.map((divisor) => (whole / divisor) * BigInt(stops)) };
}

/** The same when too few tokens stop: all are drawn, so that the `others`, which go on, are there for sure. */
export function weighFullDraw(others: number, whole: bigint): DrawWeights {
	return { whole, weights: Array.from({ length: others + 1 }, (_, k) => (k === others ? whole : 0n)) };
}
