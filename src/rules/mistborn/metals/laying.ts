import type { LayCard } from './action';
import { isSavant } from './card';
import { countMetal } from './count';
import { feed, playRecipient } from './feeding';
import { countHand, getCard, record, type State, setCard } from './state';
import { noteSpared } from './token';

/**
 * Lays a card of the hand as a metal, under the card to feed or beside any (rules metaux-carte-comme-metal,
 * metaux-sans-effet): it leaves the limit alone (rule metaux-carte-sans-limite).
 */
export function layCard(state: State, { card: id, standsFor, recipient }: LayCard): State {
	const start = playRecipient(state, recipient);
	const tracked = getCard(start, id);
	const atium = tracked.card.kind === 'atium';
	const laid = setCard(start, { ...tracked, place: 'metal' });
	const before = countHand(start);
	const rule = atium ? 'metaux-atium-cartes' : 'metaux-carte-comme-metal';
	const placed = record(laid, {
		kind: 'card-laid',
		rule: recipient === null ? 'metaux-sans-effet' : rule,
		card: id,
		standsFor,
		recipient,
		before,
		after: before - 1,
	});
	const spared = noteSpared(placed, 'metaux-carte-sans-limite');
	const savant = isSavant(tracked.card) ? triggerSavant(spared, id) : spared;
	const fed = feed(savant, recipient, standsFor);
	const counted = countMetal(fed, standsFor, atium ? 'metaux-atium-cartes' : 'metaux-carte-un-seul-metal');
	// The rules do not say whether an Atium card that stands for another metal is Atium as well.
	const double = atium && standsFor !== 'atium' && state.situation.doubleAtium;
	return double ? countMetal(counted, 'atium', 'metaux-atium-deux-metaux', true) : counted;
}

function triggerSavant(state: State, card: string): State {
	const hand = countHand(state);
	return record(state, { kind: 'savant-triggered', rule: 'cartes-savant', card, before: hand, after: hand });
}
