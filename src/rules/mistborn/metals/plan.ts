import type { PayingAction, Recipient } from './action';
import { type Choice, listWanted } from './choice';
import { openCoverage } from './cover';
import type { Goals } from './goals';
import { METALS, type Need } from './metal';
import type { Price } from './price';
import type { State } from './state';

/** A metal to provide, and the card that it feeds. */
interface Place {
	readonly metal: Need;
	readonly recipient: Recipient;
}

/** The actions that a choice is made of, at its price: cards fed one after the other, then what is burnt beside. */
export function planChoice(state: State, goals: Goals, choice: Choice, { use }: Price): readonly PayingAction[] {
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
	const others = places.filter((place) => !purposely.includes(place));
	const tokens = use?.tokens ?? 0;
	const left = { ...state, atium: state.atium - tokens, atiumBurnt: state.atiumBurnt + tokens };
	const [coverage] = openCoverage(
		left,
		[others.map(({ metal }) => metal)],
		[...played, ...laid],
	)(['flare', 'atium', 'card', 'place']);
	const actions = new Map<Place, PayingAction>();
	for (const [at, { metal: standsFor, recipient }] of purposely.entries()) {
		const place = purposely[at];
		const card = laid[at - tokens];
		if (place === undefined) continue;
		actions.set(
			place,
			card === undefined ? { type: 'atium', standsFor, recipient } : { type: 'carte', card, standsFor, recipient },
		);
	}
	for (const [at, place] of others.entries()) {
		const action = coverage?.actions[at];
		if (action !== undefined) actions.set(place, { ...action, recipient: place.recipient });
	}
	return places.flatMap((place) => actions.get(place) ?? []);
}
