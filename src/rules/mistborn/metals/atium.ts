import type { BurnAtium } from './action';
import { countMetal } from './count';
import { feed, playRecipient } from './feeding';
import { record, type State } from './state';
import { noteLimit } from './token';

/** Burns an Atium token, as Atium or in place of another metal (rules metaux-atium-joker, metaux-sans-effet, atium-limite). */
export function burnAtium(state: State, action: BurnAtium): State {
	const { standsFor, recipient } = action;
	const start = playRecipient(state, recipient);
	const { atium: before, atiumBurnt } = start;
	const after = before - 1;
	const rule = recipient === null ? 'metaux-sans-effet' : 'metaux-atium-joker';
	const burnt = { ...start, atium: after, atiumBurnt: atiumBurnt + 1 };
	const placed = record(burnt, { kind: 'atium-burnt', rule, standsFor, recipient, before, after });
	return countAtium(feed(noteLimit(start, placed, 'atium-limite'), recipient, standsFor), action);
}

/**
 * On a card of another metal, Atium counts as both (rule metaux-atium-deux-metaux). Beside any card, the rules do not
 * say: it counts as the metal it replaces, and as Atium too if the situation says so.
 */
function countAtium(state: State, { standsFor, recipient }: BurnAtium): State {
	if (standsFor === 'atium')
		return countMetal(state, 'atium', recipient === null ? 'bruler-sans-effet' : 'bruler-definition');
	const counted = countMetal(state, standsFor, 'metaux-atium-joker');
	if (recipient === null && !state.situation.doubleAtium) return counted;
	return countMetal(counted, 'atium', 'metaux-atium-deux-metaux', recipient === null);
}
