import { lcm } from '../../odds';

/**
 * Weights of what may follow a course: the orders in which the tokens left in the bag may come. A token that goes back to
 * it makes room for more, so that a course that still has tokens to cancel weighs as many times as it takes.
 */
export interface Scale {
	readonly weightOf: (tokens: number, cancels: number) => bigint;
	/** What brings to the scale of a token revealed, among `tokens`, what follows once it is canceled. */
	readonly factorOfReturn: (tokens: number) => bigint;
}

/** The scale of a bag of `total` tokens; `returned` when those that are canceled go back to it. */
export function createScale(total: number, returned: boolean): Scale {
	const room = returned ? lcm(Array.from({ length: total }, (_, at) => BigInt(at + 1))) : 1n;
	const orders = [1n];
	for (let size = 1; size <= total; size += 1) orders.push((orders[size - 1] ?? 1n) * BigInt(size));
	return {
		weightOf: (tokens, cancels) => (orders[tokens] ?? 1n) * room ** BigInt(cancels),
		factorOfReturn: (tokens) => (returned ? room / BigInt(tokens) : 1n),
	};
}
