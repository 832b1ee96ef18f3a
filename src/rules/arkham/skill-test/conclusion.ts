import type { Kind } from './kind';
import type { Outcome, TestResult } from './results';
import type { Automatic } from './situation';
import type { Stakes } from './stakes';

/** How a test ends, apart from the tokens that led to it. */
export type Conclusion = Omit<TestResult, 'revealed' | 'out' | 'applied'>;

/** What the tokens applied add up to. */
export interface Totals {
	/** Sum of their modifiers. */
	readonly sum: number;
	/** Whether one of them makes the test fail, or a kind that has been applied too many times. */
	readonly failure: boolean;
	readonly success: boolean;
}

/** Adds up the effects of tokens applied, given by the ranks of their kinds. */
export function addEffects(kinds: readonly Kind[], applied: readonly number[]): Totals {
	let [sum, failure, success] = [0, false, false];
	for (const rank of applied) {
		const kind = kinds[rank];
		if (kind === undefined) continue;
		sum += kind.modifier;
		success ||= kind.automatic === 'success';
		failure ||= exceeds(kind, applied, rank);
	}
	return { sum, failure, success };
}

/** Whether more tokens of a kind are applied than it tolerates. */
function exceeds({ tolerated }: Kind, applied: readonly number[], rank: number): boolean {
	if (tolerated === Number.POSITIVE_INFINITY) return false;
	return applied.filter((other) => other === rank).length > tolerated;
}

/**
 * What is automatic at TC.6. The rules do not say what happens when a test both succeeds and fails automatically: it
 * fails, and the success does not count (rule tc-6-deux-issues, the worst for the players).
 */
export function settleAutomatic({ failure, success }: Pick<Totals, 'failure' | 'success'>): Automatic {
	if (failure) return 'failure';
	return success ? 'success' : 'none';
}

/**
 * Ends a test from the sum of the modifiers of the tokens applied. The value is brought to zero once, after every
 * modifier (rule modificateur-negatif), and an equal value succeeds (rule tc-6-reussite). An automatic failure fails
 * whatever the difficulty (rule pion-chaos-echec-automatique).
 */
export function conclude({ value, difficulty }: Stakes, sum: number, automatic: Automatic): Conclusion {
	const total = automatic === 'failure' ? 0 : Math.max(0, value + sum);
	const target = automatic === 'success' ? 0 : difficulty;
	const success = automatic !== 'failure' && total >= target;
	return { total, difficulty: target, margin: total - target, success, automatic };
}

const ORDER: readonly Automatic[] = ['failure', 'none', 'success'];

/** Sorts outcomes by increasing margin; at the same margin, automatic failure first and automatic success last. */
export function compareOutcomes(a: Omit<Outcome, 'chance'>, b: Omit<Outcome, 'chance'>): number {
	return a.margin - b.margin || ORDER.indexOf(a.automatic) - ORDER.indexOf(b.automatic);
}
