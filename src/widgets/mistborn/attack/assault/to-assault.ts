import type { Checked } from '../../../../rules/mistborn/attack';
import type { Assault, Share } from '../../../../rules/mistborn/attack/assault';
import { type BlowSheet, strikeAmong } from '../blow';
import { type AttackState, PLAYERS, plainPlayer, seatsOf } from '../state';
import { toPlayer } from '../to-engine';

const PARTS = ['part1', 'part2', 'part3'] as const;

/** What the engine resolves when the Lord Ruler attacks: right by construction. */
export function toAssault(state: AttackState): Checked<Assault> {
	const { dominance, health, missions, players, blows } = state;
	const seats = seatsOf(state);
	const assault: Assault = {
		dominance,
		health,
		missions,
		players: seats.map((id, at) => toPlayer(id, players[at] ?? plainPlayer)),
		blows: blows.map((sheet) => {
			const { source, flat, times, on } = sheet;
			return { source, flat, times, dominance: sheet.dominance || null, on, shares: listShares(sheet, seats) };
		}),
	};
	return assault as Checked<Assault>;
}

/** What the teammates who are there take of shared damage. */
const listShares = (sheet: BlowSheet, seats: readonly string[]): readonly Share[] =>
	PLAYERS.flatMap((player, at) => {
		const key = PARTS[at];
		return key !== undefined && seats.includes(player) ? [{ player, damage: sheet[key] }] : [];
	});

/** The case with another number of players: those who stay are unchanged, and every attack strikes someone who is there. */
export function withCrew(state: AttackState, crew: number): AttackState {
	const seats = seatsOf({ mode: state.mode, crew });
	return {
		...state,
		crew,
		players: seats.map((_, at) => state.players[at] ?? plainPlayer),
		blows: state.blows.map((sheet) => ({ ...sheet, on: strikeAmong(sheet.on, seats) })),
	};
}
