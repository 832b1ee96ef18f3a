import type { Player, Situation } from './situation';
import type { TraceStep } from './trace';

/** Who has the Favor after the count, whether its face may be chosen, and the rule that says so. */
export interface FavorOutcome {
	readonly holder: Player | null;
	readonly chooseFace: boolean;
	readonly step: TraceStep;
}

/**
 * The winner takes the Favor (rule etape-3-4-2), again when he has it (rule etape-3-4-2-deja), and chooses its face; a
 * tie leaves it as it is (rule etape-3-4-2-egalite), and so does the count of an ability (rule
 * compte-de-gloire-capacite).
 */
export function settleFavor({ purpose, favor }: Situation, winner: Player | null): FavorOutcome {
	const none = { before: 0, after: 0 };
	if (winner === null || purpose !== 'favor') {
		const rule = purpose === 'favor' ? 'etape-3-4-2-egalite' : 'compte-de-gloire-capacite';
		return { holder: favor, chooseFace: false, step: { kind: 'favor-stays', rule, holder: favor, ...none } };
	}
	const step: TraceStep =
		favor === winner
			? { kind: 'favor-again', rule: 'etape-3-4-2-deja', player: winner, before: 1, after: 1 }
			: { kind: 'favor-taken', rule: 'etape-3-4-2', player: winner, before: 0, after: 1 };
	return { holder: winner, chooseFace: true, step };
}
