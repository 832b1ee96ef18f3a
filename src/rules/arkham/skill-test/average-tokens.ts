import { add, countCombinations, type Fraction, fraction } from '../../odds';
import { countTokens, type Kind } from './kind';

/** Tokens that may be revealed, of a kind: `Kind`, with as many as are left. */
export type TokenGroup = Pick<Kind, 'count' | 'revealsAnother' | 'allowed'>;

/**
 * Tokens that a draw of `count` (at most those there are) reveals on average: `count`, and one more for each that has
 * another revealed, until the bag is empty or a kind reaches the number that ends the step. The first `sure` tokens come
 * all the same: those that are revealed together.
 */
export function averageRevealed(kinds: readonly TokenGroup[], count: number, sure = count): Fraction {
	const total = countTokens(kinds);
	const going = countSelections(kinds.filter(({ revealsAnother }) => revealsAnother));
	const stops = countSelections(kinds.filter(({ revealsAnother }) => !revealsAnother)).slice(0, count);
	let average = fraction(sure);
	for (let size = sure; size < Math.min(total, going.length + stops.length - 1); size += 1) {
		const ways = stops.reduce((sum, way, taken) => sum + way * (going[size - taken] ?? 0n), 0n);
		average = add(average, fraction(ways, countCombinations(total, size)));
	}
	return average;
}

/** For each number of tokens from 0, the ways of taking as many without any kind ending the step. */
function countSelections(kinds: readonly TokenGroup[]): readonly bigint[] {
	let ways: bigint[] = [1n];
	for (const { count, allowed } of kinds) {
		const most = Math.min(count, allowed);
		const after = Array.from({ length: ways.length + most }, () => 0n);
		for (const [already, way] of ways.entries()) {
			for (let taken = 0; taken <= most; taken += 1) {
				after[already + taken] = (after[already + taken] ?? 0n) + way * countCombinations(count, taken);
			}
		}
		ways = after;
	}
	return ways;
}
