import type { EndReason, Transfer } from './result';
import { opposingSide, type Side } from './situation';
import { record, type State } from './state';
import { HONOR } from './verification';

/** State after step D.5, and what was given. */
interface StateWithTransfer {
	readonly state: State;
	readonly transfer: Transfer | null;
}

/**
 * Step D.5: the player who bid more gives the difference (rule duel-d-5), as far as their honor goes: what is given
 * leaves a player's pool (rule donner-definition). Equal bids move nothing (rule duel-d-5-egalite).
 */
export function transferHonor(state: State): StateWithTransfer {
	const { challenger, challenged } = state.bids;
	if (challenger === challenged) {
		const none = { kind: 'no-transfer', rule: 'duel-d-5-egalite', before: challenger, after: challenger } as const;
		return { state: record(state, none), transfer: null };
	}
	const from = challenger > challenged ? 'challenger' : 'challenged';
	const difference = Math.abs(challenger - challenged);
	const amount = Math.min(difference, state.honor[from]);
	return { state: giveHonor(state, from, difference, amount), transfer: { from, amount } };
}

function giveHonor(state: State, from: Side, difference: number, amount: number): State {
	const to = opposingSide(from);
	const { [from]: before, [to]: otherBefore } = state.honor;
	const after = before - amount;
	const otherAfter = otherBefore + amount;
	const limited =
		amount === difference
			? state
			: record(state, {
					kind: 'honor-short',
					rule: 'duel-d-5-manque',
					side: from,
					before: difference,
					after: amount,
				});
	return record(
		{ ...limited, honor: { ...state.honor, [from]: after, [to]: otherAfter } },
		{ kind: 'honor-given', rule: 'duel-d-5', side: from, before, after },
		{ kind: 'honor-received', rule: 'donner-definition', side: to, before: otherBefore, after: otherAfter },
	);
}

/** State, and who won the game by honor, if anyone did. */
interface StateWithGameEnd {
	readonly state: State;
	readonly gameEnd: { readonly winner: Side; readonly reasons: readonly EndReason[] } | null;
}

/**
 * A player without honor is eliminated (rule bases-victoire-deshonneur), one who has 25 wins (rule
 * bases-victoire-honneur), and the game stops there (rule bases-victoire). Both may happen at once, to the same end:
 * the player who gives is the only one who can have none left, and the one who receives the only one to reach 25.
 */
export function settleGameEnd(state: State, transfer: Transfer | null): StateWithGameEnd {
	if (transfer === null) return { state, gameEnd: null };
	const winner = opposingSide(transfer.from);
	const remaining = state.honor[transfer.from];
	const honor = state.honor[winner];
	const emptied = remaining < HONOR.min;
	const reached = honor > HONOR.max;
	if (!emptied && !reached) return { state, gameEnd: null };
	const { from } = transfer;
	const reasons: readonly EndReason[] = [
		...(emptied ? (['dishonor'] as const) : []),
		...(reached ? (['honor'] as const) : []),
	];
	const note = { side: winner, before: honor, after: honor };
	const withEmptied = emptied
		? record(state, { kind: 'honor-emptied', rule: 'bases-victoire-deshonneur', side: from, before: 0, after: 0 })
		: state;
	const withReached = reached
		? record(withEmptied, { kind: 'honor-reached', rule: 'bases-victoire-honneur', ...note })
		: withEmptied;
	return {
		state: record(withReached, { kind: 'game-over', rule: 'bases-victoire', ...note }),
		gameEnd: { winner, reasons },
	};
}
