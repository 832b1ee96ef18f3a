import { METALS, type Metal } from './metal';
import { countReady, record, type State, setToken } from './state';

/**
 * What the end of the turn gives back: burnt tokens (rule metaux-bruler-reprendre), not those that are turned over
 * (rules metaux-attiser-reprendre, metaux-attiser-bloque), nor burnt Atium (rule metaux-atium-usage-unique).
 */
export function endTurn(state: State): State {
	const end: State = { ...state, action: 'end-of-turn' };
	return discardCards(returnAtium(METALS.reduce(returnToken, end)));
}

function returnToken(state: State, metal: Metal): State {
	const before = countReady(state);
	switch (state.tokens[metal]) {
		case 'ready':
			return state;
		case 'burnt':
		case 'refreshed': {
			const burnt = state.tokens[metal] === 'burnt';
			const rule = burnt ? 'metaux-bruler-reprendre' : 'metaux-regenerer-meme-tour';
			const returned = setToken(state, metal, 'ready');
			return record(returned, { kind: 'token-taken-back', rule, metal, before, after: before + 1 });
		}
		case 'flared':
		case 'turned': {
			const rule = state.tokens[metal] === 'flared' ? 'metaux-attiser-reprendre' : 'metaux-attiser-bloque';
			const turned = setToken(state, metal, 'turned');
			return record(turned, { kind: 'token-stays-flared', rule, metal, before, after: before });
		}
	}
}

function returnAtium(state: State): State {
	const { atiumBurnt: before } = state;
	if (before === 0) return state;
	const rule = 'metaux-atium-usage-unique';
	return record({ ...state, atiumBurnt: 0 }, { kind: 'atium-returned', rule, before, after: 0 });
}

/** Cards played and fed, or laid as metals, are discarded (rule deckbuilding-fin-defausser). */
function discardCards(state: State): State {
	const inPlay = state.cards.filter(({ place }) => place === 'in-play' || place === 'metal');
	if (inPlay.length === 0) return state;
	const cards = state.cards.map((tracked) =>
		inPlay.includes(tracked) ? { ...tracked, place: 'discard' as const } : tracked,
	);
	const rule = 'deckbuilding-fin-defausser';
	return record({ ...state, cards }, { kind: 'cards-discarded', rule, before: inPlay.length, after: 0 });
}
