import type { Checked } from '../../verification';
import type { PayingAction, Refresh } from './action';
import { listPurposes, listWanted } from './choice';
import { readGoals } from './goals';
import { listRefreshes } from './leftover';
import type { Purpose } from './payment';
import { planChoice } from './plan';
import { openEveryPrice, type Price } from './price';
import { reach } from './resolution';
import { SHOWN, search, type Wish } from './search';
import type { Input } from './situation';

/** Abilities and effects that can be had together, and how. */
export interface Combination {
	readonly purposes: readonly Purpose[];
	/** Legal in this order; a token is refreshed, then burnt, when more tokens are ready in the end. */
	readonly actions: readonly (PayingAction | Refresh)[];
	/** What cards that stay in hand can then refresh: with the actions, the most of all ways at this price. */
	readonly refreshes: readonly Refresh[];
}

/** The most that can be had together for a price. */
export interface Tier {
	readonly count: number;
	/** Tokens flared, Atium burnt: what the end of the turn does not give back. */
	readonly flares: number;
	readonly atium: number;
	/** Combinations of so many: up to `SHOWN`, and whether there are others. */
	readonly combinations: readonly Combination[];
	readonly more: boolean;
}

/** What can be had together this turn. */
export interface Combinations {
	/** Abilities and effects that are still to be had, each alone. */
	readonly goals: number;
	/** From the cheapest to the one that has the most; none: nothing can be had, or not with these wishes. */
	readonly tiers: readonly Tier[];
	/** Whether everything was tried: a large hand may have better than what was found. */
	readonly exact: boolean;
}

/**
 * Finds how many abilities and effects can be had together in the rest of the turn, at each price in flared tokens and
 * Atium. A card is either played or used as a metal; a metal is never laid on an ability that stays incomplete. Refreshing
 * a token changes no price, since a card that could refresh one can be that metal itself: it only leaves the token ready.
 * It pauses so that nothing waits.
 */
export function* combine(input: Checked<Input>, wishes: Checked<readonly Wish[]>): Generator<undefined, Combinations> {
	const { state } = reach(input);
	const goals = readGoals(state);
	const { entries, exact } = yield* search(goals, wishes);
	const pricesOf = openEveryPrice(goals);
	const tiers: Tier[] = [];
	for (const { price, count, choices } of entries) {
		const combinations: Combination[] = [];
		for (const choice of choices.slice(0, SHOWN)) {
			const same = pricesOf(listWanted(goals, choice)).filter((own) => isSame(own, price));
			const { actions } = yield* planChoice(state, goals, choice, same);
			const refreshes = listRefreshes(state, actions);
			combinations.push({ purposes: listPurposes(goals, choice), actions, refreshes });
		}
		const { flares, atium } = price;
		tiers.push({ count, flares, atium, combinations, more: choices.length > SHOWN });
	}
	const all = {
		depths: goals.cards.map(({ costs }) => costs.length),
		levels: goals.effects.map(({ steps }) => steps.length),
	};
	return { goals: listPurposes(goals, all).length, tiers, exact };
}

const isSame = (one: Price, other: Price): boolean => one.flares === other.flares && one.atium === other.atium;
