import { METALS, type Metal, NEEDS, type Need, type Situation } from '../../../../../src/rules/mistborn/metals';

/** How many abilities and effects, for so many flared tokens and Atium tokens burnt. */
export type Reached = readonly [count: number, flares: number, atium: number];

interface Followed {
	readonly place: 'hand' | 'in-play' | 'gone';
	readonly active: number;
	readonly received: readonly Need[];
}

/** A turn, as the rulebook tells it: another way to follow it than the engine’s. */
interface Turn {
	readonly ready: readonly Metal[];
	readonly turned: readonly Metal[];
	readonly places: number;
	readonly atium: number;
	/** Flared so many times; those of them that no card has refreshed. */
	readonly flares: number;
	readonly flared: readonly Metal[];
	readonly burns: Readonly<Record<string, number>>;
	readonly cards: readonly Followed[];
}

/** Everything that is reached. */
export function tryAll(start: Situation): readonly Reached[] {
	const reached = new Map<string, Reached>();
	for (const turn of followAll(start)) {
		const found = [listWon(start, turn).length, turn.flares, start.atium - turn.atium] as const;
		reached.set(found.join(), found);
	}
	return [...reached.values()];
}

/** The most tokens ready in the end, for exactly these goals, flares and Atium: see `keyOf`. */
export function mostReady(start: Situation): ReadonlyMap<string, number> {
	const most = new Map<string, number>();
	for (const turn of followAll(start)) {
		const key = keyOf(listWon(start, turn), turn.flares, start.atium - turn.atium);
		const ready = METALS.length - turn.turned.length - turn.flared.length;
		most.set(key, Math.max(ready, most.get(key) ?? 0));
	}
	return most;
}

export const keyOf = (won: readonly string[], flares: number, atium: number): string =>
	`${[...won].sort().join()} ${flares} ${atium}`;

/**
 * Everything that can be tried: each legal gesture, again and again, refreshing included. What is reached counts when no
 * ability is left with part of its metals.
 */
function followAll(start: Situation): readonly Turn[] {
	const reached: Turn[] = [];
	const seen = new Set<string>();
	const waiting: Turn[] = [
		{
			ready: METALS.filter((metal) => !start.flared.includes(metal)),
			turned: start.flared,
			places: start.burnIcons + start.extraBurns,
			atium: start.atium,
			flares: 0,
			flared: [],
			burns: Object.fromEntries(NEEDS.map((metal) => [metal, 0])),
			cards: start.hand.map(() => ({ place: 'hand', active: 0, received: [] })),
		},
	];
	for (let turn = waiting.pop(); turn !== undefined; turn = waiting.pop()) {
		const key = JSON.stringify(turn);
		if (seen.has(key)) continue;
		seen.add(key);
		if (turn.cards.every(({ received }) => received.length === 0)) reached.push(turn);
		waiting.push(...gestures(start, turn));
	}
	return reached;
}

/** What nothing else has for as little or less, from the fewest. */
export function bestOf(reached: readonly Reached[]): readonly Reached[] {
	const beats = (other: Reached, one: Reached) =>
		other !== one && other[0] >= one[0] && other[1] <= one[1] && other[2] <= one[2];
	return reached
		.filter((one) => one[0] > 0 && !reached.some((other) => beats(other, one)))
		.sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
}

/** « a 0 », « e »: abilities and effects that are had. */
function listWon({ effects, hand }: Situation, { burns, cards }: Turn): readonly string[] {
	const given = effects.filter(({ metal, burnsNeeded }) => (burns[metal] ?? 0) >= burnsNeeded).map(({ id }) => id);
	const active = hand.flatMap(({ id }, at) =>
		Array.from({ length: cards[at]?.active ?? 0 }, (_, rank) => `${id} ${rank}`),
	);
	return [...given, ...active];
}

function gestures(start: Situation, turn: Turn): readonly Turn[] {
	const { ready, turned, places, atium, flares, flared } = turn;
	return [
		...ready.flatMap((metal) => {
			const used = { ...turn, ready: ready.filter((other) => other !== metal) };
			return [
				...(places > 0 ? lay(start, { ...used, places: places - 1 }, metal, 'token') : []),
				...lay(start, { ...used, flares: flares + 1, flared: [...flared, metal].sort() }, metal, 'token'),
			];
		}),
		...(atium > 0 && places > 0
			? NEEDS.flatMap((metal) => lay(start, { ...turn, atium: atium - 1, places: places - 1 }, metal, 'atium'))
			: []),
		...start.hand.flatMap((card, at) => {
			if (turn.cards[at]?.place !== 'hand' || !('abilities' in card)) return [];
			const metals: readonly Need[] = card.kind === 'atium' ? NEEDS : card.flask;
			const gone = setCard(turn, at, { place: 'gone', active: 0, received: [] });
			return metals.flatMap((metal) => [
				...lay(start, gone, metal, card.kind === 'atium' ? 'atium-card' : 'card'),
				...turned
					.filter((other) => other === metal)
					.map((other) => ({
						...gone,
						ready: METALS.filter((each) => each === other || ready.includes(each)),
						turned: turned.filter((each) => each !== other),
					})),
				...flared
					.filter((other) => other === metal)
					.map((other) => ({ ...gone, flared: flared.filter((each) => each !== other) })),
			]);
		}),
	];
}

/** A metal goes beside any card, when an effect looks at it, or on a card that waits for it. */
function lay(
	start: Situation,
	turn: Turn,
	metal: Need,
	source: 'token' | 'atium' | 'card' | 'atium-card',
): readonly Turn[] {
	const beside = start.effects.some((effect) => effect.metal === metal)
		? [countBurn(turn, metal, source.startsWith('atium') && start.doubleAtium)]
		: [];
	const double = source === 'atium' || (source === 'atium-card' && start.doubleAtium);
	const onCards = start.hand.flatMap((card, at) => {
		const followed = turn.cards[at];
		if (followed === undefined || followed.place === 'gone' || !('abilities' in card)) return [];
		const missing = [...(card.abilities[followed.active] ?? [])];
		for (const each of followed.received) missing.splice(missing.indexOf(each), 1);
		if (!missing.includes(metal)) return [];
		const next: Followed =
			missing.length === 1
				? { place: 'in-play', active: followed.active + 1, received: [] }
				: { place: 'in-play', active: followed.active, received: [...followed.received, metal].sort() };
		return [countBurn(setCard(turn, at, next), metal, double)];
	});
	return [...beside, ...onCards];
}

function countBurn(turn: Turn, metal: Need, double: boolean): Turn {
	const burns = { ...turn.burns, [metal]: (turn.burns[metal] ?? 0) + 1 };
	if (double && metal !== 'atium') burns.atium = (burns.atium ?? 0) + 1;
	return { ...turn, burns };
}

const setCard = (turn: Turn, at: number, card: Followed): Turn => ({
	...turn,
	cards: turn.cards.map((other, index) => (index === at ? card : other)),
});
