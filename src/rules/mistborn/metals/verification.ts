import { checkBoolean, checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import type { Action } from './action';
import type { Card } from './card';
import { MAX_BURN_ICONS } from './legality';
import { listPartners, METALS, NEEDS } from './metal';
import type { Wish } from './search';
import type { Effect, Input } from './situation';

const MAX = 99;
const MAX_EXTRA_BURNS = 9;
/** Cards and effects that a turn can hold. */
const MAX_CARDS = 12;
const MAX_EFFECTS = 12;
const MAX_ACTIONS = 60;
/** Abilities of a card, and metals of one of them. */
export const MAX_ABILITIES = 3;
export const MAX_COST = 4;

const KINDS = ['action', 'atium', 'ally', 'funding'] as const satisfies readonly Card['kind'][];
const TYPES = [
	'burn',
	'flare',
	'atium',
	'lay',
	'refresh',
	'gain',
	'riot',
	'seek',
] as const satisfies readonly Action['type'][];

/**
 * Checks the values of a situation and of actions, which may come from a form or an address: integers in their range,
 * known metals, ids that are unique among cards and among effects, flasks of two different metals that can be a pair
 * (`listPartners`). Tells every problem, in reading order. An action that names an unknown card is no problem here: its outcome says it is illegal.
 */
export function verify(input: Input): Verdict<Input> {
	const { burnIcons, extraBurns, atium, flared, hand, effects, doubleAtium, actions } = input;
	return judge(input, [
		...checkInteger('burnIcons', burnIcons, 1, MAX_BURN_ICONS),
		...checkInteger('extraBurns', extraBurns, 0, MAX_EXTRA_BURNS),
		...checkInteger('atium', atium, 0, MAX),
		...flared.flatMap((metal, rank) => checkOneOf(`flared[${rank}]`, metal, without(METALS, flared.slice(0, rank)))),
		...checkInteger('hand.length', hand.length, 0, MAX_CARDS),
		...checkIds('hand', hand),
		...hand.flatMap((card, rank) => checkCard(`hand[${rank}]`, card)),
		...checkInteger('effects.length', effects.length, 0, MAX_EFFECTS),
		...checkIds('effects', effects),
		...effects.flatMap((effect, rank) => checkEffect(`effects[${rank}]`, effect)),
		...checkBoolean('doubleAtium', doubleAtium),
		...checkInteger('actions.length', actions.length, 0, MAX_ACTIONS),
		...actions.flatMap((action, rank) => checkAction(`actions[${rank}]`, action)),
	]);
}

/** Checks what a player wants of the cards of a turn: each is in hand, once, the least not above the most. */
export function verifyWishes(wishes: readonly Wish[], { hand }: Pick<Input, 'hand'>): Verdict<readonly Wish[]> {
	const ids = hand.map(({ id }) => id);
	const wanted = wishes.map(({ card }) => card);
	return judge(
		wishes,
		wishes.flatMap(({ card, least, most }, rank) => [
			...checkOneOf(`wishes[${rank}].card`, card, without(ids, wanted.slice(0, rank))),
			...checkInteger(`wishes[${rank}].most`, most, 0, MAX_ABILITIES),
			...checkInteger(`wishes[${rank}].least`, least, 0, Math.min(most, MAX_ABILITIES)),
		]),
	);
}

function without<T>(values: readonly T[], taken: readonly T[]): readonly T[] {
	return values.filter((value) => !taken.includes(value));
}

function checkIds(list: string, items: readonly { readonly id: string }[]): readonly Problem[] {
	const ids = items.map(({ id }) => id);
	return ids.flatMap((id, rank) => checkId(`${list}[${rank}].id`, id, ids.slice(0, rank)));
}

function checkId(field: string, value: unknown, taken: readonly unknown[] = []): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'id' } }];
	return taken.includes(value) ? [{ field, value, expected: { type: 'unique-id' } }] : [];
}

function checkCard(field: string, card: Card): readonly Problem[] {
	switch (card.kind) {
		case 'action':
			return [...checkFlask(`${field}.flask`, card.flask), ...checkAbilities(field, card)];
		case 'atium':
			return checkAbilities(field, card);
		default:
			return checkOneOf(`${field}.kind`, card.kind, KINDS);
	}
}

function checkFlask(field: string, [first, second]: Extract<Card, { kind: 'action' }>['flask']): readonly Problem[] {
	const unknown = checkOneOf(`${field}[0]`, first, METALS);
	return [...unknown, ...checkOneOf(`${field}[1]`, second, unknown.length > 0 ? METALS : listPartners(first))];
}

function checkAbilities(field: string, { savant, abilities }: Extract<Card, { savant: boolean }>): readonly Problem[] {
	return [
		...checkBoolean(`${field}.savant`, savant),
		...checkInteger(`${field}.abilities.length`, abilities.length, 0, MAX_ABILITIES),
		...abilities.flatMap((cost, rank) => [
			...checkInteger(`${field}.abilities[${rank}].length`, cost.length, 1, MAX_COST),
			...cost.flatMap((metal, place) => checkOneOf(`${field}.abilities[${rank}][${place}]`, metal, NEEDS)),
		]),
	];
}

function checkEffect(field: string, { kind, metal, burnsNeeded }: Effect): readonly Problem[] {
	return [
		...checkOneOf(`${field}.kind`, kind, ['ally', 'character']),
		...checkOneOf(`${field}.metal`, metal, NEEDS),
		...checkInteger(`${field}.burnsNeeded`, burnsNeeded, 1, kind === 'character' ? 1 : MAX_COST),
	];
}

function checkAction(field: string, action: Action): readonly Problem[] {
	switch (action.type) {
		case 'burn':
			return [
				...checkOneOf(`${field}.metal`, action.metal, METALS),
				...checkRecipient(`${field}.recipient`, action.recipient),
			];
		case 'flare':
			return [
				...checkOneOf(`${field}.metal`, action.metal, NEEDS),
				...checkRecipient(`${field}.recipient`, action.recipient),
			];
		case 'atium':
			return [
				...checkOneOf(`${field}.standsFor`, action.standsFor, NEEDS),
				...checkRecipient(`${field}.recipient`, action.recipient),
			];
		case 'lay':
			return [
				...checkId(`${field}.card`, action.card),
				...checkOneOf(`${field}.standsFor`, action.standsFor, NEEDS),
				...checkRecipient(`${field}.recipient`, action.recipient),
			];
		case 'refresh':
			return [...checkOneOf(`${field}.metal`, action.metal, METALS), ...checkRecipient(`${field}.card`, action.card)];
		case 'gain':
			return [
				...checkOneOf(`${field}.what`, action.what, ['icon', 'burn', 'atium']),
				...checkInteger(`${field}.amount`, action.amount, 1, MAX_EXTRA_BURNS),
			];
		case 'riot':
			return checkId(`${field}.effect`, action.effect);
		default:
			return checkOneOf(`${field}.type`, (action as Action).type, TYPES);
	}
}

/** An id, or `null` for none. */
function checkRecipient(field: string, value: unknown): readonly Problem[] {
	return value === null ? [] : checkId(field, value);
}
