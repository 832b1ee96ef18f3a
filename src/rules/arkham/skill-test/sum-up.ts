import { fraction, type WeightedNumber } from '../../odds';
import { compareOutcomes, conclude } from './conclusion';
import type { Chances, Outcome } from './results';
import type { Automatic } from './situation';
import type { Spread } from './spread';
import type { Stakes } from './stakes';

/** An outcome and its weight. */
interface WeightedOutcome extends Omit<Outcome, 'chance'> {
	readonly weight: bigint;
}

/** Chances of a test, from how the sums of modifiers are spread. */
export function sumUp({ whole, ordinary, safe, averageTokens }: Spread, stakes: Stakes): Chances {
	const failed = whole - sumWeights(safe);
	const weighted = [
		...weighOutcomes(ordinary, 'none', stakes),
		...weighOutcomes(removeWeights(safe, ordinary), 'success', stakes),
		...weighOutcomes([[0, failed]], 'failure', stakes),
	].sort(compareOutcomes);
	const share = (keep: (one: WeightedOutcome) => boolean) => fraction(sumOutcomes(weighted, keep), whole);
	return {
		success: share(({ success }) => success),
		failure: share(({ success }) => !success),
		automaticFailure: share(({ automatic }) => automatic === 'failure'),
		automaticSuccess: share(({ automatic }) => automatic === 'success'),
		outcomes: weighted.map(({ weight, ...outcome }) => ({ ...outcome, chance: fraction(weight, whole) })),
		averageMargin: fraction(
			weighted.reduce((sum, { margin, weight }) => sum + BigInt(margin) * weight, 0n),
			whole,
		),
		averageTokens,
	};
}

/** The outcomes of one nature: the sums that end at the same value, which is never negative, make a single one. */
function weighOutcomes(
	weights: readonly WeightedNumber[],
	automatic: Automatic,
	stakes: Stakes,
): readonly WeightedOutcome[] {
	const byTotal = new Map<number, WeightedOutcome>();
	for (const [sum, weight] of weights) {
		if (weight === 0n) continue;
		const { total, margin, success } = conclude(stakes, sum, automatic);
		const previous = byTotal.get(total)?.weight ?? 0n;
		byTotal.set(total, { total, margin, success, automatic, weight: previous + weight });
	}
	return [...byTotal.values()];
}

function removeWeights(
	weights: readonly WeightedNumber[],
	removed: readonly WeightedNumber[],
): readonly WeightedNumber[] {
	const weightOf = new Map(removed);
	return weights.map(([sum, weight]) => [sum, weight - (weightOf.get(sum) ?? 0n)]);
}

function sumWeights(weights: readonly WeightedNumber[]): bigint {
	return weights.reduce((sum, [, weight]) => sum + weight, 0n);
}

function sumOutcomes(weighted: readonly WeightedOutcome[], keep: (one: WeightedOutcome) => boolean): bigint {
	return weighted.reduce((sum, one) => (keep(one) ? sum + one.weight : sum), 0n);
}
