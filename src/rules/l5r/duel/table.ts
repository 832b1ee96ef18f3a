import type { Checked } from '../../verification';
import { findIllegality } from './legality';
import { fightDuel } from './resolution';
import type { Illegality, Outcome } from './result';
import { type Bids, opposingSide, type Side, type Situation } from './situation';
import { DIAL } from './verification';

/** A pair of bids, and what it leads to. */
export interface TableCell {
	/** Numbers on the dials. */
	readonly bids: Bids;
	readonly outcome: Outcome;
}

/** All pairs of bids, seen by one player. */
export interface Table {
	readonly type: 'table';
	/** The player whose bids are the lines. */
	readonly side: Side;
	/** Five rows, from a bid of 1 to one of 5; in each, the five bids of the opponent in the same order. */
	readonly rows: readonly (readonly TableCell[])[];
}

/**
 * What each of the 25 pairs of bids leads to, as `resolve` says, seen by `side`; a character with a dash makes the
 * duel illegal (rule duel-d-2-tiret).
 */
export function tabulate(situation: Checked<Situation>, side: Side): Table | Illegality {
	const illegality = findIllegality(situation);
	if (illegality !== null) return illegality;
	const rows = DIAL.map((bid) => DIAL.map((other) => fillCell(situation, pairBids(side, bid, other))));
	return { type: 'table', side, rows };
}

function pairBids(side: Side, bid: number, other: number): Bids {
	return { challenger: bid, challenged: bid, [side]: bid, [opposingSide(side)]: other };
}

function fillCell(situation: Situation, bids: Bids): TableCell {
	return { bids, outcome: fightDuel(situation, bids).result };
}
