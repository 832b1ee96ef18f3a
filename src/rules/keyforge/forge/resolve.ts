import type { Checked } from '../../verification';
import { assess, type Balance, endTurn } from './balance';
import { changeCost } from './cost';
import type { GameEvent, Input } from './event';
import { resolveEffect, resolveForgeStep } from './forge';
import { unforgeKey } from './key';
import { moveAember } from './movement';
import type { Outcome } from './outcome';
import type { Side } from './situation';
import { openState, type State, type StateWithOutcome } from './state';
import type { Trace } from './trace';

/** What the events led to. */
interface Result {
	/** Each player after the last event. */
	readonly balances: Readonly<Record<Side, Balance>>;
	/** Who forged a third key, if anyone did. */
	readonly winner: Side | null;
	/** One outcome for each event, in the same order. */
	readonly outcomes: readonly Outcome[];
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
}

/**
 * Resolves events one after the other. Illegal events, among them those that come after the third key of a player (rule
 * bases-victoire), are reported as outcomes and change nothing. Inputs are left untouched.
 */
export function resolve({ events, ...situation }: Checked<Input>): Resolution {
	let state = openState(situation);
	const outcomes: Outcome[] = [];
	for (const [rank, eventRank] of events.entries()) {
		const next = resolveEvent({ ...state, eventRank: rank }, eventRank);
		state = next.state;
		outcomes.push(next.outcome);
	}
	const balances = { you: assess(state.situation.you), opponent: assess(state.situation.opponent) };
	return { result: { balances, winner: state.winner, outcomes }, trace: state.trace };
}

function resolveEvent(state: State, event: GameEvent): StateWithOutcome {
	if (state.winner !== null) {
		const { winner } = state;
		return { state, outcome: { type: 'illegal', reason: 'game-over', rule: 'bases-victoire', winner } };
	}
	switch (event.type) {
		case 'forge-step':
			return resolveForgeStep(state, event);
		case 'effect':
			return resolveEffect(state, event);
		case 'cost':
			return changeCost(state, event);
		case 'key-unforged':
			return unforgeKey(state, event);
		case 'turn-end':
			return endTurn(state, event);
		default:
			return moveAember(state, event);
	}
}
