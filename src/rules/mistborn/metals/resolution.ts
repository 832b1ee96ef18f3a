import type { Checked } from '../../verification';
import type { Action } from './action';
import { burnAtium } from './atium';
import { endTurn } from './end-of-turn';
import { receiveGain } from './gain';
import type { Outcome } from './illegality';
import { layCard } from './laying';
import { findIllegality } from './legality';
import type { Metal, Need } from './metal';
import { listPayments, type Payment } from './payment';
import { listPossibilities, type Possibilities } from './possibilities';
import { riotAlly, seekCard } from './powers';
import { refreshToken } from './refresh';
import type { Input } from './situation';
import { limitOf, openState, remainingBurns, type State, type TokenState, type TrackedCard } from './state';
import { burnToken, flareToken } from './token';
import type { Trace } from './trace';

/** The turn after the actions: what is spent, what is still possible, what the end of the turn gives back. */
export interface Result {
	/** One outcome for each action, in order. */
	readonly outcomes: readonly Outcome[];
	/** Tokens that may be burnt in the turn, and those that still may be: never negative. */
	readonly limit: number;
	readonly remaining: number;
	readonly tokens: Readonly<Record<Metal, TokenState>>;
	/** Atium tokens held. */
	readonly atium: number;
	/** Times each metal was burnt or flared this turn, in any way. */
	readonly burns: Readonly<Record<Need, number>>;
	readonly cards: readonly TrackedCard[];
	/** Ids of the effects that are available: their metal has been burnt often enough. */
	readonly effects: readonly string[];
	/** Ids of those that Riot gave, in order; one comes as many times as it was given so. */
	readonly riots: readonly string[];
	readonly possibilities: Possibilities;
	readonly payments: readonly Payment[];
	/** Tokens and Atium as they are once the turn is over. */
	readonly endOfTurn: { readonly tokens: Readonly<Record<Metal, TokenState>>; readonly atium: number };
}

/** What `resolve` returns. */
export interface Resolution {
	readonly result: Result;
	/** The steps of the actions, then those of the end of the turn. */
	readonly trace: Trace;
}

/**
 * Follows the metals of one turn through the actions of the player, in order. An illegal action changes nothing: its
 * outcome says why. Inputs are left untouched.
 */
export function resolve(input: Checked<Input>): Resolution {
	const { state, outcomes } = reach(input);
	const end = endTurn(state);
	return { result: report(state, end, outcomes), trace: end.trace };
}

/** Where the actions lead, before the end of the turn, and their outcomes. */
export function reach({ actions, ...situation }: Checked<Input>): {
	readonly state: State;
	readonly outcomes: readonly Outcome[];
} {
	let state = openState(situation);
	const outcomes: Outcome[] = [];
	for (const [rank, action] of actions.entries()) {
		const illegality = findIllegality(state, action);
		outcomes.push(illegality === null ? { type: 'done' } : { type: 'illegal', ...illegality });
		if (illegality === null) state = resolveAction({ ...state, action: rank }, action);
	}
	return { state, outcomes };
}

function resolveAction(state: State, action: Action): State {
	switch (action.type) {
		case 'burn':
			return burnToken(state, action.metal, action.recipient);
		case 'flare':
			return action.metal === 'atium' ? state : flareToken(state, action.metal, action.recipient);
		case 'atium':
			return burnAtium(state, action);
		case 'lay':
			return layCard(state, action);
		case 'refresh':
			return refreshToken(state, action);
		case 'gain':
			return receiveGain(state, action);
		case 'riot':
			return riotAlly(state, action);
		case 'seek':
			return seekCard(state);
	}
}

function report(state: State, end: State, outcomes: readonly Outcome[]): Result {
	const { situation, tokens, atium, burns, cards, riots } = state;
	const available = situation.effects.filter(({ metal, burnsNeeded }) => burns[metal] >= burnsNeeded);
	return {
		outcomes,
		limit: limitOf(state),
		remaining: remainingBurns(state),
		tokens,
		atium,
		burns,
		cards,
		effects: available.map(({ id }) => id),
		riots,
		possibilities: listPossibilities(state),
		payments: listPayments(state),
		endOfTurn: { tokens: end.tokens, atium: end.atium },
	};
}
