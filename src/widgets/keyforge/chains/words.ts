import type { Line } from '../../../rules/keyforge/chains';
import { count } from '../../shared/words';

export const countCards = (value: number): string => count(value, 'carte');
export const countChains = (value: number): string => count(value, 'chaîne');

/** What is left of something feminine, after a colon: « il en reste 2 », « il n’en reste plus ». */
export const left = (value: number): string => (value === 0 ? 'il n’en reste plus' : `il en reste ${value}`);

/** Name of a turn to come: counted from the start of the game, or from the turn at hand. */
export function turnName(number: number, inGame: boolean): string {
	if (!inGame) return `Tour ${number}`;
	return number === 1 ? 'Prochain tour' : `Dans ${number} tours`;
}

/** Name of a draw. */
export function drawName({ moment, turn }: Line, inGame: boolean): string {
	if (moment === 'starting-hand') return 'Main de départ';
	if (moment === 'mulligan') return 'Mulligan';
	if (moment === 'this-turn') return 'Ce tour';
	return turnName(turn, inGame);
}
