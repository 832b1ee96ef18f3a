import type { BeyondBands, Piles } from './situation';
import type { Finding, Trace } from './trace';

/** What one draw did. */
export interface Line {
	readonly moment: 'starting-hand' | 'mulligan' | 'this-turn' | 'turn';
	/** Number of the turn, from 1; 0 before the first turn of the list. */
	readonly turn: number;
	/** Chains when the cards are drawn, and after. */
	readonly chainsBefore: number;
	readonly chainsAfter: number;
	/** Cards in hand before the draw, and after. */
	readonly handBefore: number;
	readonly handAfter: number;
	/** Cards that the hand should hold without chains. */
	readonly handSize: number;
	/** Cards missing from the hand, what the chains take off that number, and cards drawn. */
	readonly missing: number;
	readonly reduction: number;
	readonly drawn: number;
	/** Cards that the player would have drawn, without the chains of this draw. */
	readonly withheld: number;
	readonly shed: boolean;
	/** Deck and discard pile after the draw; `null` when they are not counted. */
	readonly piles: Piles | null;
}

/** Everything known at one moment. Never modified: each step returns the next one. */
export interface State {
	readonly hand: number;
	readonly chains: number;
	readonly piles: Piles | null;
	readonly beyondBands: BeyondBands;
	readonly lines: readonly Line[];
	readonly trace: Trace;
}

/** Adds findings to the trace, under the line being computed. */
export function record(state: State, ...findings: readonly Finding[]): State {
	const steps = findings.map((finding) => ({ ...finding, lineRank: state.lines.length }));
	return { ...state, trace: [...state.trace, ...steps] };
}
