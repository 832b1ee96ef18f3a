import { checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import type { EffectCost, ForgeEffect, ForgeStep, GameEvent, Input, Movement } from './event';
import type { Player, Side } from './situation';

const MAX = 99;

/** Keys that a player may already have. */
const MAX_KEYS = 2;

/** Effects on the cost of a player's keys. */
const MAX_MODIFIERS = 12;

/** Events of a case. */
const MAX_EVENTS = 60;

const SIDES = ['you', 'opponent'] as const satisfies readonly Side[];

const NUMBERS = ['pool', 'onCards', 'captures'] as const satisfies readonly (keyof Player)[];

const MOVEMENTS = [
	'gain',
	'loss',
	'steal',
	'capture',
	'own-capture',
	'return',
	'payment',
] as const satisfies readonly Movement['type'][];

const TYPES = [
	'forge-step',
	'effect',
	...MOVEMENTS,
	'cost',
	'key-unforged',
	'turn-end',
] as const satisfies readonly GameEvent['type'][];

const CHOICES = ['mandatory', 'accepted', 'declined'] as const satisfies readonly ForgeEffect['choice'][];

const COSTS = ['current', 'fixed'] as const satisfies readonly EffectCost['type'][];

/**
 * Checks the values of a situation and of events, which may come from a form or an address: every number an integer in
 * its range, lists no longer than their maximum. Tells every problem, in reading order.
 */
export function verify(input: Input): Verdict<Input> {
	const { active, events } = input;
	return judge(input, [
		...SIDES.flatMap((side) => checkPlayer(side, input[side])),
		...checkOneOf('active', active, SIDES),
		...checkInteger('events.length', events.length, 0, MAX_EVENTS),
		...events.flatMap((event, rank) => checkEvent(`events[${rank}]`, event)),
	]);
}

function checkPlayer(field: string, player: Player): readonly Problem[] {
	const { modifiers, keys } = player;
	return [
		...NUMBERS.flatMap((name) => checkInteger(`${field}.${name}`, player[name], 0, MAX)),
		...checkInteger(`${field}.keys`, keys, 0, MAX_KEYS),
		...checkInteger(`${field}.modifiers.length`, modifiers.length, 0, MAX_MODIFIERS),
		...modifiers.flatMap((value, rank) => checkInteger(`${field}.modifiers[${rank}]`, value, -MAX, MAX)),
	];
}

function checkEvent(field: string, event: GameEvent): readonly Problem[] {
	const type = checkOneOf(`${field}.type`, event.type, TYPES);
	if (type.length > 0) return type;
	const player = checkOneOf(`${field}.player`, event.player, SIDES);
	return [...player, ...checkDetails(field, event)];
}

function checkDetails(field: string, event: GameEvent): readonly Problem[] {
	switch (event.type) {
		case 'forge-step':
			return checkAttempt(field, event, ['skipped', 'forbidden', 'replaced']);
		case 'effect':
			return [
				...checkEffectCost(`${field}.cost`, event.cost),
				...checkOneOf(`${field}.choice`, event.choice, CHOICES),
				...checkAttempt(field, event, ['forbidden', 'replaced']),
			];
		case 'cost':
			return checkInteger(`${field}.variation`, event.variation, -MAX, MAX);
		case 'key-unforged':
		case 'turn-end':
			return [];
		default:
			return checkInteger(`${field}.amount`, event.amount, 0, MAX);
	}
}

function checkAttempt(
	field: string,
	{ prevention, fromCards }: ForgeStep | ForgeEffect,
	preventions: readonly string[],
): readonly Problem[] {
	return [
		...(prevention === null ? [] : checkOneOf(`${field}.prevention`, prevention, preventions)),
		...checkInteger(`${field}.fromCards`, fromCards, 0, MAX),
	];
}

function checkEffectCost(field: string, cost: EffectCost): readonly Problem[] {
	switch (cost.type) {
		case 'current':
			return checkInteger(`${field}.difference`, cost.difference, -MAX, MAX);
		case 'fixed':
			return checkInteger(`${field}.amount`, cost.amount, 0, MAX);
		default:
			return checkOneOf(`${field}.type`, (cost as EffectCost).type, COSTS);
	}
}
