import type { Outcome } from './outcome';
import type { Player, Side, Situation } from './situation';
import type { Finding, Trace } from './trace';

/** Where the turn of the active player stands: `under-way` until an event says whose turn it is. */
interface Turn {
	readonly phase: 'under-way' | 'before-step' | 'after-step';
	/** What to say of the turn if it passes without its step 1; `null`: nothing. */
	readonly due: Finding | null;
}

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface State {
	readonly situation: Situation;
	/** Keys that each player forged since the current turn began. */
	readonly forgedThisTurn: Readonly<Record<Side, number>>;
	readonly winner: Side | null;
	readonly turn: Turn;
	readonly trace: Trace;
	/** Index of the event being resolved. */
	readonly eventRank: number;
}

/** State after an event, with its outcome. */
export interface StateWithOutcome {
	readonly state: State;
	readonly outcome: Outcome;
}

/** State before the first event. */
export function openState(situation: Situation): State {
	return {
		situation,
		forgedThisTurn: { you: 0, opponent: 0 },
		winner: null,
		turn: { phase: 'under-way', due: null },
		trace: [],
		eventRank: 0,
	};
}

/** Adds findings to the trace, under the event being resolved. */
export function record(state: State, ...findings: readonly Finding[]): State {
	const steps = findings.map((finding) => ({ ...finding, eventRank: state.eventRank }));
	return { ...state, trace: [...state.trace, ...steps] };
}

/** A turn of `active` begins: no key has been forged in it. */
export function startTurn(state: State, active: Side, turn: Turn): State {
	return { ...state, situation: { ...state.situation, active }, forgedThisTurn: { you: 0, opponent: 0 }, turn };
}

/** Changes what a player has. */
export function changePlayer(state: State, side: Side, part: Partial<Player>): State {
	return { ...state, situation: { ...state.situation, [side]: { ...state.situation[side], ...part } } };
}
