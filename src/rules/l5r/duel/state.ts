import { type Bids, type BySide, SIDES, type Side, type Situation } from './situation';
import type { Trace, TraceStep } from './trace';

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface State {
	readonly situation: Situation;
	/** Numbers on the dials, then values of the bids. */
	readonly bids: Bids;
	/** Honor of each player. */
	readonly honor: BySide<number>;
	/** Skill of each character in the duel; may be below zero until it is complete. */
	readonly skills: BySide<number>;
	readonly trace: Trace;
}

/** State at step D.3. */
export function openState(situation: Situation, bids: Bids): State {
	const { challenger, challenged } = situation;
	return {
		situation,
		bids,
		honor: { challenger: challenger.honor, challenged: challenged.honor },
		skills: { challenger: challenger.skill, challenged: challenged.skill },
		trace: [],
	};
}

/** Adds steps to the trace. */
export function record(state: State, ...steps: readonly TraceStep[]): State {
	return { ...state, trace: [...state.trace, ...steps] };
}

/** Takes both sides through the same step. */
export function passSides(state: State, step: (state: State, side: Side) => State): State {
	return SIDES.reduce(step, state);
}
