import type { Checked } from '../../verification';
import { revealBids } from './bids';
import { compareSkills } from './comparison';
import { findIllegality } from './legality';
import type { Illegality, Outcome } from './result';
import type { Bids, Input, Situation } from './situation';
import { modifySkills } from './skill';
import { openState } from './state';
import type { Trace } from './trace';
import { settleGameEnd, transferHonor } from './transfer';

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution<Result = Outcome | Illegality> {
	readonly result: Result;
	readonly trace: Trace;
}

/**
 * Resolves a duel from its bids, steps D.3 to D.9 (rules duel-d-3 to duel-d-9). Interruptions and reactions are not
 * looked at. A character with a dash makes the duel illegal (rule duel-d-2-tiret), without a step. Inputs are left
 * untouched.
 */
export function resolve({ bids, ...situation }: Checked<Input>): Resolution {
	const illegality = findIllegality(situation);
	return illegality === null ? fightDuel(situation, bids) : { result: illegality, trace: [] };
}

/** Resolves a duel that is known to be legal, from values that `verify` accepts. Of the engine alone. */
export function fightDuel(situation: Situation, dials: Bids): Resolution<Outcome> {
	const { state: transferred, transfer } = transferHonor(revealBids(openState(situation, dials)));
	const { state: settled, gameEnd } = settleGameEnd(transferred, transfer);
	const { bids, honor } = settled;
	if (gameEnd !== null) return { result: { type: 'game', ...gameEnd, bids, transfer, honor }, trace: settled.trace };
	const { state, winner } = compareSkills(modifySkills(settled));
	const skills = state.skills;
	return { result: { type: 'duel', winner, skills, bids, transfer, honor }, trace: state.trace };
}
