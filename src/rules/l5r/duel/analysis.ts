import type { Outcome } from './result';
import { opposingSide, type Side } from './situation';
import type { Table } from './table';

/** What a pair of bids means for one player, from worst to best. */
export const GRADES = ['game-lost', 'duel-lost', 'tie', 'duel-won', 'game-won'] as const;
export type Grade = (typeof GRADES)[number];

/** What one bid may lead to, whatever the opponent bids. */
export interface Prospect {
	/** Number on the dial: 1 to 5. */
	readonly bid: number;
	/** Against each bid of the opponent, from 1 to 5. */
	readonly grades: readonly Grade[];
	/** Change of the player's honor at worst and at best: negative when honor is given. */
	readonly honor: { readonly worst: number; readonly best: number };
	/**
	 * Bids that dominate this one: against each bid of the opponent they do at least as well both in outcome (a tie
	 * is better than a duel lost) and in honor kept, and against one of them better. A game won or lost counts alone,
	 * whatever the honor.
	 */
	readonly dominatedBy: readonly number[];
}

/** What a player can know of the bids before the opponent's is known. */
export interface Analysis {
	/** One for each bid, from 1 to 5. */
	readonly prospects: readonly Prospect[];
	/** Lowest bid that wins, the duel or the game, whatever the opponent bids. */
	readonly alwaysWins: number | null;
	/** Lowest bid that loses neither the duel nor the game, whatever the opponent bids. */
	readonly neverLoses: number | null;
	/** Bids that lose, the duel or the game, whatever the opponent bids. */
	readonly alwaysLoses: readonly number[];
}

/** Reads a table for the player whose bids are its rows. Adds nothing to the rules: it compares what they give. */
export function analyze({ side, rows }: Table): Analysis {
	const outcomes = rows.map((row) => row.map(({ outcome }) => outcome));
	const prospects = outcomes.map((row, rank) => ({
		bid: rank + 1,
		grades: row.map((outcome) => gradeOf(outcome, side)),
		honor: boundHonor(row, side),
		dominatedBy: outcomes.flatMap((other, elsewhere) => (dominates(other, row, side) ? [elsewhere + 1] : [])),
	}));
	const lowest = (allowed: readonly Grade[]) => listBids(prospects, allowed)[0] ?? null;
	return {
		prospects,
		alwaysWins: lowest(['duel-won', 'game-won']),
		neverLoses: lowest(['tie', 'duel-won', 'game-won']),
		alwaysLoses: listBids(prospects, ['duel-lost', 'game-lost']),
	};
}

/** What an outcome means for a player. */
export function gradeOf({ type, winner }: Outcome, side: Side): Grade {
	if (winner === null) return 'tie';
	if (type === 'game') return winner === side ? 'game-won' : 'game-lost';
	return winner === side ? 'duel-won' : 'duel-lost';
}

/** Change of a player's honor: negative when it was given. */
export function honorChangeOf({ transfer }: Outcome, side: Side): number {
	if (transfer === null) return 0;
	return transfer.from === opposingSide(side) ? transfer.amount : -transfer.amount;
}

/** Bids whose outcomes are all among those given. */
function listBids(prospects: readonly Prospect[], allowed: readonly Grade[]): readonly number[] {
	return prospects.filter(({ grades }) => grades.every((grade) => allowed.includes(grade))).map(({ bid }) => bid);
}

function boundHonor(row: readonly Outcome[], side: Side): Prospect['honor'] {
	const changes = row.map((outcome) => honorChangeOf(outcome, side));
	return { worst: Math.min(...changes), best: Math.max(...changes) };
}

function dominates(row: readonly Outcome[], other: readonly Outcome[], side: Side): boolean {
	const pairs = row.flatMap((outcome, rank) => {
		const opposite = other[rank];
		return opposite === undefined ? [] : [[weigh(outcome, side), weigh(opposite, side)] as const];
	});
	const atLeast = pairs.every(([mine, theirs]) => mine.rank >= theirs.rank && mine.honor >= theirs.honor);
	return atLeast && pairs.some(([mine, theirs]) => mine.rank > theirs.rank || mine.honor > theirs.honor);
}

/** Outcome and honor that a player compares; once the game is over, honor no longer makes a difference. */
function weigh(outcome: Outcome, side: Side): { readonly rank: number; readonly honor: number } {
	const grade = gradeOf(outcome, side);
	const rank = GRADES.indexOf(grade);
	if (grade === 'game-won') return { rank, honor: Number.POSITIVE_INFINITY };
	if (grade === 'game-lost') return { rank, honor: Number.NEGATIVE_INFINITY };
	return { rank, honor: honorChangeOf(outcome, side) };
}
