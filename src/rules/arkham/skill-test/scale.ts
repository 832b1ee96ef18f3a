import { lcm } from '../../odds';
import { MAX_CANCELS } from './situation';

/**
 * Weights of what may follow a course: the orders in which the tokens left in the bag may come. A token that goes back to
 * it makes room for more, so that a course that still has tokens to cancel weighs as many times as it takes.
 */
export interface Scale {
	readonly weightOf: (tokens: number, cancels: number) => bigint;
	/** What brings to the scale of a token revealed, among `tokens`, what follows once it is canceled. */
	readonly factorOfReturn: (tokens: number) => bigint;
}

/**
 * The scale of a bag of `total` tokens, of which `fewest` are never revealed; `returned` when those that are canceled go
 * back to it.
 */
export function createScale(total: number, fewest: number, returned: boolean): Scale {
	const sizes = Array.from({ length: total - fewest }, (_, at) => BigInt(fewest + at + 1));
	const room = returned ? lcm(sizes) : 1n;
	const orders = [1n];
	for (const size of sizes) orders.push((orders.at(-1) ?? 1n) * size);
	const rooms = Array.from({ length: MAX_CANCELS + 1 }, (_, cancels) => room ** BigInt(cancels));
	return {
		weightOf: (tokens, cancels) => (orders[tokens - fewest] ?? 1n) * (rooms[cancels] ?? 1n),
		factorOfReturn: (tokens) => (returned && tokens > 0 ? room / BigInt(tokens) : 1n),
	};
}
