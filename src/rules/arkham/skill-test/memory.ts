import { countCombinations } from '../../odds';
import { countTokens, type Kind } from './kind';

/** Most bytes that a choice of one token may take: a browser may close a page of a phone that takes much more. */
export const MAX_BYTES = 64_000_000;

/** What one number with a weight takes once read, besides its bits. */
const READ_BYTES = 100;

/** What a set of tokens revealed together takes. */
const HANDFUL_BYTES = 450;

/** What is kept was measured up to an eighth above what is counted here. */
const MARGIN = 9 / 8;

/**
 * About how many bytes the choice of one token among `count` takes, and hardly ever less than it does: each set of tokens
 * revealed together, and what may follow it.
 */
export function estimateMemory(kinds: readonly Kind[], count: number): number {
	const handfuls = Number(countCombinations(kinds.length + count - 1, count));
	return MARGIN * (handfuls * HANDFUL_BYTES + estimateChains(kinds, count));
}

/**
 * Each set of tokens that have others revealed, among those revealed together, keeps the ways of taking those that are
 * left, by the sum of their modifiers.
 */
function estimateChains(kinds: readonly Kind[], count: number): number {
	const revealers = kinds.filter(({ revealsAnother }) => revealsAnother);
	if (revealers.length === 0) return 0;
	const tokens = countTokens(revealers);
	const total = countTokens(kinds);
	const span = revealers.reduce((sum, kind) => sum + kind.count * Math.abs(kind.modifier), 1);
	// Nearly the weight of everything: the ways of revealing them, and those of what follows.
	const width = Math.max(total, countCombinations(total, count).toString(2).length + 1.5 * total) / 8;
	const sets = Number(countCombinations(revealers.length + count, count));
	const parts = revealers.some(({ automatic }) => automatic === 'success') ? 2 : 1;
	const kept = (tokens * span * width) / 2;
	const chain = span * (2 * width + READ_BYTES);
	return sets * parts * (kept + chain);
}
