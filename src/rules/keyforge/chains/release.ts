import type { Situation } from './situation';
import type { State } from './state';
import type { TraceStep } from './trace';

/** Turns that are played with chains that come back each turn: enough to see what each draw gives. */
const GAINING_TURNS = 6;

/** Why chains will always be left, or come back: a hand that stays full, no card that they take, chains gained. */
export type Deadlock = 'full-hand' | 'no-cards' | 'gains';

/** When no chain is left. */
export type Release =
	/** There was never a chain. */
	| { readonly type: 'none' }
	/** The draw of `lines[lineRank]` shed the last one, or a card took it off during that turn. */
	| { readonly type: 'free'; readonly lineRank: number }
	/** Turns like `later` never leave the player without a chain at each draw. */
	| { readonly type: 'never'; readonly reason: Deadlock }
	/** Some are left after the turns of the count. */
	| { readonly type: 'horizon' };

/**
 * Why a turn like `later`, played over and over, never frees the player; `undefined` when it may. One chain at most is
 * shed each turn, so that one gained is enough; a hand that needed nothing and did not shrink never will; and a turn
 * that changes nothing, cards included, shows all those that follow. Nothing is concluded from a first turn, which may
 * be limited, nor from a full hand that abilities fill from a deck that may run out.
 */
export function findDeadlock(
	before: State,
	after: State,
	{ turns, later, start }: Situation,
	turnNumber: number,
): Deadlock | undefined {
	if (later.chains > 0) return turnNumber < turns.length + GAINING_TURNS ? undefined : 'gains';
	if ((turnNumber === 1 && start.type === 'first') || after.chains !== before.chains) return undefined;
	if (after.lines.at(-1)?.missing === 0)
		return after.hand >= before.hand && (later.drawn === 0 || after.piles === null) ? 'full-hand' : undefined;
	return after.hand === before.hand && hasSamePiles(before, after) ? 'no-cards' : undefined;
}

function hasSamePiles({ piles: before }: State, { piles: after }: State): boolean {
	return before?.deck === after?.deck && before?.discardPile === after?.discardPile;
}

/** The last draw with a chain sheds it, or a card takes it off before the next one. */
export function readRelease({ lines }: State): Release {
	const last = lines.findLastIndex(({ chainsBefore }) => chainsBefore > 0);
	if (last === -1) return { type: 'none' };
	return { type: 'free', lineRank: lines[last]?.chainsAfter === 0 ? last : last + 1 };
}

/** A player who is to get chains again is not free. */
export function isLast({ lineRank }: TraceStep, release: Release): boolean {
	return release.type === 'free' && release.lineRank === lineRank;
}
