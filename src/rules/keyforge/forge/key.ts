import type { KeyUnforged } from './event';
import { payCost } from './payment';
import type { Side } from './situation';
import { changePlayer, record, type State, type StateWithOutcome } from './state';

/** Keys that win the game (rule cles-victoire). */
const WINNING_KEYS = 3;

/** Spends the cost and turns a key over; the third one wins at once (rules forger-pion, cles-victoire). */
export function forgeKey(state: State, player: Side, cost: number, fromCards: number): StateWithOutcome {
	const paid = payCost(state, player, cost, fromCards);
	const before = paid.situation[player].keys;
	const keys = before + 1;
	const forgedKeys = paid.forgedThisTurn[player];
	const forged = record(
		{ ...changePlayer(paid, player, { keys }), forgedThisTurn: { ...paid.forgedThisTurn, [player]: forgedKeys + 1 } },
		{ kind: 'key-forged', rule: 'forger-pion', player, before, after: keys },
	);
	return {
		state: keys < WINNING_KEYS ? forged : win(forged, player),
		outcome: { type: 'key-forged', player, cost, keys },
	};
}

function win(state: State, player: Side): State {
	const rule = 'cles-victoire';
	const won = { ...state, winner: player };
	return record(won, { kind: 'victory', rule, player, before: WINNING_KEYS, after: WINNING_KEYS });
}

/** A forged key becomes unforged: its owner has to forge it again (rule redevenir-non-forgee-pion). */
export function unforgeKey(state: State, { player }: KeyUnforged): StateWithOutcome {
	const before = state.situation[player].keys;
	const rule = 'redevenir-non-forgee-pion';
	if (before === 0) return { state, outcome: { type: 'illegal', reason: 'no-forged-key', rule, player } };
	const keys = before - 1;
	const unforged = changePlayer(state, player, { keys });
	return {
		state: record(unforged, { kind: 'key-unforged', rule, player, before, after: keys }),
		outcome: { type: 'key-unforged', player, keys },
	};
}
