import { prepareAll } from './apply-all';
import { countTokens, type Kind } from './kind';
import type { Draw } from './situation';
import type { Preparation } from './spread';

/** Prepares a draw where one token is chosen among `revealed`: `prepareChoice`, which weighs as much as all the rest. */
export type PrepareChoice = (kinds: readonly Kind[], revealed: number) => Preparation;

/** Whether a draw may need `prepareChoice`. */
export const needsChoice = ({ count, mode }: Draw): boolean => mode === 'un' && count > 1;

/**
 * Prepares a draw among kinds, which hold at least one token. When more are to be revealed than there are, all are (rule
 * effet-elements-manquants). A single token leaves no choice. Throws a RangeError when `prepareChoice` is needed and
 * missing.
 */
export function prepareDraw(kinds: readonly Kind[], draw: Draw, prepareChoice?: PrepareChoice): Preparation {
	const revealed = Math.min(draw.count, countTokens(kinds));
	if (draw.mode === 'tous' || revealed === 1) return prepareAll(kinds, revealed);
	if (!prepareChoice) throw new RangeError('A choice among tokens needs `prepareChoice`.');
	return prepareChoice(kinds, revealed);
}
