import type { PayingAction, Recipient, Refresh } from './action';
import { type Choice, listWanted } from './choice';
import { openCoverage } from './cover';
import type { Goals } from './goals';
import { METALS, type Metal, type Need } from './metal';
import type { Price } from './price';
import { refreshBeside } from './refreshing';
import type { State } from './state';

/** A metal to provide, and the card that it feeds. */
interface Place {
	readonly metal: Need;
	readonly recipient: Recipient;
}

/** The actions that bring a choice, and how many tokens cards refresh: to be burnt, or once everything is paid. */
export interface Plan {
	readonly actions: readonly (PayingAction | Refresh)[];
	readonly refreshed: number;
}

/** What is to be paid by a way to use Atium, and what it leaves to pay it with. */
export interface Bill {
	/** The turn once the Atium of `actions` is set apart, and cards that are played or set apart. */
	readonly left: State;
	readonly kept: readonly string[];
	/** Everything to provide, in order; what Atium provides on purpose, and what is still to pay. */
	readonly places: readonly Place[];
	readonly actions: ReadonlyMap<Place, PayingAction>;
	readonly others: readonly Place[];
}

/** What a choice asks for, with a use of Atium: cards fed one after the other, then what is burnt beside. */
export function drawBill(state: State, goals: Goals, choice: Choice, { use }: Price): Bill {
	const { beside } = listWanted(goals, choice);
	const places: Place[] = [
		...goals.cards.flatMap(({ id, costs }, at) =>
			costs.slice(0, choice.depths[at]).flatMap((cost) => cost.map((metal) => ({ metal, recipient: id }))),
		),
		...METALS.flatMap((metal, rank) => Array.from({ length: beside[rank] ?? 0 }, () => ({ metal, recipient: null }))),
		...Array.from({ length: use?.more ?? 0 }, () => ({ metal: 'atium' as const, recipient: null })),
	];
	const played = goals.cards.filter((_, at) => (choice.depths[at] ?? 0) > 0).map(({ id }) => id);
	const idle = state.cards.filter(({ card, place }) => place === 'hand' && !played.includes(card.id));
	const laid = idle
		.filter(({ card }) => card.kind === 'atium')
		.map(({ card }) => card.id)
		.slice(0, use?.cards ?? 0);
	// Atium that stands for a metal on purpose comes first: on cards as far as it goes, so that it counts twice.
	const purposely = METALS.flatMap((metal, rank) =>
		places.filter((place) => place.metal === metal).slice(0, use?.standsFor[rank] ?? 0),
	);
	const tokens = use?.tokens ?? 0;
	const actions = new Map<Place, PayingAction>();
	for (const [at, place] of purposely.entries()) {
		const { metal: standsFor, recipient } = place;
		const card = laid[at - tokens];
		actions.set(
			place,
			card === undefined ? { type: 'atium', standsFor, recipient } : { type: 'lay', card, standsFor, recipient },
		);
	}
	return {
		left: { ...state, atium: state.atium - tokens, atiumBurnt: state.atiumBurnt + tokens },
		kept: [...played, ...laid],
		places,
		actions,
		others: places.filter((place) => !purposely.includes(place)),
	};
}

/** Tokens that cards can refresh: turned over before, or flared earlier this turn. */
export const listTurned = ({ tokens }: State): readonly Metal[] =>
	METALS.filter((metal) => tokens[metal] === 'turned' || tokens[metal] === 'flared');

/**
 * Pays a bill at its price, burning the tokens of `burnt`, each refreshed by a card first (rule
 * metaux-regenerer-reutiliser); cards left over refresh as many others as possible. `null`: it cannot be.
 */
export function payBill(bill: Bill, burnt: readonly Metal[], price: Price): Plan | null {
	const { left, kept, places, others } = bill;
	const again = burnt.flatMap((metal) => others.find((place) => place.metal === metal) ?? []);
	const owed = others.filter((place) => !again.includes(place));
	const tokens = Object.fromEntries(burnt.map((metal) => [metal, 'burnt' as const]));
	const [coverage] = openCoverage(
		{ ...left, tokens: { ...left.tokens, ...tokens } },
		[owed.map(({ metal }) => metal)],
		kept,
		null,
		listTurned(left).map((metal) => refreshBeside(metal, burnt.includes(metal))),
	)(['flare', 'atium', 'turned', 'card', 'place']);
	if (coverage === undefined || coverage.missing.length > 0) return null;
	const { refreshes } = coverage;
	const first = new Map<Place, Refresh>();
	const actions = new Map(bill.actions);
	for (const [at, place] of owed.entries()) {
		const action = coverage.actions[at];
		if (action !== undefined) actions.set(place, { ...action, recipient: place.recipient });
	}
	for (const [at, place] of again.entries()) {
		const metal = burnt[at];
		const refresh = refreshes.find((one) => one.metal === metal);
		if (metal === undefined || refresh === undefined) return null;
		first.set(place, refresh);
		actions.set(place, { type: 'burn', metal, recipient: place.recipient });
	}
	const spent = (type: PayingAction['type']) => [...actions.values()].filter((action) => action.type === type).length;
	if (spent('flare') > price.flares || spent('atium') > price.atium) return null;
	return {
		actions: places.flatMap((place) => [first.get(place) ?? [], actions.get(place) ?? []].flat()),
		refreshed: refreshes.length,
	};
}
