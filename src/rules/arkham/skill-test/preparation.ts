import { countTokens, type Kind } from './kind';
import { prepareSingle } from './single';
import type { Draw, Situation } from './situation';
import type { Preparation } from './spread';

/** Prepares any draw that is not of a single token: `prepareDraw` of `choice.ts`, which weighs more than all the rest. */
export type PrepareChoice = (kinds: readonly Kind[], draw: Draw) => Preparation;

type AnyToken = Pick<Kind, 'alternatives' | 'cancelable' | 'failsWith'>;

/** How many of the tokens revealed together are applied. */
export const countApplied = ({ count, mode }: Draw): number =>
	mode === 'all' ? count : Math.min(count, mode === 'one' ? 1 : 2);

/**
 * Whether the player may have more to choose than one token among several: which to cancel, which two to apply, or what a
 * token counts as; or has to know which tokens came before, as a kind fails with another.
 */
export const needsDecisions = (draw: Draw, tokens: readonly AnyToken[]): boolean =>
	(draw.cancels ?? 0) > 0 ||
	(draw.mode === 'two' && draw.count > 2) ||
	tokens.some(({ alternatives, cancelable, failsWith }) => alternatives || cancelable || failsWith);

/** Whether a test may need `prepareChoice`: it may reveal more than one token, or leave something to choose. */
export const needsChoice = ({ draw, bag }: Pick<Situation, 'draw' | 'bag'>): boolean =>
	draw.count > 1 || needsDecisions(draw, bag) || bag.some(({ effect }) => effect.revealsAnother);

/**
 * Prepares a draw among kinds, which hold at least one token. When more are to be revealed than there are, all are (rule
 * effet-elements-manquants). Throws a RangeError when `prepareChoice` is needed and missing.
 */
export function prepareDraw(kinds: readonly Kind[], draw: Draw, prepareChoice?: PrepareChoice): Preparation {
	const count = Math.min(draw.count, countTokens(kinds));
	const alone = count === 1 && !needsDecisions(draw, kinds) && !kinds.some(({ revealsAnother }) => revealsAnother);
	if (alone) return prepareSingle(kinds);
	if (!prepareChoice) throw new RangeError('A draw of several tokens needs `prepareChoice`.');
	return prepareChoice(kinds, { ...draw, count });
}
