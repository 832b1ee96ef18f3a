import { quote, readFields, readInteger, writeFields } from '../../shared/fields';
import { canWish, listWishes, type MetalsState, type Wishes } from './state';
import { readLetter } from './url-words';

/** Nothing is wanted in particular. Published: it never changes. */
const NO_WISH = 'oui';

/** `oui`, or what is wanted of some cards: `a.2_b.0`. */
export function readWishes(text: string, cards: MetalsState['cards'], notice: (text: string) => void): Wishes {
	const wishes: Partial<Record<string, number>> = {};
	for (const { name, values, raw } of text === NO_WISH ? [] : readFields(text)) {
		const letter = readLetter(name);
		const wish = values.length === 1 ? readInteger(values[0], 0, 9) : undefined;
		if (letter && wish !== undefined && canWish(cards[letter], wish) && !(letter in wishes)) wishes[letter] = wish;
		else notice(`${quote(raw)} n’est pas un souhait pour cette main : il est ignoré.`);
	}
	return wishes;
}

/** Wishes in the address. */
export const writeWishes = (state: MetalsState): string => writeFields(listWishes(state)) || NO_WISH;
