import type { Checked } from '../verification';
import type { Charts } from './chart';
import { type Move, type Obstacle, proposals } from './moves';
import { isSameMove, play } from './play';
import type { State } from './state';
import type { TraceStep } from './trace';

/** All that a game along charts is made of. */
export interface Walk {
	/** The charts of the game. */
	readonly charts: Charts;
	/** Where it is before the moves. */
	readonly from: State;
	/** Moves in order, at most 999. */
	readonly moves: readonly Move[];
}

/** What came of a move: it was played; or it could not be, and nothing changed. */
export type MoveOutcome =
	| { readonly type: 'played' }
	/** `not-proposed`: the step has no such move. */
	| { readonly type: 'illegal'; readonly reason: Obstacle | 'not-proposed' };

export interface WalkResolution {
	readonly result: { readonly state: State; readonly outcomes: readonly MoveOutcome[] };
	/** What the moves did, each step with the rank of its move. */
	readonly trace: readonly (TraceStep & { readonly move: number })[];
}

/** Plays moves one after another. Those that are not possible are refused and change nothing. */
export function resolve({ charts, from, moves }: Checked<Walk>): WalkResolution {
	const opened: WalkResolution = { result: { state: from, outcomes: [] }, trace: [] };
	return moves.reduce((current, move, rank) => playOne(charts, current, move, rank), opened);
}

function playOne(charts: Charts, { result, trace }: WalkResolution, move: Move, rank: number): WalkResolution {
	const { state, outcomes } = result;
	const proposal = proposals(charts, state).find((item) => isSameMove(item.move, move));
	if (!proposal || proposal.obstacle) {
		const reason = proposal?.obstacle ?? 'not-proposed';
		return { result: { state, outcomes: [...outcomes, { type: 'illegal', reason }] }, trace };
	}
	const played = play(charts, state, move);
	return {
		result: { state: played.state, outcomes: [...outcomes, { type: 'played' }] },
		trace: [...trace, ...played.trace.map((step) => ({ ...step, move: rank }))],
	};
}
