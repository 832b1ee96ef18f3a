import type { Checked } from '../../../../rules/mistborn/attack';
import type { Assault, Share } from '../../../../rules/mistborn/attack/assault';
import { type BlowSheet, plainBlow, strikeAmong } from '../blow';
import { type AttackState, PLAYERS, plainPlayer, plainSettings, seatsOf } from '../state';
import { toPlayer } from '../to-engine';

const PARTS = ['part1', 'part2', 'part3'] as const;

/** What the engine resolves when the Lord Ruler attacks: right by construction. */
export function toAssault(state: AttackState): Checked<Assault> {
	const { dominance, health, missions, players, blows, turn, card, pack } = state;
	const seats = seatsOf(state);
	const assault: Assault = {
		dominance,
		health,
		missions,
		turn: turn === 'none' ? null : { player: turn, card, pack },
		players: seats.map((id, at) => toPlayer(id, players[at] ?? plainPlayer)),
		blows: blows.map((sheet) => {
			const { source, flat, times, on, keepsClouds } = sheet;
			const shares = listShares(sheet, seats);
			return { source, flat, times, dominance: sheet.dominance || null, on, keepsClouds, shares };
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

/** The case when the turn of another player is followed, or none: without one, there is an attack at least. */
export const withTurn = (state: AttackState, turn: AttackState['turn']): AttackState => ({
	...state,
	turn,
	card: turn === 'none' ? plainSettings.card : state.card,
	pack: turn === 'none' ? plainSettings.pack : state.pack,
	blows: turn === 'none' && state.blows.length === 0 ? [plainBlow] : state.blows,
});

/** The case with another number of players: those who stay are unchanged, and every attack strikes someone who is there. */
export function withCrew(state: AttackState, crew: number): AttackState {
	const seats = seatsOf({ mode: state.mode, crew });
	const turn = seats.some((id) => id === state.turn) ? state.turn : 'none';
	const followed = withTurn(state, turn);
	return {
		...followed,
		crew,
		players: seats.map((_, at) => state.players[at] ?? plainPlayer),
		blows: followed.blows.map((sheet) => ({ ...sheet, on: strikeAmong(sheet.on, seats) })),
	};
}
