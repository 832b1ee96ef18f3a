import { checkBoolean, checkInteger, checkOneOf, isWholeNumber, type Problem } from '../../verification';
import { DURATIONS, MOST } from './changes';
import { type Creature, type SetTo, totalArmor } from './creature';
import type { EffectEvent, FightEvent, Keyword, Share, Zone } from './event';
import type { Situation } from './situation';

export const MAX = 99;

/** Keywords that events change. */
export const KEYWORDS = [
	'assault',
	'elusive',
	'hazardous',
	'invulnerable',
	'poison',
	'skirmish',
	'taunt',
] as const satisfies readonly Keyword[];

/** Where a creature may go besides the discard pile. */
export const ZONES = ['hand', 'archives', 'deck', 'purge'] as const satisfies readonly Zone[];

const PRINTED = ['power', 'armor'] as const;

/** X of keywords: events add to them. */
const GAINED = ['assault', 'hazardous'] as const;

/** What events add to. */
const COUNTED = ['powerCounters', 'damage', 'aember'] as const;

const BOOLEANS = [
	'skirmish',
	'elusive',
	'alreadyAttacked',
	'poison',
	'invulnerable',
	'taunt',
	'stunned',
	'enraged',
	'exhausted',
] as const satisfies readonly (keyof Creature)[];

/** Problems of what an ability does. */
export type CheckEffects = (field: string, effects: readonly EffectEvent[] | undefined) => readonly Problem[];

/** Problems of the creatures of a situation, in reading order: numbers in their range, ids unique. */
export function verifySituation(situation: Situation, checkEffects: CheckEffects): readonly Problem[] {
	const lines = (['active', 'opposing'] as const).flatMap((side) =>
		situation[side].map((creature, rank) => ({ field: `${side}[${rank}]`, creature })),
	);
	const ids = lines.map(({ creature }) => creature.id);
	return lines.flatMap(({ field, creature }, rank) => [
		...checkId(`${field}.id`, creature.id, ids.slice(0, rank)),
		...checkCreature(field, creature),
		...checkEffects(`${field}.destroyed`, creature.destroyed),
	]);
}

function checkCreature(field: string, creature: Creature): readonly Problem[] {
	const usable = isWholeNumber(creature.armor, 0, MAX) ? totalArmor(creature) : MAX;
	return [
		...PRINTED.flatMap((name) => checkInteger(`${field}.${name}`, creature[name], 0, MAX)),
		...GAINED.flatMap((name) => checkInteger(`${field}.${name}`, creature[name], 0, MOST)),
		...COUNTED.flatMap((name) => checkInteger(`${field}.${name}`, creature[name], 0, MOST)),
		...checkInteger(`${field}.armorUsed`, creature.armorUsed, 0, usable),
		...checkInteger(`${field}.ward`, creature.ward, 0, 1),
		...BOOLEANS.flatMap((name) => checkBoolean(`${field}.${name}`, creature[name])),
		...(['powerChange', 'armorChange'] as const).flatMap((name) =>
			DURATIONS.flatMap((duration) =>
				checkInteger(`${field}.${name}.${duration}`, creature[name]?.[duration] ?? 0, -MOST, MOST),
			),
		),
		...checkKept(field, creature),
		...(creature.redirects ?? []).flatMap(({ to, duration }, rank) => [
			...checkId(`${field}.redirects[${rank}].to`, to, [creature.id]),
			...checkOneOf(`${field}.redirects[${rank}].duration`, duration, DURATIONS),
		]),
		...checkOptional(creature.destroyedRank, (value) => checkInteger(`${field}.destroyedRank`, value, 0, MAX)),
		...checkOptional(creature.whenDestroyed, (value) => checkOneOf(`${field}.whenDestroyed`, value, ZONES)),
		...checkOptional(creature.spared, (value) => checkOneOf(`${field}.spared`, value, DURATIONS)),
	];
}

/** Problems of the keywords and numbers that events changed: of what they were, and of what changed them. */
function checkKept(
	field: string,
	{ printed = {}, keywordChanges = [], powerSet, armorSet }: Creature,
): readonly Problem[] {
	return [
		...Object.entries(printed).flatMap(([keyword, value]) => [
			...checkOneOf(`${field}.printed`, keyword, KEYWORDS),
			...checkInteger(`${field}.printed.${keyword}`, Number(value), 0, MOST),
		]),
		...keywordChanges.flatMap(({ keyword, value, duration }, rank) => [
			...checkOneOf(`${field}.keywordChanges[${rank}].keyword`, keyword, KEYWORDS),
			...checkInteger(`${field}.keywordChanges[${rank}].value`, value, 0, MAX),
			...checkOneOf(`${field}.keywordChanges[${rank}].duration`, duration, DURATIONS),
		]),
		...checkSets(`${field}.powerSet`, powerSet),
		...checkSets(`${field}.armorSet`, armorSet),
	];
}

const checkSets = (field: string, sets: readonly SetTo[] = []): readonly Problem[] =>
	sets.flatMap(({ value, duration }, rank) => [
		...checkInteger(`${field}[${rank}].value`, value, 0, MAX),
		...checkOneOf(`${field}[${rank}].duration`, duration, DURATIONS),
	]);

/** Problems of a fight. That it names an unknown creature is none: its outcome says that it is illegal. */
export function checkFight(field: string, { attacker, target, order, ...options }: FightEvent): readonly Problem[] {
	const { before = [], abilityRank, dealt, returned, splashAttack } = options;
	return [
		...checkId(`${field}.attacker`, attacker),
		...checkId(`${field}.target`, target),
		...checkOneOf(`${field}.order`, order, ['assault', 'hazardous']),
		...checkShares(`${field}.before`, before),
		...checkOptional(abilityRank, (value) => checkInteger(`${field}.abilityRank`, value, 1, 2)),
		...checkOptional(dealt, (value) => checkInteger(`${field}.dealt`, value, 0, MAX)),
		...checkOptional(returned, (value) => checkInteger(`${field}.returned`, value, 0, MAX)),
		...checkOptional(splashAttack, (value) => checkInteger(`${field}.splashAttack`, value, 0, MAX)),
	];
}

/** No creature is damaged twice by the same effect. */
export function checkShares(
	field: string,
	shares: readonly Share[],
	first: readonly string[] = [],
): readonly Problem[] {
	const taken = [...first, ...shares.map((share) => share.target)];
	return shares.flatMap((share, rank) => [
		...checkId(`${field}[${rank}].target`, share.target, taken.slice(0, first.length + rank)),
		...checkInteger(`${field}[${rank}].amount`, share.amount, 0, MAX),
	]);
}

/** What may be left out is checked when it is there. */
export function checkOptional<Value>(
	value: Value | undefined,
	check: (value: Value) => readonly Problem[],
): readonly Problem[] {
	return value === undefined ? [] : check(value);
}

export function checkId(field: string, value: unknown, taken: readonly unknown[] = []): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'id' } }];
	return taken.includes(value) ? [{ field, value, expected: { type: 'unique-id' } }] : [];
}
