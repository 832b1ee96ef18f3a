import type { Recipient } from './action';
import { countMetal } from './count';
import { feed, playRecipient } from './feeding';
import type { Metal } from './metal';
import { countReady, limitOf, record, remainingBurns, type State, setToken } from './state';

/** Burns a ready token within the limit, on a card or with no direct effect (rules metaux-bruler-poser, metaux-sans-effet). */
export function burnToken(state: State, metal: Metal, recipient: Recipient): State {
	const start = playRecipient(state, recipient);
	const burnt = setToken(start, metal, 'burnt');
	const numbers = { before: countReady(start), after: countReady(burnt) };
	const rule = recipient === null ? 'metaux-sans-effet' : 'metaux-bruler-poser';
	const placed = record(burnt, { kind: 'token-burnt', rule, metal, recipient, ...numbers });
	const fed = feed(noteLimit(start, placed, 'metaux-bruler-limite'), recipient, metal);
	return countMetal(fed, metal, recipient === null ? 'bruler-sans-effet' : 'bruler-definition');
}

/** Flares a ready token, which leaves the limit alone (rules metaux-attiser-retourner, metaux-attiser-vaut-bruler). */
export function flareToken(state: State, metal: Metal, recipient: Recipient): State {
	const start = playRecipient(state, recipient);
	const flared = setToken(start, metal, 'flared');
	const numbers = { before: countReady(start), after: countReady(flared) };
	const rule = 'metaux-attiser-retourner';
	const placed = record(flared, { kind: 'token-flared', rule, metal, recipient, ...numbers });
	const free = remainingBurns(start) > 0;
	const fed = feed(noteSpared(placed, free ? 'metaux-attiser-moment' : 'attiser-au-dela'), recipient, metal);
	return countMetal(fed, metal, 'metaux-attiser-vaut-bruler');
}

/** Notes that one token less can be burnt this turn. */
export function noteLimit(before: State, after: State, rule: 'metaux-bruler-limite' | 'atium-limite'): State {
	const numbers = { before: remainingBurns(before), after: remainingBurns(after) };
	return record(after, { kind: 'limit-used', rule, limit: limitOf(after), ...numbers });
}

/** Notes that as many tokens can still be burnt this turn. */
export function noteSpared(
	state: State,
	rule: 'metaux-attiser-moment' | 'attiser-au-dela' | 'metaux-carte-sans-limite',
): State {
	const remaining = remainingBurns(state);
	return record(state, { kind: 'limit-spared', rule, before: remaining, after: remaining });
}
