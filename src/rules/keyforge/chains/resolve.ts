import type { Checked } from '../../verification';
import { findDeadlock, isLast, type Release, readRelease } from './release';
import type { Situation, Turn } from './situation';
import { dealStart } from './start';
import type { Line, State } from './state';
import type { Trace } from './trace';
import { playTurn } from './turn';

/** Turns beyond which the count stops. */
export const HORIZON = 99;

/** What the turns give. */
interface Result {
	/** The first draw, the mulligan if any, then one line for each turn. */
	readonly lines: readonly Line[];
	readonly release: Release;
	/** Chains shed by all the draws. */
	readonly chainsShed: number;
	/** Cards that the chains took off all the draws. */
	readonly withheld: number;
	/** Cards drawn to fill the hand, the hand refused for a mulligan left out; the same in these turns without any chain. */
	readonly drawn: number;
	readonly drawnWithoutChains: number;
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
}

/**
 * Computes each draw from the start until no chain is left, at least over the turns of the list, at most over `HORIZON`
 * turns; it stops at the first turn like `later` that shows that chains will always be left, or, when each brings some,
 * after a few of them. The situation is left untouched.
 */
export function resolve(situation: Checked<Situation>): Resolution {
	const { state, played, release } = unfold(situation);
	const result: Result = {
		lines: state.lines,
		release,
		chainsShed: state.lines.filter(({ shed }) => shed).length,
		withheld: state.lines.reduce((total, { withheld }) => total + withheld, 0),
		drawn: countDrawn(state),
		drawnWithoutChains: countDrawn(playWithoutChains(situation, played)),
	};
	return { result, trace: state.trace.filter((step) => step.kind !== 'free' || isLast(step, release)) };
}

/** Cards drawn to fill the hand: a hand refused for a mulligan does not count. */
function countDrawn({ lines }: State): number {
	return lines
		.filter((_, rank) => lines[rank + 1]?.moment !== 'mulligan')
		.reduce((total, { drawn }) => total + drawn, 0);
}

interface Unfolding {
	readonly state: State;
	readonly played: readonly Turn[];
	readonly release: Release;
}

function unfold(situation: Situation): Unfolding {
	const { turns, later, start } = situation;
	let state = dealStart(situation);
	const played: Turn[] = [];
	while (played.length < HORIZON) {
		const turn = turns[played.length] ?? (state.chains > 0 || later.chains > 0 ? later : undefined);
		if (turn === undefined) return { state, played, release: readRelease(state) };
		const before = state;
		played.push(turn);
		state = playTurn(state, turn, played.length, start);
		const reason = played.length > turns.length ? findDeadlock(before, state, situation, played.length) : undefined;
		if (reason !== undefined) return { state, played, release: { type: 'never', reason } };
	}
	return {
		state,
		played,
		release: state.chains > 0 || later.chains > 0 ? { type: 'horizon' } : readRelease(state),
	};
}

/** The same turns without any chain. */
function playWithoutChains(situation: Situation, turns: readonly Turn[]): State {
	return turns.reduce(
		(state, turn, rank) => playTurn(state, { ...turn, chains: 0 }, rank + 1, situation.start),
		dealStart({ ...situation, chains: 0 }),
	);
}
