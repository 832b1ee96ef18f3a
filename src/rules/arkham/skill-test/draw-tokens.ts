import { findEnding } from './ending';
import type { Kind } from './kind';
import { countTokens } from './kind';
import { checkRank, findKind } from './pick';
import type { Draw } from './situation';
import type { Choose, PickRank } from './spread';

/** Tokens drawn, as ranks of their kinds. */
export interface DrawnTokens {
	/** All the tokens, in the order in which they were revealed. */
	readonly revealed: readonly number[];
	/** How many of them were revealed together at first. */
	readonly together: number;
	/** Those applied, in the same order. */
	readonly applied: readonly number[];
}

/**
 * Draws the tokens of a test, without replacement: the bag holds at least one. Each token applied that has another
 * revealed has it revealed in its turn, as long as the bag holds one and no kind has ended the step (`findEnding`).
 */
export function drawTokens(
	kinds: readonly Kind[],
	{ count, mode }: Draw,
	pickRank: PickRank,
	choose: Choose,
): DrawnTokens {
	const pool = createPool(kinds, pickRank);
	const together = Math.min(count, pool.left());
	const revealed: number[] = [];
	while (revealed.length < together) revealed.push(pool.reveal());
	const applied = mode === 'one' && together > 1 ? [pickOne(revealed, choose)] : [...revealed];
	for (const rank of applied) {
		if (findEnding(kinds, applied)) break;
		if (!kinds[rank]?.revealsAnother || pool.left() === 0) continue;
		const next = pool.reveal();
		revealed.push(next);
		applied.push(next);
	}
	return { revealed, together, applied };
}

function createPool(kinds: readonly Kind[], pickRank: PickRank) {
	const counts = kinds.map(({ count }) => count);
	let left = countTokens(kinds);
	return {
		left: () => left,
		reveal: () => {
			const rank = findKind(counts, checkRank(pickRank(left), left));
			counts[rank] = (counts[rank] ?? 0) - 1;
			left -= 1;
			return rank;
		},
	};
}

function pickOne(revealed: readonly number[], choose: Choose): number {
	return revealed[checkRank(choose(revealed), revealed.length)] ?? 0;
}
