import { opposingSide, SIDES } from './situation';
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

/** Honor changes for one player at a time, or goes from the loser to the winner: never do both win. */
function findGameEnd({ sides }: State): GameEnd | null {
	const winner = SIDES.find((side) => sides[side].honor >= WINNING_HONOR);
	if (winner !== undefined) return { winner, rule: 'gagner-la-partie-vingt-cinq' };
	const loser = SIDES.find((side) => sides[side].honor <= 0);
	return loser === undefined ? null : { winner: opposingSide(loser), rule: 'gagner-la-partie-zero' };
}
