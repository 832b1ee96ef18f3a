import { record, type State } from './state';

/** Cards that can be drawn, the discard pile included. */
export function countDrawable({ piles }: State): number {
	return piles === null ? Number.POSITIVE_INFINITY : piles.deck + piles.discardPile;
}

/**
 * Draws cards into the hand, one by one. The discard pile becomes the deck when a card is to be drawn from an empty
 * deck, and not before (rules etape-5-deck-epuise, etape-5-quand-remelanger); without any card left, the draw stops.
 */
export function drawCards(state: State, cards: number): State {
	if (state.piles === null) return { ...state, hand: state.hand + cards };
	const first = takeDeck(state, cards);
	const remaining = cards - (first.hand - state.hand);
	if (remaining === 0) return noteEmptyDeck(first, cards);
	const second = takeDeck(shuffleDiscardPile(first), remaining);
	const missed = remaining - (second.hand - first.hand);
	if (missed === 0) return noteEmptyDeck(second, cards);
	const rule = 'etape-5-deck-epuise';
	return record(second, { kind: 'no-cards-left', rule, before: missed, after: missed });
}

/** Takes from the deck what it has. */
function takeDeck(state: State, cards: number): State {
	if (state.piles === null) return state;
	const taken = Math.min(cards, state.piles.deck);
	return { ...state, hand: state.hand + taken, piles: { ...state.piles, deck: state.piles.deck - taken } };
}

function shuffleDiscardPile(state: State): State {
	if (state.piles === null || state.piles.discardPile === 0) return state;
	const { discardPile } = state.piles;
	const remade = { ...state, piles: { deck: discardPile, discardPile: 0 } };
	return record(remade, { kind: 'deck-remade', rule: 'etape-5-deck-epuise', before: 0, after: discardPile });
}

/** A deck that has just given its last card stays empty (rule etape-5-quand-remelanger). */
function noteEmptyDeck(state: State, cards: number): State {
	if (state.piles === null || cards === 0 || state.piles.deck > 0 || state.piles.discardPile === 0) return state;
	const { discardPile } = state.piles;
	return record(state, {
		kind: 'deck-empty',
		rule: 'etape-5-quand-remelanger',
		before: discardPile,
		after: discardPile,
	});
}
