import { cardPath } from '../addresses/addresses';
import { type Card, cardsOf } from '../library/cards';
import { library } from '../library/site';

const cards = new Map(cardsOf(library).map((card) => [card.path, card]));

/** The picture on the card of a page. Throws when none is drawn for it. */
export function cardOfPage(game: string | undefined, path: string): Card {
	const card = cards.get(cardPath(game, path));
	if (!card) throw new Error(`No picture for the card of ${path}.`);
	return card;
}
