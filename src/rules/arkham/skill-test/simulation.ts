import type { Checked } from '../../verification';
import { prepareChoice } from './choice';
import { addEffects, type Conclusion, compareOutcomes, conclude, settleAutomatic } from './conclusion';
import { drawTokens } from './draw-tokens';
import { sumForms } from './form';
import { listKinds } from './kind';
import { type PrepareChoice, prepareDraw } from './preparation';
import type { Outcome } from './results';
import type { Situation } from './situation';
import { readStakes } from './stakes';
import { listApplied } from './walk';

/** An outcome, and how many of the tests simulated had it. */
interface CountedOutcome extends Omit<Outcome, 'chance'> {
	readonly count: number;
}

/** What many simulated tests gave. */
export interface Simulation {
	readonly tests: number;
	readonly successes: number;
	/** Each distinct outcome met, in the order of `Chances.outcomes`; their numbers add up to `tests`. */
	readonly outcomes: readonly CountedOutcome[];
}

/**
 * Plays `tests` tests (0 to 1,000,000) as `play` does, with tokens drawn by `random`, which gives numbers from 0
 * included to 1 excluded (see `createRandom` in src/rules/odds). `null` when no token can be revealed. `prepare` may
 * bound what is worked out, or remember it. Throws like `weigh`.
 */
export function simulate(
	situation: Checked<Situation>,
	tests: Checked<number>,
	random: () => number,
	prepare: PrepareChoice = prepareChoice,
): Simulation | null {
	const kinds = listKinds(situation);
	if (kinds.length === 0) return null;
	const stakes = readStakes(situation);
	const preparation = prepareDraw(kinds, situation.draw, prepare);
	const draw = preparation.walk?.(stakes);
	const choose = preparation.advise(stakes);
	const pickRank = (left: number) => Math.floor(random() * left);
	const counts = new Map<string, { readonly conclusion: Conclusion; count: number }>();
	for (let test = 0; test < tests; test += 1) {
		const totals = draw
			? sumForms(listApplied(draw(pickRank)))
			: addEffects(kinds, drawTokens(kinds, situation.draw, pickRank, choose).applied);
		const conclusion = conclude(stakes, totals.sum, settleAutomatic(totals));
		const key = `${conclusion.automatic} ${conclusion.total}`;
		const counted = counts.get(key) ?? { conclusion, count: 0 };
		counted.count += 1;
		counts.set(key, counted);
	}
	return countOutcomes(tests, [...counts.values()]);
}

function countOutcomes(
	tests: number,
	counts: readonly { readonly conclusion: Conclusion; readonly count: number }[],
): Simulation {
	const outcomes = counts
		.map(({ conclusion: { total, margin, success, automatic }, count }): CountedOutcome => {
			return { total, margin, success, automatic, count };
		})
		.sort(compareOutcomes);
	const successes = outcomes.reduce((sum, { success, count }) => (success ? sum + count : sum), 0);
	return { tests, successes, outcomes };
}
