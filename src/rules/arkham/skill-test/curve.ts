import { type Fraction, subtract } from '../../odds';
import type { Checked } from '../../verification';
import { listKinds } from './kind';
import { type PrepareChoice, prepareDraw } from './preparation';
import type { Situation } from './situation';
import { readStakes } from './stakes';
import { sumUp } from './sum-up';

/**
 * Numbers of icons, from `from` to `to` included, both -20 to 99. Below 0, the skill value is that much lower, without any
 * icon.
 */
export interface IconRange {
	readonly from: number;
	readonly to: number;
}

/** Chance of success with a number of icons, and what the last of them brings. */
export interface CurvePoint {
	readonly icons: number;
	readonly success: Fraction;
	/** `success` minus that of one icon fewer; 0 for the first. */
	readonly gain: Fraction;
}

/**
 * Chance of success against the icons committed; the icons of the situation do not matter. Empty when the bag holds no
 * token that can be revealed. Takes `prepareChoice` and throws as `weigh` does.
 */
export function weighCurve(
	situation: Checked<Situation>,
	{ from, to }: Checked<IconRange>,
	prepareChoice?: PrepareChoice,
): readonly CurvePoint[] {
	const kinds = listKinds(situation);
	if (kinds.length === 0) return [];
	const { spread, success: find } = prepareDraw(kinds, situation.draw, prepareChoice);
	const successes = Array.from({ length: to - from + 1 }, (_, index) => {
		const stakes = readStakes({ ...situation, icons: from + index });
		return find?.(stakes) ?? sumUp(spread(stakes), stakes).success;
	});
	return successes.map((success, index) => {
		return { icons: from + index, success, gain: subtract(success, successes[index - 1] ?? success) };
	});
}
