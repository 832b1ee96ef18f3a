import type { Checked } from '../../verification';
import { explainChances } from './explanation';
import { listKinds } from './kind';
import { type PrepareChoice, prepareDraw } from './preparation';
import type { Chances } from './results';
import type { Situation } from './situation';
import { readStakes } from './stakes';
import { noteBonus, noteStart } from './steps';
import { sumUp } from './sum-up';
import type { WeighedTrace } from './trace';

/** The chances, and every step that explains them with the rule it applies. */
export interface Weighing {
	/** `null` when the bag holds no token that can be revealed (rule tc-3): the trace ends on `empty-bag`. */
	readonly result: Chances | null;
	readonly trace: WeighedTrace;
}

/**
 * Exact chances of a skill test. With the mode `one`, the token chosen among those revealed is the one that gives the
 * best chance of success, then the best expected margin, then the first of the bag as listed, those that do more than
 * add a number after those that only do, and those that only fail last; a draw that may leave a
 * choice (`needsChoice`) is weighed with `prepareChoice`, as `resolve` does. Throws a RangeError when it is needed and
 * missing, and `TooLong` when too much may happen.
 */
export function weigh(situation: Checked<Situation>, prepareChoice?: PrepareChoice): Weighing {
	const { draw } = situation;
	const kinds = listKinds(situation);
	const start = noteStart(situation, kinds);
	if (kinds.length === 0) return { result: null, trace: start };
	const stakes = readStakes(situation);
	const spread = prepareDraw(kinds, draw, prepareChoice).spread(stakes);
	const result = sumUp(spread, stakes);
	return { result, trace: [...start, ...noteBonus(situation), ...explainChances(kinds, draw, stakes, spread, result)] };
}
