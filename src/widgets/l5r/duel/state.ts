import type { Checked, Duelist, DuelType, Floor, Input, Side } from '../../../rules/l5r/duel';

export interface DuelState {
	/** What the reader is in the duel: the rest of the case is seen from there. */
	role: Side;
	type: DuelType;
	floor: Floor;
	/** Bids on the dials, 1 to 5. */
	bid: number;
	opponentBid: number;
	you: Duelist;
	opponent: Duelist;
}

/** A normal character without modifiers, and a player in the middle of the game. */
export const plain: Duelist = {
	skill: 3,
	dash: false,
	glory: 0,
	status: 'normal',
	modifiers: 0,
	bowed: false,
	honor: 10,
	bidModifier: 0,
};

export const initialState: DuelState = {
	role: 'challenger',
	type: 'military',
	floor: 'after-bid',
	bid: 4,
	opponentBid: 1,
	you: { ...plain, glory: 2, status: 'honored', honor: 11 },
	opponent: plain,
};

/** What the engine resolves. It is right by construction: addresses and fields make no other state. */
export function toEngine({ role, type, floor, bid, opponentBid, you, opponent }: DuelState): Checked<Input> {
	const first = role === 'challenger';
	const sides = first ? { challenger: you, challenged: opponent } : { challenger: opponent, challenged: you };
	const bids = first ? { challenger: bid, challenged: opponentBid } : { challenger: opponentBid, challenged: bid };
	const input: Input = { type, floor, ...sides, bids };
	return input as Checked<Input>;
}
