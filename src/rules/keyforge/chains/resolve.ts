import { refuseProblems } from '../../verification';
import type { Situation, Turn } from './situation';
import { dealStart } from './start';
import type { Line, State } from './state';
import type { Trace, TraceStep } from './trace';
import { playTurn } from './turn';
import { verify } from './verification';

/** Turns beyond which the count stops. */
export const HORIZON = 99;

/** Turns that are played with chains that come back each turn: enough to see what each draw gives. */
const GAINING_TURNS = 6;

/** Why chains will always be left, or come back: a hand that stays full, no card that they take, chains gained. */
export type Deadlock = 'full-hand' | 'no-cards' | 'gains';

/** When no chain is left. */
type Release =
	/** There was never a chain. */
	| { readonly type: 'none' }
	/** The draw of `lines[lineRank]` shed the last one, or a card took it off during that turn. */
	| { readonly type: 'free'; readonly lineRank: number }
	/** Turns like `later` never leave the player without a chain at each draw. */
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
 * turns; it stops at the first turn like `later` that shows that chains will always be left, or, when each brings some,
 * after `GAINING_TURNS` of them. The situation is left
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
	return { result, trace: state.trace.filter((step) => step.kind !== 'free' || isLast(step, release)) };
}

/** A player who is to get chains again is not free. */
function isLast({ lineRank }: TraceStep, release: Release): boolean {
	return release.type === 'free' && release.lineRank === lineRank;
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
 * shed each turn, so that one gained is enough; a hand that needed nothing and did not shrink never will; and a turn
 * that changes nothing, cards included, shows all those that follow. Nothing is concluded from a first turn, which may
 * be limited, nor from a full hand that abilities fill from a deck that may run out.
 */
function findDeadlock(
	before: State,
	after: State,
	{ turns, later, start }: Situation,
	turnNumber: number,
): Deadlock | undefined {
	if (later.chains > 0) return turnNumber < turns.length + GAINING_TURNS ? undefined : 'gains';
	if ((turnNumber === 1 && start.type === 'premier') || after.chains !== before.chains) return undefined;
	if (after.lines.at(-1)?.missing === 0)
		return after.hand >= before.hand && (later.drawn === 0 || after.piles === null) ? 'full-hand' : undefined;
	return after.hand === before.hand && hasSamePiles(before, after) ? 'no-cards' : undefined;
}

function hasSamePiles({ piles: before }: State, { piles: after }: State): boolean {
	return before?.deck === after?.deck && before?.discardPile === after?.discardPile;
}

/** The last draw with a chain sheds it, or a card takes it off before the next one. */
function readRelease({ lines }: State): Release {
	const last = lines.findLastIndex(({ chainsBefore }) => chainsBefore > 0);
	if (last === -1) return { type: 'none' };
	return { type: 'free', lineRank: lines[last]?.chainsAfter === 0 ? last : last + 1 };
}

/** The same turns without any chain. */
function playWithoutChains(situation: Situation, turns: readonly Turn[]): State {
	return turns.reduce(
		(state, turn, rank) => playTurn(state, { ...turn, chains: 0 }, rank + 1, situation.start),
		dealStart({ ...situation, chains: 0 }),
	);
}
