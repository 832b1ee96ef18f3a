import { add, type Fraction, ZERO } from '../../odds';
import type { Chances, Outcome } from './results';

/** Chance of succeeding by `least` or more, automatic successes included (rule tc-6-reussite). */
export function succeedsByAtLeast(chances: Chances, least: number): Fraction {
	return addChances(chances, ({ success, margin }) => success && margin >= least);
}

/** Chance of failing by `most` or less; an automatic failure fails by the difficulty (rule tc-6-echec-automatique). */
export function failsByAtMost(chances: Chances, most: number): Fraction {
	return addChances(chances, ({ success, margin }) => !success && -margin <= most);
}

/** Chance of failing by `least` or more; an automatic failure fails by the difficulty (rule tc-6-echec-automatique). */
export function failsByAtLeast(chances: Chances, least: number): Fraction {
	return addChances(chances, ({ success, margin }) => !success && -margin >= least);
}

function addChances({ outcomes }: Chances, counts: (outcome: Outcome) => boolean): Fraction {
	return outcomes.filter(counts).reduce((sum, { chance }) => add(sum, chance), ZERO);
}
