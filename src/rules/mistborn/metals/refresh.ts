import type { Refresh } from './action';
import { isSavant } from './card';
import type { Metal } from './metal';
import { countHand, countReady, countTurned, getCard, record, type State, setCard, setToken } from './state';

/**
 * Refreshes a token, with a card discarded from the hand or with an icon (rules metaux-regenerer, metaux-regenerer-icone).
 * It can be used this turn only if it has not been yet (rules metaux-regenerer-reutiliser, metaux-regenerer-meme-tour).
 */
export function refreshToken(state: State, { metal, card }: Refresh): State {
	const start = card === null ? state : discardCard(state, card, metal);
	const used = start.tokens[metal] === 'flared';
	const refreshed = setToken(start, metal, used ? 'refreshed' : 'ready');
	const turned = record(refreshed, {
		kind: 'token-refreshed',
		rule: card === null ? 'metaux-regenerer-icone' : 'regenerer-definition',
		metal,
		before: countTurned(start),
		after: countTurned(refreshed),
	});
	const reuse = record(turned, {
		kind: 'reuse',
		rule: used ? 'metaux-regenerer-meme-tour' : 'metaux-regenerer-reutiliser',
		metal,
		before: countReady(start),
		after: countReady(refreshed),
	});
	return noteNotBurnt(reuse, metal);
}

function discardCard(state: State, id: string, metal: Metal): State {
	const tracked = getCard(state, id);
	const { card } = tracked;
	const before = countHand(state);
	const rule = card.kind === 'atium' ? 'regenerer-carte-atium' : 'metaux-regenerer';
	const discarded = record(setCard(state, { ...tracked, place: 'discard' }), {
		kind: 'card-discarded',
		rule,
		card: id,
		metal,
		before,
		after: before - 1,
	});
	if (!isSavant(card)) return discarded;
	const numbers = { before: before - 1, after: before - 1 };
	return record(discarded, { kind: 'savant-silent', rule: 'savant-pas-en-regenerant', card: id, ...numbers });
}

/** Refreshing is not burning (rule metaux-regenerer-pas-bruler). */
function noteNotBurnt(state: State, metal: Metal): State {
	const times = state.burns[metal];
	const rule = 'metaux-regenerer-pas-bruler';
	return record(state, { kind: 'refreshed-not-burnt', rule, metal, before: times, after: times });
}
