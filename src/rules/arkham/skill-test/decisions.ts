import { fraction, type WeightedNumber } from '../../odds';
import { openTable } from './course';
import { createDecider, type Decider, MAX_COURSES } from './decide';
import { type Followed, followAll } from './follow';
import type { Kind } from './kind';
import { remember } from './remember';
import type { Draw } from './situation';
import type { Preparation, Spread } from './spread';
import { walk } from './walk';

/** Prepares a draw where the player has more to choose than one token among several: see `needsDecisions`. */
export function prepareDecisions(kinds: readonly Kind[], draw: Draw, most = MAX_COURSES): Preparation {
	const table = openTable(kinds, draw);
	const known = new Map<string, Decider>();
	return {
		spread: (stakes) => spreadEnds(followAll(table, createDecider(table, stakes, most))),
		advise: () => () => 0,
		walk: (stakes) => {
			const key = `${stakes.value} ${stakes.difficulty}`;
			const decider = remember(known, key, () => createDecider(table, stakes, most));
			return (pickRank) => walk(table, decider, pickRank);
		},
	};
}

/** How the sums of the tokens applied are spread over the ends of a test. */
export function spreadEnds({ whole, ends }: Followed): Spread {
	const ordinary = new Map<number, bigint>();
	const safe = new Map<number, bigint>();
	let revealed = 0n;
	for (const { course, last, sum: all, weight } of ends) {
		const { sum, failure, success } = all;
		revealed += weight * BigInt(course.revealed + (last ? 1 : 0));
		if (failure || weight === 0n) continue;
		safe.set(sum, (safe.get(sum) ?? 0n) + weight);
		if (!success) ordinary.set(sum, (ordinary.get(sum) ?? 0n) + weight);
	}
	return { whole, ordinary: inOrder(ordinary), safe: inOrder(safe), averageTokens: fraction(revealed, whole) };
}

const inOrder = (weights: ReadonlyMap<number, bigint>): readonly WeightedNumber[] =>
	[...weights].sort(([a], [b]) => a - b);
