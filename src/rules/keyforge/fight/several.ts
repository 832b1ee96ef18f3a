import type { Several } from './event';
import { findAbsence, findStranger } from './legality';
import type { Outcome } from './outcome';
import { keepShares } from './shares';
import type { State, StateWithOutcome } from './state';

/**
 * An effect on one creature, or on several of both lines at once. Those that left play are ignored (rule
 * capacites-autant-que-possible). Illegal when none of them is in play, or when one has never been there. `conclude`: the
 * outcome, told of the first creature that is reached.
 */
export function affect(
	state: State,
	{ target, also = [] }: Several,
	change: (state: State, targets: readonly string[]) => State,
	conclude: (after: State, first: string) => Outcome,
): StateWithOutcome {
	const named = [target, ...also].map((id) => ({ target: id, amount: 0 }));
	const kept = keepShares(state, named);
	const [first, ...others] = kept.shares.map((share) => share.target);
	const illegality = findStranger(state, named) ?? (others.length > 0 ? null : findAbsence(state, first ?? target));
	if (illegality !== null) return { state, outcome: { type: 'illegal', ...illegality } };
	const reached = first ?? target;
	const after = change(kept.state, [reached, ...others]);
	return { state: after, outcome: conclude(after, reached) };
}
