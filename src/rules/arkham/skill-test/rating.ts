import type { Tail } from '../../odds';
import type { Chain, ChainEnd } from './chain';
import { conclude } from './conclusion';
import type { Kind } from './kind';
import type { Stakes } from './stakes';

/** What applying a token is worth, in weights: chance of success, then expected margin. */
export interface Rating {
	readonly success: bigint;
	readonly margin: bigint;
}

/** How the sums of the modifiers of tokens yet to come are spread, among a `weight` that counts automatic failures. */
export interface Tails {
	/** Nothing automatic. */
	readonly ordinaryTail: Tail;
	/** No automatic failure. */
	readonly safeTail: Tail;
	readonly weight: bigint;
}

/** What a chain is worth, with what each kind of end adds to it for one token. */
export interface ChainRating extends Rating {
	readonly byEnd: ReadonlyMap<number, Rating>;
}

/** A token that ends there is worth its own outcome. */
export function rateSingle({ modifier, automatic, tolerated }: Kind, stakes: Stakes, whole: bigint): Rating {
	const { success, margin } = conclude(stakes, modifier, tolerated < 1 ? 'failure' : automatic);
	return { success: success ? whole : 0n, margin: BigInt(margin) * whole };
}

/** A token that has another revealed is worth its chain, all the ends of the bag being there. */
export function rateChain(chosen: Kind, chain: Chain, stakes: Stakes): ChainRating {
	const byEnd = new Map<number, Rating>();
	let [success, margin] = [0n, 0n];
	for (const end of chain.ends) {
		const rating = rateEnd(chosen, chain, end, stakes);
		const tokens = BigInt(end.count);
		success += tokens * rating.success;
		margin += tokens * rating.margin;
		byEnd.set(end.rank, rating);
	}
	return { success, margin, byEnd };
}

/** Adds what an end is worth, `times` times. */
export function addRating({ success, margin }: Rating, other: Rating, times: bigint): Rating {
	return { success: success + times * other.success, margin: margin + times * other.margin };
}

/** Whether `a` is worth more than `b`: a better chance of success, or the same and a better expected margin. */
export function isBetter(a: Rating, b: Rating): boolean {
	return a.success === b.success ? a.margin > b.margin : a.success > b.success;
}

function rateEnd(chosen: Kind, chain: Chain, end: ChainEnd, { value, difficulty }: Stakes): Rating {
	if (end.tolerated < 1) return { success: 0n, margin: -BigInt(difficulty) * chain.weight };
	const shift = value + chosen.modifier + end.modifier;
	return rateTails(chain, shift, chosen.automatic === 'success' || end.automatic === 'success', difficulty);
}

/** What tokens yet to come are worth, after others that bring the value to `shift`, and may have made sure of success. */
export function rateTails(
	{ ordinaryTail, safeTail, weight }: Tails,
	shift: number,
	sure: boolean,
	difficulty: number,
): Rating {
	const failure = BigInt(difficulty);
	const margins = safeTail.sumAboveZero(shift);
	if (sure) {
		return { success: safeTail.total, margin: margins - failure * (weight - safeTail.total) };
	}
	const automatic = safeTail.total - ordinaryTail.total;
	// A value brought to zero still reaches a difficulty of 0.
	const reached = difficulty === 0 ? ordinaryTail.total : ordinaryTail.weightFrom(difficulty - shift);
	return { success: reached + automatic, margin: margins - failure * (weight - automatic) };
}
