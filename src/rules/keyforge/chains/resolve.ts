import { refuseProblems } from '../../verification';
import type { Situation, Turn } from './situation';
import { dealStart } from './start';
import type { Line, State } from './state';
import type { Trace } from './trace';
import { playTurn } from './turn';
import { verify } from './verification';

/** Turns beyond which the count stops. */
export const HORIZON = 99;

/** Why chains will always be left. */
type Deadlock = 'full-hand' | 'gains';

/** When no chain is left. */
type Release =
	/** There was never a chain. */
	| { readonly type: 'none' }
	/** The draw of `lines[lineRank]` shed the last one. */
	| { readonly type: 'free'; readonly lineRank: number }
	/** Turns like `later` never shed the last one: a full hand needs no card, or as many chains come as go. */
	| { readonly type: 'never'; readonly reason: Deadlock }
	/** Some are left after `HORIZON` turns. */
	| { readonly type: 'horizon' };

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
 * turns; it stops at the first turn like `later` that shows that chains will always be left. The situation is left
 * untouched. Throws a RangeError that lists the problems, also given as its `cause`, when `verify` finds any.
 */
export function resolve(situation: Situation): Resolution {
	refuseProblems(verify(situation));
	const { state, played, release } = unfold(situation);
	const result: Result = {
		lines: state.lines,
		release,
		chainsShed: state.lines.filter(({ shed }) => shed).length,
		withheld: state.lines.reduce((total, { withheld }) => total + withheld, 0),
		drawn: countDrawn(state),
		drawnWithoutChains: countDrawn(playWithoutChains(situation, played)),
	};
	return { result, trace: state.trace };
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

/**
 * Why a turn like `later`, played over and over, never frees the player; `undefined` when it may. One chain at most is
 * shed each turn, so that one gained is enough; and a hand that needed nothing and did not shrink never will.
 * Nothing is concluded from a first turn, which may be limited, nor from abilities that draw a deck that may run out.
 */
function findDeadlock(
	before: State,
	after: State,
	{ later, start }: Situation,
	turnNumber: number,
): Deadlock | undefined {
	if (later.chains > 0) return 'gains';
	const alike = (turnNumber > 1 || start.type !== 'premier') && (later.drawn === 0 || after.piles === null);
	const kept = after.chains === before.chains && after.hand >= before.hand;
	return alike && kept ? 'full-hand' : undefined;
}

function readRelease({ lines }: State): Release {
	const lineRank = lines.findLastIndex(({ shed }) => shed);
	return lineRank === -1 ? { type: 'none' } : { type: 'free', lineRank };
}

/** The same turns without any chain. */
function playWithoutChains(situation: Situation, turns: readonly Turn[]): State {
	return turns.reduce(
		(state, turn, rank) => playTurn(state, { ...turn, chains: 0 }, rank + 1, situation.start),
		dealStart({ ...situation, chains: 0 }),
	);
}
