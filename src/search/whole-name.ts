import { sound } from './stem';
import { slips, slipsAllowed } from './typos';

/**
 * How close a query is to a whole name, both without their spaces, from 0 to 1. Slips count only in a query that is
 * `misspelt`, that is, when it holds a word that no page knows.
 */
export function wholeName(typed: string, known: string, misspelt: boolean): number {
	if (typed === known) return 1;
	if (!misspelt || known.length < 4) return 0;
	if (sound(typed) === sound(known)) return 0.9;
	const most = slipsAllowed(typed.length);
	const count = slips(typed, known, most);
	return count > most ? 0 : 0.85 - 0.1 * count;
}
