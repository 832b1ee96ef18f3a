import fc from 'fast-check';
import type {
	Creature,
	EffectEvent,
	GameEvent,
	Resolution,
	SeveralEvent,
	Situation,
} from '../../../../../src/rules/keyforge/fight';
import { resolve } from './builders';

export const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
export const small = fc.integer({ min: 0, max: 6 });
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: small });
const sometimes = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const anyId = fc.constantFrom(...IDS, 'g', 'fantome');

const anyCreature = (id: string): fc.Arbitrary<Creature> =>
	fc
		.record({
			id: fc.constant(id),
			power: small,
			powerCounters: rare,
			armor: rare,
			armorUsed: rare,
			damage: rare,
			ward: fc.constantFrom(0, 0, 1),
			assault: rare,
			hazardous: rare,
			skirmish: sometimes,
			elusive: sometimes,
			alreadyAttacked: sometimes,
			poison: sometimes,
			invulnerable: sometimes,
			taunt: sometimes,
			stunned: sometimes,
			enraged: sometimes,
			exhausted: sometimes,
			aember: rare,
			destination: fc.constantFrom(null, null, null, 'hand' as const, 'archives' as const),
		})
		.map(({ destination, ...creature }) => ({
			...creature,
			armorUsed: Math.min(creature.armor, creature.armorUsed),
			...(destination && { whenDestroyed: destination }),
		}));

export const anySituation: fc.Arbitrary<Situation> = fc
	.tuple(fc.tuple(...IDS.map(anyCreature)), fc.integer({ min: 0, max: 6 }))
	.map(([creatures, cut]) => ({ active: creatures.slice(0, cut), opposing: creatures.slice(cut) }));

const someShares = fc.uniqueArray(fc.record({ target: anyId, amount: small }), {
	selector: ({ target }) => target,
	maxLength: 3,
});

const lasting = { duration: fc.constantFrom('next-turn' as const, 'lasting' as const) };

export const plainFight = fc.record(
	{
		type: fc.constant('fight' as const),
		attacker: anyId,
		target: anyId,
		order: fc.constantFrom('assault' as const, 'hazardous' as const),
		before: someShares,
		dealt: small,
		returned: small,
		splashAttack: small,
		abilityRank: fc.constantFrom(1 as const, 2 as const),
	},
	{ requiredKeys: ['type', 'attacker', 'target', 'order'] },
);

export const anyUse = fc.record(
	{
		type: fc.constant('use' as const),
		target: anyId,
		use: fc.constantFrom('reap' as const, 'action' as const, 'omni' as const),
		byEffect: fc.constant(true as const),
	},
	{ requiredKeys: ['type', 'target', 'use'] },
);

export const anyStatus = fc.record(
	{
		type: fc.constant('status' as const),
		target: anyId,
		status: fc.constantFrom('stunned' as const, 'enraged' as const, 'exhausted' as const),
		removed: fc.constant(true as const),
	},
	{ requiredKeys: ['type', 'target', 'status'] },
);

const anyCounters = fc.record({
	type: fc.constant('counters' as const),
	target: anyId,
	variation: fc.integer({ min: -4, max: 4 }),
});

export const anyMove = fc
	.record({ type: fc.constant('move' as const), source: anyId, target: anyId, amount: small })
	.filter(({ source, target }) => source !== target);

const anyRedirect = fc
	.record(
		{ type: fc.constant('redirect' as const), target: anyId, to: anyId, ...lasting },
		{ requiredKeys: ['type', 'target', 'to'] },
	)
	.filter(({ target, to }) => target !== to);

export const anyDamage = fc
	.record(
		{
			type: fc.constant('damage' as const),
			target: anyId,
			amount: small,
			source: anyId,
			splash: rare,
			also: someShares,
			ignoresArmor: fc.constant(true as const),
			times: fc.integer({ min: 2, max: 3 }),
		},
		{ requiredKeys: ['type', 'target', 'amount'] },
	)
	.map(({ also, source, ...event }) => ({
		...event,
		...(source && source !== event.target && { source }),
		...(also && { also: also.filter(({ target }) => target !== event.target) }),
	}));

export const anyArmorChange = fc.record(
	{
		type: fc.constant('armor' as const),
		target: anyId,
		variation: fc.integer({ min: -4, max: 4 }),
		...lasting,
	},
	{ requiredKeys: ['type', 'target', 'variation'] },
);

export const anyPowerChange = fc.record(
	{
		type: fc.constant('power' as const),
		target: anyId,
		variation: fc.integer({ min: -4, max: 4 }),
		...lasting,
	},
	{ requiredKeys: ['type', 'target', 'variation'] },
);

export const anyPrevention = fc.record(
	{ type: fc.constant('prevention' as const), target: anyId, ...lasting },
	{ requiredKeys: ['type', 'target'] },
);

const anyWard = fc.record({ type: fc.constant('ward' as const), target: anyId });
const anyHeal = fc.record(
	{ type: fc.constant('heal' as const), target: anyId, amount: small },
	{ requiredKeys: ['type', 'target'] },
);
const anyDestruction = fc.record(
	{ type: fc.constant('destroy' as const), target: anyId, sacrifice: fc.constant(true as const) },
	{ requiredKeys: ['type', 'target'] },
);
const anyDeparture = fc.record({
	type: fc.constant('leave' as const),
	target: anyId,
	to: fc.constantFrom('hand' as const, 'archives' as const, 'deck' as const, 'purge' as const),
});

const anyAember = fc.record({
	type: fc.constant('aember' as const),
	target: anyId,
	way: fc.constantFrom('capture' as const, 'exalt' as const, 'return' as const),
	amount: small,
});

const anyKeyword = fc.record(
	{
		type: fc.constant('keyword' as const),
		target: anyId,
		keyword: fc.constantFrom(
			...(['assault', 'elusive', 'hazardous', 'invulnerable', 'poison', 'skirmish', 'taunt'] as const),
		),
		lost: fc.constant(true as const),
		amount: fc.integer({ min: 1, max: 4 }),
		...lasting,
	},
	{ requiredKeys: ['type', 'target', 'keyword'] },
);
const anySet = fc.record(
	{
		type: fc.constant('set' as const),
		target: anyId,
		what: fc.constantFrom('power' as const, 'armor' as const),
		value: small,
		...lasting,
	},
	{ requiredKeys: ['type', 'target', 'what', 'value'] },
);

const anySingle = fc.oneof(
	fc.oneof(anyArmorChange, anyPowerChange, anyPrevention, anyWard, anyHeal, anyDestruction, anyDeparture),
	fc.oneof(anyStatus, anyCounters, anyAember, anyKeyword, anySet),
);

const hand = fc.constantFrom('left' as const, 'right' as const);
const anyShift = fc
	.record(
		{ type: fc.constant('shift' as const), target: anyId, hand, of: anyId },
		{ requiredKeys: ['type', 'target', 'hand'] },
	)
	.filter(({ target, of }) => target !== of);
const anyControl = fc.record({ type: fc.constant('control' as const), target: anyId, hand });

const anyEntrance = fc.record(
	{
		type: fc.constant('enter' as const),
		target: fc.constantFrom('g', 'h', 'a'),
		side: fc.constantFrom('active' as const, 'opposing' as const),
		hand,
		of: fc.constantFrom(...IDS.slice(1)),
		power: small,
		armor: small,
		ready: fc.constant(true as const),
	},
	{ requiredKeys: ['type', 'target', 'side', 'hand', 'power', 'armor'] },
);

/** What happens to several creatures at once. */
export const anySeveral: fc.Arbitrary<SeveralEvent> = fc
	.tuple(anySingle, fc.uniqueArray(anyId, { minLength: 1, maxLength: 4 }))
	.map(([event, also]) => ({ ...event, also: also.filter((id) => id !== event.target) }));

export const anyEffect: fc.Arbitrary<EffectEvent> = fc.oneof(
	{ weight: 4, arbitrary: anySingle },
	{ weight: 2, arbitrary: anySeveral },
	{ weight: 2, arbitrary: fc.oneof(anyDamage, anyMove, anyRedirect) },
	{ weight: 1, arbitrary: fc.oneof(anyShift, anyControl) },
);

/** A fight, most often without more than damage before it. */
const anyFight = fc
	.tuple(
		plainFight,
		fc.oneof(
			{ weight: 3, arbitrary: fc.constant([]) },
			{ weight: 1, arbitrary: fc.array(anyEffect, { minLength: 1, maxLength: 3 }) },
		),
	)
	.map(([fight, effects]) => (effects.length > 0 ? { ...fight, effects } : fight));

export const anyEvent: fc.Arbitrary<GameEvent> = fc.oneof(
	{ weight: 4, arbitrary: anyFight },
	{ weight: 3, arbitrary: anyDamage },
	{ weight: 1, arbitrary: anyArmorChange },
	{ weight: 1, arbitrary: anyPowerChange },
	{ weight: 1, arbitrary: anyPrevention },
	{ weight: 1, arbitrary: fc.oneof(anyWard, anyHeal, anyDestruction, anyDeparture) },
	{ weight: 3, arbitrary: fc.oneof(anyUse, anyStatus, anyCounters, anyMove, anyRedirect, anyAember) },
	{ weight: 2, arbitrary: anySeveral },
	{ weight: 1, arbitrary: fc.oneof(anyShift, anyControl, anyEntrance) },
	{ weight: 1, arbitrary: fc.constant({ type: 'new-turn' as const }) },
);

/** A situation in which some creatures do something when they are destroyed. */
const anyAbilities: fc.Arbitrary<Situation> = fc
	.tuple(anySituation, fc.func(fc.option(fc.array(anyEffect, { minLength: 1, maxLength: 3 }), { freq: 2 })), fc.nat(5))
	.map(([{ active, opposing }, effectsOf, shift]) => {
		const give = (creature: Creature): Creature => {
			const destroyed = effectsOf(creature.id);
			const destroyedRank = (IDS.indexOf(creature.id) + shift) % IDS.length;
			return { ...creature, ...(destroyed && { destroyed, destroyedRank }) };
		};
		return { active: active.map(give), opposing: opposing.map(give) };
	});

const someEvents = fc.array(anyEvent, { maxLength: 8 });

/** Holds a check against what the engine makes of any events. */
export function always(
	check: (resolution: Resolution, situation: Situation, events: readonly GameEvent[]) => void,
): void {
	fc.assert(
		fc.property(fc.oneof(anySituation, anyAbilities), someEvents, (situation, events) => {
			check(resolve(situation, events), situation, events);
		}),
	);
}

/** The creatures of both lines. */
export function allCreatures({ active, opposing }: Situation): readonly Creature[] {
	return [...active, ...opposing];
}

/** How badly a creature is off: destroyed is worse than any damage. */
export function hurt({ result }: Resolution, id: string): number {
	return allCreatures(result.situation).find((creature) => creature.id === id)?.damage ?? Number.POSITIVE_INFINITY;
}
