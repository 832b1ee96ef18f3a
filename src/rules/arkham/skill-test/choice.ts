import { countCombinations, type DrawWeights, weighStoppingDraw, widthFor } from '../../odds';
import { type Advisor, createAdvisor } from './advice';
import { prepareAll } from './apply-all';
import { rememberChains } from './chain';
import type { ChoiceDraw } from './choice-draw';
import { MAX_OPTIONS, prepareDecisions } from './decisions';
import { gatherHandfuls } from './gather-handfuls';
import { createHandful, listHandfuls, type WeightedHandful } from './handful';
import { countTokens, type Kind } from './kind';
import { estimateMemory, MAX_BYTES } from './memory';
import { mergeKinds } from './merge-kinds';
import { countApplied, needsDecisions, type PrepareChoice } from './preparation';
import { remember } from './remember';
import { boundSelections } from './selection';
import type { Draw, Situation } from './situation';
import type { Choose, Preparation } from './spread';
import { TooLong } from './too-long';

/**
 * Prepares a draw where the player has something to choose. With one token to choose among several and nothing else:
 * one token is applied among `count` (at most those there are) revealed together; if it has another revealed, its
 * chain goes on with the tokens left in the bag, and ends on the first one that has no other revealed. The tokens
 * ignored stay out of the bag. The choice is the best for the test at stake.
 */
export const prepareChoice: PrepareChoice = (kinds, draw) => prepareWithin(kinds, draw, MAX_OPTIONS);

/** `prepareChoice`, with `most` options to weigh: beyond, or when it would not fit in memory, `TooLong` is thrown. */
export function prepareWithin(kinds: readonly Kind[], draw: Draw, most: number): Preparation {
	const { count } = draw;
	if (needsDecisions(draw, kinds)) return prepareDecisions(kinds, draw, most);
	if (countApplied(draw) === count) return prepareAll(kinds, count);
	const bytes = estimateMemory(kinds, count);
	if (bytes > MAX_BYTES) throw new TooLong('bytes', bytes, MAX_BYTES);
	const choiceDraw = openChoiceDraw(kinds, count);
	const merged = openChoiceDraw(mergeKinds(kinds), count);
	return {
		spread: (stakes) => gatherHandfuls(merged, stakes),
		advise: (stakes) => rememberChoices(kinds, createAdvisor(choiceDraw, stakes)),
	};
}

/** `prepareWithin` for a single situation: what is prepared for its chances serves for its curve, or for each drawn test. */
export function prepareOnce(most = MAX_OPTIONS): PrepareChoice {
	let known: Preparation | undefined;
	return (kinds, draw) => {
		known ??= prepareWithin(kinds, draw, most);
		return known;
	};
}

function openChoiceDraw(kinds: readonly Kind[], count: number): ChoiceDraw {
	const total = countTokens(kinds);
	const left = total - count;
	const stopping = weighChains(kinds, left);
	const denominator = countCombinations(total, count) * stopping.whole;
	const width = widthFor(denominator, boundSelections(total));
	const follow = rememberChains(kinds, left, stopping, width);
	const known = new Map<number, readonly WeightedHandful[]>();
	const handfuls = () => remember(known, count, () => listHandfuls(kinds, count));
	return { kinds, count, left, whole: stopping.whole, denominator, width, follow, handfuls };
}

/** A chain ends on one token; it may hold every token that has another revealed. */
function weighChains(kinds: readonly Kind[], left: number): DrawWeights {
	if (left === 0) return { whole: 1n, weights: [] };
	const revealers = countTokens(kinds.filter(({ revealsAnother }) => revealsAnother));
	return weighStoppingDraw(left, 1, Math.min(revealers, left - 1));
}

/** Chooses among tokens in the order in which they were revealed; the same tokens are not worked out again. */
function rememberChoices(kinds: readonly Kind[], advise: Advisor): Choose {
	const known = new Map<string, number>();
	return (revealed) => {
		const ranks = [...revealed].sort((a, b) => a - b);
		return revealed.indexOf(remember(known, ranks.join(), () => advise(createHandful(kinds, ranks))));
	};
}

/** What a choice of one token, and a sum over tokens that have others revealed, may hold and still be worked out at once. */
interface Patience {
	/** Tokens that have others revealed, where one is chosen. */
	readonly revealers: number;
	/** Tokens revealed together. */
	readonly together: number;
	/** Where all are applied: the square of the tokens that have others revealed, times their kinds. */
	readonly sum: number;
}

/** Nobody notices. */
const AT_ONCE: Patience = { revealers: 4, together: 2, sum: 50_000 };

/** The reader waits a second at most. */
const A_SECOND: Patience = { revealers: 30, together: 3, sum: 500_000 };

/** Whether the chances of a test may be worked out at once; one where the player decides says so by itself. */
export function isQuick({ draw, bag }: Pick<Situation, 'draw' | 'bag'>, waits = false): boolean {
	if (needsDecisions(draw, bag)) return true;
	const { revealers: most, together, sum } = waits ? A_SECOND : AT_ONCE;
	const revealers = bag.filter(({ effect }) => effect.revealsAnother);
	const tokens = countTokens(revealers);
	if (countApplied(draw) === draw.count) return tokens ** 2 * revealers.length <= sum;
	return draw.count <= together && tokens <= most;
}
