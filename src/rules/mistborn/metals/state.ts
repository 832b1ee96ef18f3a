import type { Card } from './card';
import { METALS, type Metal, mapOf, NEEDS, type Need } from './metal';
import type { Situation } from './situation';
import type { Finding, Trace } from './trace';

/**
 * A metal token: `ready`, it can be burnt or flared; `burnt` this turn; `flared` this turn, turned over; `turned`,
 * flared on an earlier turn; `refreshed`, flared this turn then refreshed: it is face up and has served.
 */
export type TokenState = 'ready' | 'burnt' | 'flared' | 'turned' | 'refreshed';

/** Where a card of the hand is now: `metal`, laid under another one; `in-play`, played and fed. */
export type Place = 'hand' | 'in-play' | 'metal' | 'discard';

/** A card followed through the turn. */
export interface TrackedCard {
	readonly card: Card;
	readonly place: Place;
	/** Abilities that are active, from the top one. */
	readonly activeCount: number;
	/** Metals received by the ability that comes next. */
	readonly received: readonly Need[];
}

/** Everything known at one moment of the turn. Never modified: each step returns the next one. */
export interface State {
	readonly situation: Situation;
	readonly burnIcons: number;
	readonly extraBurns: number;
	readonly tokens: Readonly<Record<Metal, TokenState>>;
	/** Atium tokens held, and those burnt this turn. */
	readonly atium: number;
	readonly atiumBurnt: number;
	readonly cards: readonly TrackedCard[];
	/** Times each metal was burnt or flared this turn, by a token or a card: what Allies and characters look at. */
	readonly burns: Readonly<Record<Need, number>>;
	/** Ids of the effects that Riot gave, in order. */
	readonly riots: readonly string[];
	readonly trace: Trace;
	readonly action: number | 'end-of-turn';
}

/** State before the first action. */
export function openState(situation: Situation): State {
	const { burnIcons, extraBurns, atium, flared, hand } = situation;
	return {
		situation,
		burnIcons,
		extraBurns,
		tokens: mapOf(METALS, (metal) => (flared.includes(metal) ? 'turned' : 'ready')),
		atium,
		atiumBurnt: 0,
		cards: hand.map((card) => ({ card, place: 'hand', activeCount: 0, received: [] })),
		burns: mapOf(NEEDS, () => 0),
		riots: [],
		trace: [],
		action: 0,
	};
}

/** Adds a finding to the trace, under the action being resolved. */
export function record(state: State, finding: Finding): State {
	return { ...state, trace: [...state.trace, { ...finding, action: state.action }] };
}

/** Tokens in a state. */
function listTokens(state: State, ...among: readonly TokenState[]): readonly Metal[] {
	return METALS.filter((metal) => among.includes(state.tokens[metal]));
}

/** Tokens ready to be used. */
export function countReady(state: State): number {
	return listTokens(state, 'ready').length;
}

/** Tokens turned over. */
export function countTurned(state: State): number {
	return listTokens(state, 'flared', 'turned').length;
}

/** Puts a token in another state. */
export function setToken(state: State, metal: Metal, token: TokenState): State {
	return { ...state, tokens: { ...state.tokens, [metal]: token } };
}

/** Tokens that may be burnt in a turn (rules metaux-bruler-limite, metaux-bruler-limite-cartes). */
export function limitOf({ burnIcons, extraBurns }: State): number {
	return burnIcons + extraBurns;
}

/** Tokens that may still be burnt this turn: burnt tokens count, those of Atium too (rule atium-limite). */
export function remainingBurns(state: State): number {
	return limitOf(state) - listTokens(state, 'burnt').length - state.atiumBurnt;
}

/** A card by its id; `undefined` when there is none. */
export function findCard(state: State, id: string): TrackedCard | undefined {
	return state.cards.find(({ card }) => card.id === id);
}

/** A card by its id. Throws an Error when there is none: callers check the legality first. */
export function getCard(state: State, id: string): TrackedCard {
	const tracked = findCard(state, id);
	if (tracked === undefined) throw new Error(`No card "${id}"`);
	return tracked;
}

/** Replaces what is known of the card that has the same id. */
export function setCard(state: State, tracked: TrackedCard): State {
	return { ...state, cards: state.cards.map((other) => (other.card.id === tracked.card.id ? tracked : other)) };
}

/** Cards in hand. */
export function countHand(state: State): number {
	return state.cards.filter(({ place }) => place === 'hand').length;
}
