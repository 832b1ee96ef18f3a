import { checkBoolean, checkInteger, checkOneOf, isWholeNumber, type Problem } from '../../verification';
import type { Creature } from './creature';
import type { DamageEvent, GameEvent } from './event';
import type { Situation } from './situation';

const MAX = 99;

const INTEGERS = ['power', 'powerCounters', 'armor', 'damage', 'assault', 'hazardous', 'aember'] as const;

const BOOLEANS = [
	'skirmish',
	'elusive',
	'alreadyAttacked',
	'poison',
	'invulnerable',
	'taunt',
	'stunned',
	'enraged',
] as const satisfies readonly (keyof Creature)[];

/** What events changed, in all. */
const CHANGES = ['turnPower', 'lastingPower'] as const satisfies readonly (keyof Creature)[];

const MAX_CHANGE = 9999;

const TYPES = [
	'fight',
	'damage',
	'armor',
	'power',
	'prevention',
	'ward',
	'heal',
	'destroy',
	'leave',
	'new-turn',
] as const satisfies readonly GameEvent['type'][];

/**
 * Checks the values of a situation and of events, which may come from a form or an address: every number an integer
 * in its range, every id a string, unique among creatures. Returns every problem, in reading order; none means that
 * `resolve` accepts them. An event that names an unknown creature is no problem here: its outcome says it is illegal.
 */
export function verify(situation: Situation, events: readonly GameEvent[]): readonly Problem[] {
	const lines = (['active', 'opposing'] as const).flatMap((side) =>
		situation[side].map((creature, rank) => ({ field: `${side}[${rank}]`, creature })),
	);
	const ids = lines.map(({ creature }) => creature.id);
	return [
		...lines.flatMap(({ field, creature }, rank) => [
			...checkId(`${field}.id`, creature.id, ids.slice(0, rank)),
			...checkCreature(field, creature),
		]),
		...events.flatMap((event, rank) => checkEvent(`events[${rank}]`, event)),
	];
}

function checkCreature(field: string, creature: Creature): readonly Problem[] {
	const usable = isWholeNumber(creature.armor, 0, MAX) ? creature.armor : MAX;
	return [
		...INTEGERS.flatMap((name) => checkInteger(`${field}.${name}`, creature[name], 0, MAX)),
		...checkInteger(`${field}.armorUsed`, creature.armorUsed, 0, usable),
		...checkInteger(`${field}.ward`, creature.ward, 0, 1),
		...BOOLEANS.flatMap((name) => checkBoolean(`${field}.${name}`, creature[name])),
		...CHANGES.flatMap((name) => checkOptional(creature[name], checkChange(`${field}.${name}`))),
		...checkOptional(creature.nextArmor, (value) => checkInteger(`${field}.nextArmor`, value, 0, MAX_CHANGE)),
		...checkOptional(creature.spared, (value) => checkOneOf(`${field}.spared`, value, ['turn', 'lasting'])),
	];
}

function checkEvent(field: string, event: GameEvent): readonly Problem[] {
	switch (event.type) {
		case 'fight':
			return [
				...checkId(`${field}.attacker`, event.attacker),
				...checkId(`${field}.target`, event.target),
				...checkOneOf(`${field}.order`, event.order, ['assault', 'hazardous']),
			];
		case 'damage':
			return [
				...checkId(`${field}.target`, event.target),
				...checkInteger(`${field}.amount`, event.amount, 0, MAX),
				...(event.source === undefined ? [] : checkId(`${field}.source`, event.source)),
				...(event.splash === undefined ? [] : checkInteger(`${field}.splash`, event.splash, 0, MAX)),
				...checkShares(field, event),
				...checkFlag(`${field}.ignoresArmor`, event.ignoresArmor),
			];
		case 'armor':
		case 'power':
			return [
				...checkId(`${field}.target`, event.target),
				...checkInteger(`${field}.variation`, event.variation, -MAX, MAX),
				...checkFlag(`${field}.lasting`, event.lasting),
			];
		case 'prevention':
			return [...checkId(`${field}.target`, event.target), ...checkFlag(`${field}.lasting`, event.lasting)];
		case 'ward':
			return checkId(`${field}.target`, event.target);
		case 'heal':
			return [
				...checkId(`${field}.target`, event.target),
				...checkOptional(event.amount, (amount) => checkInteger(`${field}.amount`, amount, 0, MAX)),
			];
		case 'destroy':
			return [...checkId(`${field}.target`, event.target), ...checkFlag(`${field}.sacrifice`, event.sacrifice)];
		case 'leave':
			return [
				...checkId(`${field}.target`, event.target),
				...checkOneOf(`${field}.to`, event.to, ['hand', 'archives', 'deck', 'purge']),
			];
		default:
			return checkOneOf(`${field}.type`, event.type, TYPES);
	}
}

/** No creature is damaged twice by the same effect. */
function checkShares(field: string, { target, also = [] }: DamageEvent): readonly Problem[] {
	const taken = [target, ...also.map((share) => share.target)];
	return also.flatMap((share, rank) => [
		...checkId(`${field}.also[${rank}].target`, share.target, taken.slice(0, rank + 1)),
		...checkInteger(`${field}.also[${rank}].amount`, share.amount, 0, MAX),
	]);
}

const checkChange = (field: string) => (value: unknown) => checkInteger(field, value, -MAX_CHANGE, MAX_CHANGE);

/** What may be left out is checked when it is there. */
function checkOptional<Value>(
	value: Value | undefined,
	check: (value: Value) => readonly Problem[],
): readonly Problem[] {
	return value === undefined ? [] : check(value);
}

/** What is `true`, or left out. */
const checkFlag = (field: string, value: true | undefined): readonly Problem[] =>
	checkOptional(value, (given) => checkBoolean(field, given));

function checkId(field: string, value: unknown, taken: readonly unknown[] = []): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'id' } }];
	return taken.includes(value) ? [{ field, value, expected: { type: 'unique-id' } }] : [];
}
