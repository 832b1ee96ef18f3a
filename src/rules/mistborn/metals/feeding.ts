import type { Recipient } from './action';
import { listAbilities } from './card';
import type { Need } from './metal';
import { countHand, getCard, record, type State, setCard } from './state';

/** Plays the card to feed, when it is still in hand (rule tour-2-jouer). */
export function playRecipient(state: State, recipient: Recipient): State {
	if (recipient === null) return state;
	const tracked = getCard(state, recipient);
	if (tracked.place !== 'hand') return state;
	const played = setCard(state, { ...tracked, place: 'in-play' });
	const before = countHand(state);
	return record(played, { kind: 'card-played', rule: 'tour-2-jouer', card: recipient, before, after: before - 1 });
}

/**
 * Lays a metal on the card in play, for its next ability (rules cartes-metal-requis, cartes-supplementaire), which is
 * active once it has all its metals (rule cartes-effets-immediats). Nothing to do with no card to feed.
 */
export function feed(state: State, recipient: Recipient, metal: Need): State {
	if (recipient === null) return state;
	const tracked = getCard(state, recipient);
	const { activeCount: ability, received } = tracked;
	const needed = (listAbilities(tracked.card)[ability] ?? []).length;
	const numbers = { before: received.length, after: received.length + 1 };
	const placed = record(setCard(state, { ...tracked, received: [...received, metal] }), {
		kind: 'metal-placed',
		rule: ability === 0 ? 'cartes-metal-requis' : 'cartes-supplementaire',
		card: recipient,
		ability,
		metal,
		needed,
		...numbers,
	});
	return numbers.after === needed ? activate(placed, recipient) : noteIncomplete(placed, recipient, needed);
}

function activate(state: State, card: string): State {
	const tracked = getCard(state, card);
	const before = tracked.activeCount;
	const after = before + 1;
	const activated = setCard(state, { ...tracked, activeCount: after, received: [] });
	const rule = 'cartes-effets-immediats';
	return record(activated, { kind: 'ability-activated', rule, card, ability: before, before, after });
}

/** Part of the metals of an ability below the main one unlocks nothing (rule cartes-supplementaire-plusieurs). */
function noteIncomplete(state: State, card: string, needed: number): State {
	const { activeCount: ability, received } = getCard(state, card);
	if (ability === 0) return state;
	const numbers = { before: received.length, after: received.length };
	const rule = 'cartes-supplementaire-plusieurs';
	return record(state, { kind: 'ability-incomplete', rule, card, ability, needed, ...numbers });
}
