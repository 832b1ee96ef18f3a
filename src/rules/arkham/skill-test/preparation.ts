import { prepareAll } from './apply-all';
import { countTokens, type Kind } from './kind';
import type { Draw, Situation } from './situation';
import type { Preparation } from './spread';

/** Prepares a draw where the player has something to choose: `prepareChoice`, which weighs more than all the rest. */
export type PrepareChoice = (kinds: readonly Kind[], draw: Draw) => Preparation;

/** How many of the tokens revealed together are applied. */
export const countApplied = ({ count, mode }: Draw): number =>
	mode === 'tous' ? count : Math.min(count, mode === 'un' ? 1 : 2);

/**
 * Whether the player may have more to choose than one token among several: which to cancel, which two to apply, or what a
 * token counts as.
 */
export const needsDecisions = (draw: Draw, tokens: readonly Pick<Kind, 'alternatives' | 'cancelable'>[]): boolean =>
	(draw.cancels ?? 0) > 0 ||
	(draw.mode === 'deux' && draw.count > 2) ||
	tokens.some(({ alternatives, cancelable }) => alternatives || cancelable);

/** Whether a test may need `prepareChoice`. */
export const needsChoice = ({ draw, bag }: Pick<Situation, 'draw' | 'bag'>): boolean =>
	(draw.mode === 'un' && draw.count > 1) || needsDecisions(draw, bag);

/**
 * Prepares a draw among kinds, which hold at least one token. When more are to be revealed than there are, all are (rule
 * effet-elements-manquants). A single token leaves no choice. Throws a RangeError when `prepareChoice` is needed and
 * missing.
 */
export function prepareDraw(kinds: readonly Kind[], draw: Draw, prepareChoice?: PrepareChoice): Preparation {
	const count = Math.min(draw.count, countTokens(kinds));
	const possible = { ...draw, count };
	if (count === countApplied(possible) && !needsDecisions(possible, kinds)) return prepareAll(kinds, count);
	if (!prepareChoice) throw new RangeError('A choice among tokens needs `prepareChoice`.');
	return prepareChoice(kinds, possible);
}

/** What a sum over tokens that have others revealed may cost and still take no time: their square times their kinds. */
const LIGHT = 50_000;

/** Whether a test is weighed at once: nothing to choose, and no endless chain. */
export function isLight(situation: Pick<Situation, 'draw' | 'bag'>): boolean {
	const revealers = situation.bag.filter(({ effect }) => effect.revealsAnother);
	return !needsChoice(situation) && countTokens(revealers) ** 2 * revealers.length <= LIGHT;
}
