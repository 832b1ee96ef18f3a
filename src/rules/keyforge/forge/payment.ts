import type { Side } from './situation';
import { changePlayer, record, type State } from './state';

/**
 * Spends the cost of a key, from the cards what the active player chose as far as both the pool and the cards allow it
 * (rules forger-payer, forger-aombre-provenance). There must be enough.
 */
export function payCost(state: State, player: Side, cost: number, fromCards: number): State {
	const { pool, onCards } = state.situation[player];
	const minimum = Math.max(cost - pool, 0);
	const maximum = Math.min(onCards, cost);
	const cards = Math.max(minimum, Math.min(fromCards, maximum));
	const chosen = minimum < maximum;
	const paid = chosen || cards > 0 ? payFromCards(state, player, cards, chosen) : state;
	return payFromPool(paid, player, cost - cards);
}

/** `chosen`: another part could have been taken from the cards. */
function payFromCards(state: State, player: Side, amount: number, chosen: boolean): State {
	const before = state.situation[player].onCards;
	const after = before - amount;
	const decider = state.situation.active;
	const rule = chosen ? 'forger-aombre-provenance' : 'forger-aombre-des-cartes';
	const paid = changePlayer(state, player, { onCards: after });
	return record(paid, { kind: 'paid-from-cards', rule, player, before, after, decider });
}

function payFromPool(state: State, player: Side, amount: number): State {
	if (amount === 0) return state;
	const before = state.situation[player].pool;
	const pool = before - amount;
	const paid = changePlayer(state, player, { pool });
	return record(paid, { kind: 'paid-from-pool', rule: 'forger-payer', player, before, after: pool });
}
