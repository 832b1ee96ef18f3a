import { type Card, listAbilities } from './card';
import { METALS, NEEDS, type Need } from './metal';
import { listMissing } from './need';
import { remainingBurns, type State } from './state';

/** A card that metals can still feed. */
export interface CardGoal {
	readonly id: string;
	/** Rank of its first ability that is not active. */
	readonly first: number;
	/** What each ability still asks for, one after the other (rule cartes-supplementaire-ordre). */
	readonly costs: readonly (readonly Need[])[];
	/** What it can be as a metal, as long as it is not played (rule carte-comme-metal-definition); none once it is. */
	readonly fuel: Fuel | null;
	/** Two cards of the same kind can stand for each other. */
	readonly kind: string;
}

/** The metals of a card used as a metal, as bits in the order of `METALS`; `any` for an Atium card. */
export type Fuel = number | 'any';

/** Effects that one metal can still give: each burn more than this turn's, and the effects that come with it. */
export interface EffectGoal {
	readonly metal: Need;
	/** Burns still to make, fewest first, each with the effects that it brings. */
	readonly steps: readonly { readonly burns: number; readonly effects: readonly string[] }[];
}

/** Everything that metals can still bring this turn, and what there is to bring it. */
export interface Goals {
	readonly cards: readonly CardGoal[];
	readonly effects: readonly EffectGoal[];
	/** Cards in hand with nothing to pay: they can only be metals. */
	readonly fuels: readonly Fuel[];
	/** Ready tokens, metal by metal: 0 or 1. */
	readonly tokens: readonly number[];
	/** Atium tokens that can be burnt, and tokens in all (rule atium-limite). */
	readonly atium: number;
	readonly places: number;
	/** Whether Atium always counts as Atium too. */
	readonly doubleAtium: boolean;
}

/** Rank of a metal, Atium last. */
export const rankOf = (metal: Need): number => NEEDS.indexOf(metal);

/** Reads the goals of the rest of the turn. */
export function readGoals(state: State): Goals {
	const { situation, burns } = state;
	const places = Math.max(0, remainingBurns(state));
	const cards = state.cards.flatMap(({ card, place, activeCount, received }): CardGoal[] => {
		const costs = listAbilities(card)
			.slice(activeCount)
			.map((cost, rank) => (rank > 0 ? cost : listMissing({ card, place, activeCount, received }, activeCount)));
		if (costs.length === 0 || (place !== 'hand' && place !== 'in-play')) return [];
		const fuel = place === 'hand' ? readFuel(card) : null;
		const kind = place === 'hand' ? JSON.stringify({ ...card, id: '' }) : card.id;
		return [{ id: card.id, first: activeCount, costs, fuel, kind }];
	});
	const others = state.cards.filter(({ card, place }) => place === 'hand' && listAbilities(card).length === 0);
	return {
		cards,
		effects: NEEDS.map((metal) => ({ metal, steps: readSteps(state, metal, burns[metal]) })).filter(
			({ steps }) => steps.length > 0,
		),
		fuels: others.flatMap(({ card }) => readFuel(card) ?? []),
		tokens: METALS.map((metal) => (state.tokens[metal] === 'ready' ? 1 : 0)),
		atium: Math.min(state.atium, places),
		places,
		doubleAtium: situation.doubleAtium,
	};
}

function readFuel(card: Card): Fuel | null {
	if (card.kind === 'atium') return 'any';
	return card.kind === 'action' ? card.flask.reduce((bits, metal) => bits | (1 << rankOf(metal)), 0) : null;
}

function readSteps({ situation }: State, metal: Need, burnt: number): EffectGoal['steps'] {
	const waiting = situation.effects.filter((effect) => effect.metal === metal && effect.burnsNeeded > burnt);
	const counts = [...new Set(waiting.map(({ burnsNeeded }) => burnsNeeded - burnt))].sort((one, other) => one - other);
	return counts.map((burns) => ({
		burns,
		effects: waiting.filter(({ burnsNeeded }) => burnsNeeded - burnt === burns).map(({ id }) => id),
	}));
}
