import type { PayingAction, Refresh } from './action';
import { type Card, provides } from './card';
import { METALS, type Metal } from './metal';
import type { State } from './state';

/**
 * How cards that stay in hand once the actions are played can refresh tokens, as many as possible (rule
 * metaux-regenerer): they are discarded at the end of the turn anyway (rule deckbuilding-fin-defausser).
 */
export function listRefreshes(state: State, actions: readonly (PayingAction | Refresh)[]): readonly Refresh[] {
	const used = actions.flatMap((action) => [
		'recipient' in action ? action.recipient : null,
		'card' in action ? action.card : null,
	]);
	const left = state.cards
		.filter(({ card, place }) => place === 'hand' && !used.includes(card.id))
		.map(({ card }) => card);
	const turned = METALS.filter(
		(metal) =>
			(state.tokens[metal] === 'turned' ||
				state.tokens[metal] === 'flared' ||
				actions.some((action) => action.type === 'flare' && action.metal === metal)) &&
			!actions.some((action) => action.type === 'refresh' && action.metal === metal),
	);
	const cards = turned.reduce((given, metal) => give(given, metal, left, new Set()) ?? given, new Map<Metal, Card>());
	return [...cards].map(([metal, { id: card }]) => ({ type: 'refresh', metal, card }));
}

/** Gives a card to a metal, taking it back from another metal that can have another card; `null` when it cannot be. */
function give(
	given: ReadonlyMap<Metal, Card>,
	metal: Metal,
	left: readonly Card[],
	asked: Set<Card>,
): Map<Metal, Card> | null {
	for (const card of left) {
		if (asked.has(card) || !provides(card, metal)) continue;
		asked.add(card);
		const holder = [...given.keys()].find((other) => given.get(other) === card);
		const freed = holder === undefined ? given : give(given, holder, left, asked);
		if (freed !== null) return new Map([...freed, [metal, card]]);
	}
	return null;
}
