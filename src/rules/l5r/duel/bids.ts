import type { Side } from './situation';
import { passSides, record, type State } from './state';
import { DIAL } from './verification';

/** Steps D.3 and D.4: bids become known (rule duel-d-4), then what modifies their values does. */
export function revealBids(state: State): State {
	return passSides(passSides(state, revealBid), modifyBid);
}

/** Nothing but the dial bounds a bid, not even the player's honor (rule duel-d-3). */
function revealBid(state: State, side: Side): State {
	const bid = state.bids[side];
	const honor = state.honor[side];
	const revealed = record(state, { kind: 'bid-revealed', rule: 'duel-d-4', side, before: 0, after: bid });
	if (bid <= honor) return revealed;
	return record(revealed, { kind: 'bid-beyond-honor', rule: 'duel-d-3', side, before: bid, after: bid, honor });
}

/** The modified value counts as the bid (rule valeur-de-mise-definition), from 0 to beyond 5 (valeur-de-mise-bornes). */
function modifyBid(state: State, side: Side): State {
	const dial = state.bids[side];
	const modified = dial + state.situation[side].bidModifier;
	if (modified === dial) return state;
	const value = Math.max(0, modified);
	const rule = value === 0 || value > DIAL[4] ? 'valeur-de-mise-bornes' : 'valeur-de-mise-definition';
	const next = { ...state, bids: { ...state.bids, [side]: value } };
	return record(next, { kind: 'bid-modified', rule, side, before: dial, after: value });
}
