import type { Checked } from '../../verification';
import { settleFavor } from './favor';
import type { Player, Situation } from './situation';
import { computeTotal } from './total';
import type { Trace, TraceStep } from './trace';

/** What a count comes to. */
export interface Result {
	readonly totals: Readonly<Record<Player, number>>;
	/** `null` on a tie, and where only current glory is asked for: the ability says what follows. */
	readonly winner: Player | null;
	/** Who has the Favor afterwards, and whether he chooses its face. */
	readonly favor: Player | null;
	readonly chooseFace: boolean;
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
}

/**
 * Makes a glory count (steps 3.4.1 and 3.4.2 of the guide), or adds up the current glory that an ability asks for.
 * Inputs are left untouched.
 */
export function resolve(situation: Checked<Situation>): Resolution {
	const you = computeTotal(situation, 'you');
	const opponent = computeTotal(situation, 'opponent');
	const totals = { you: you.value, opponent: opponent.value };
	const counted = [...you.steps, ...opponent.steps];
	const { purpose, favor } = situation;
	if (purpose === 'glory') return { result: { totals, winner: null, favor, chooseFace: false }, trace: counted };
	const winner = findWinner(totals);
	const { holder, chooseFace, step } = settleFavor(situation, winner);
	const difference = Math.abs(totals.you - totals.opponent);
	return {
		result: { totals, winner, favor: holder, chooseFace },
		trace: [...counted, noteWinner(winner, difference), step],
	};
}

/** The highest total wins the count; nobody does on a tie (rule compte-de-gloire-gagnant). */
function findWinner({ you, opponent }: Result['totals']): Player | null {
	if (you === opponent) return null;
	return you > opponent ? 'you' : 'opponent';
}

function noteWinner(winner: Player | null, difference: number): TraceStep {
	const note = { rule: 'compte-de-gloire-gagnant', before: difference, after: difference } as const;
	return winner === null ? { kind: 'count-tied', ...note } : { kind: 'count-won', player: winner, ...note };
}
