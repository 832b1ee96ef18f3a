import { computeCost, countAvailable } from './cost';
import type { ForgeStep, TurnEnd } from './event';
import { opposingSide, type Side } from './situation';
import { record, type State } from './state';
import type { Finding } from './trace';

/** What step 1 would have the player do now: forge, or nothing when Æmber is lacking (rule forger-obligatoire). */
export function findStepDue({ situation }: State, player: Side): Finding | null {
	const cost = computeCost(situation[player]);
	const available = countAvailable(situation[player]);
	if (available < cost) return null;
	const rule = 'forger-obligatoire';
	return { kind: 'step-missing', rule, player, before: available, after: available, cost };
}

/**
 * Before a turn of `player` begins or ends: the turns that the events pass over without their step 1, in which a key
 * had to be forged. Of the turn under way at the start nothing is known.
 */
export function noteMissingSteps(state: State, event: ForgeStep | TurnEnd): State {
	if (state.turn.phase === 'under-way') return state;
	const missing = listMissing(state, event).filter((due) => due !== null);
	return record(state, ...missing);
}

function listMissing(state: State, { type, player }: ForgeStep | TurnEnd): readonly (Finding | null)[] {
	const { situation, turn } = state;
	if (situation.active !== player) return type === 'turn-end' ? [turn.due, findStepDue(state, player)] : [turn.due];
	if (type === 'turn-end') return [turn.due];
	return turn.phase === 'after-step' ? [findStepDue(state, opposingSide(player))] : [];
}
