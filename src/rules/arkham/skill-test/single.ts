import { fraction, type WeightedNumber } from '../../odds';
import { countTokens, type Kind } from './kind';
import type { Preparation } from './spread';

/** A single token is revealed, and has no other revealed: the usual test. There is nothing to choose. */
export function prepareSingle(kinds: readonly Kind[]): Preparation {
	const safe = kinds.filter(({ tolerated }) => tolerated > 0);
	const ordinary = safe.filter(({ automatic }) => automatic === 'none');
	const spread = {
		whole: BigInt(countTokens(kinds)),
		ordinary: sumModifiers(ordinary),
		safe: sumModifiers(safe),
		averageTokens: fraction(1),
	};
	return { spread: () => spread, advise: () => () => 0 };
}

/** How many tokens have each modifier, in increasing order. */
function sumModifiers(kinds: readonly Kind[]): readonly WeightedNumber[] {
	const counts = new Map<number, bigint>();
	for (const { modifier, count } of kinds) counts.set(modifier, (counts.get(modifier) ?? 0n) + BigInt(count));
	return [...counts].sort(([a], [b]) => a - b);
}
