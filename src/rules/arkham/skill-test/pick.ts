/** Kind of the token that has a rank, when tokens are counted kind after kind. */
export function findKind(counts: readonly number[], rank: number): number {
	let left = rank;
	return counts.findIndex((count) => {
		left -= count;
		return left < 0;
	});
}

/** A rank, once it is known to be one. */
export function checkRank(rank: number, among: number): number {
	if (Number.isInteger(rank) && rank >= 0 && rank < among) return rank;
	throw new RangeError(`${rank} is not a rank among ${among} tokens.`);
}
