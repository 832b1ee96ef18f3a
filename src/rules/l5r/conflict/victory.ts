import { record, type State } from './state';
import type { GameEnd } from './trace';

/** Honor that wins the game at once (rule gagner-la-partie-vingt-cinq). */
const WINNING_HONOR = 25;

/** Ends the game if the honor of a player does so (rules gagner-la-partie-vingt-cinq, gagner-la-partie-zero). */
export function checkHonor(state: State): State {
	const gameEnd = findGameEnd(state);
	return gameEnd === null ? state : endGame(state, gameEnd);
}

/** Ends the game: no step follows. */
export function endGame(state: State, gameEnd: GameEnd): State {
	const { honor } = state.sides[gameEnd.winner];
	return record({ ...state, gameEnd }, { kind: 'game-won', ...gameEnd, before: honor, after: honor });
}

/** In a conflict only the attacking player gains honor, and only the defending player loses some. */
function findGameEnd({ sides: { attacker, defender } }: State): GameEnd | null {
	if (attacker.honor >= WINNING_HONOR) return { winner: 'attacker', rule: 'gagner-la-partie-vingt-cinq' };
	return defender.honor <= 0 ? { winner: 'attacker', rule: 'gagner-la-partie-zero' } : null;
}
