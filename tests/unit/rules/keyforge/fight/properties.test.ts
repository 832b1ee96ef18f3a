import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Creature,
	type EffectEvent,
	type GameEvent,
	type Resolution,
	RULES,
	resolveFights,
	type Situation,
	totalPower,
} from '../../../../../src/rules/keyforge/fight';
import { resolve } from '../../../../../src/rules/keyforge/fight/board';
import { verify } from '../../../../../src/rules/keyforge/fight/verification';
import { deepFreeze } from '../../deep-freeze';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const small = fc.integer({ min: 0, max: 6 });
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: small });
const sometimes = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const anyId = fc.constantFrom(...IDS, 'fantome');

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

const anySituation: fc.Arbitrary<Situation> = fc
	.tuple(fc.tuple(...IDS.map(anyCreature)), fc.integer({ min: 0, max: 6 }))
	.map(([creatures, cut]) => ({ active: creatures.slice(0, cut), opposing: creatures.slice(cut) }));

const someShares = fc.uniqueArray(fc.record({ target: anyId, amount: small }), {
	selector: ({ target }) => target,
	maxLength: 3,
});

const lasting = { duration: fc.constantFrom('next-turn' as const, 'lasting' as const) };

const plainFight = fc.record(
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

const anyUse = fc.record(
	{
		type: fc.constant('use' as const),
		target: anyId,
		use: fc.constantFrom('reap' as const, 'action' as const, 'omni' as const),
		byEffect: fc.constant(true as const),
	},
	{ requiredKeys: ['type', 'target', 'use'] },
);

const anyStatus = fc.record(
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

const anyMove = fc
	.record({ type: fc.constant('move' as const), source: anyId, target: anyId, amount: small })
	.filter(({ source, target }) => source !== target);

const anyRedirect = fc
	.record(
		{ type: fc.constant('redirect' as const), target: anyId, to: anyId, ...lasting },
		{ requiredKeys: ['type', 'target', 'to'] },
	)
	.filter(({ target, to }) => target !== to);

const anyDamage = fc
	.record(
		{
			type: fc.constant('damage' as const),
			target: anyId,
			amount: small,
			source: anyId,
			splash: rare,
			also: someShares,
			ignoresArmor: fc.constant(true as const),
		},
		{ requiredKeys: ['type', 'target', 'amount'] },
	)
	.map(({ also, source, ...event }) => ({
		...event,
		...(source && source !== event.target && { source }),
		...(also && { also: also.filter(({ target }) => target !== event.target) }),
	}));

const anyArmorChange = fc.record(
	{
		type: fc.constant('armor' as const),
		target: anyId,
		variation: fc.integer({ min: -4, max: 4 }),
		...lasting,
	},
	{ requiredKeys: ['type', 'target', 'variation'] },
);

const anyPowerChange = fc.record(
	{
		type: fc.constant('power' as const),
		target: anyId,
		variation: fc.integer({ min: -4, max: 4 }),
		...lasting,
	},
	{ requiredKeys: ['type', 'target', 'variation'] },
);

const anyPrevention = fc.record(
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

const anyEffect: fc.Arbitrary<EffectEvent> = fc.oneof(
	fc.oneof(anyDamage, anyArmorChange, anyPowerChange, anyPrevention, anyWard, anyHeal, anyDestruction, anyDeparture),
	fc.oneof(anyStatus, anyCounters, anyMove, anyRedirect, anyAember),
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

const anyEvent: fc.Arbitrary<GameEvent> = fc.oneof(
	{ weight: 4, arbitrary: anyFight },
	{ weight: 3, arbitrary: anyDamage },
	{ weight: 1, arbitrary: anyArmorChange },
	{ weight: 1, arbitrary: anyPowerChange },
	{ weight: 1, arbitrary: anyPrevention },
	{ weight: 1, arbitrary: fc.oneof(anyWard, anyHeal, anyDestruction, anyDeparture) },
	{ weight: 3, arbitrary: fc.oneof(anyUse, anyStatus, anyCounters, anyMove, anyRedirect, anyAember) },
	{ weight: 1, arbitrary: fc.constant({ type: 'new-turn' as const }) },
);

const someEvents = fc.array(anyEvent, { maxLength: 8 });

function always(check: (resolution: Resolution, situation: Situation, events: readonly GameEvent[]) => void): void {
	fc.assert(
		fc.property(anySituation, someEvents, (situation, events) => {
			check(resolve(situation, events), situation, events);
		}),
	);
}

function allCreatures({ active, opposing }: Situation): readonly Creature[] {
	return [...active, ...opposing];
}

/** How badly a creature is off: destroyed is worse than any damage. */
function hurt({ result }: Resolution, id: string): number {
	return allCreatures(result.situation).find((creature) => creature.id === id)?.damage ?? Number.POSITIVE_INFINITY;
}

describe('whatever happens', () => {
	test('the final situation is one that the engine accepts, damage never negative', () => {
		always(({ result }) => {
			expect(verify(result.situation, [])).toEqual([]);
		});
	});

	test('each creature is in play, destroyed or gone elsewhere, only one of them, and none comes from nowhere', () => {
		always(({ result }, situation) => {
			const inPlay = allCreatures(result.situation).map(({ id }) => id);
			const lost = [...result.destructions, ...result.departures].map(({ creature }) => creature);
			expect([...inPlay, ...lost].sort()).toEqual(
				allCreatures(situation)
					.map(({ id }) => id)
					.sort(),
			);
		});
	});

	test('no creature stays in play with lethal damage unless it is invulnerable', () => {
		always(({ result }) => {
			for (const creature of allCreatures(result.situation)) {
				expect(creature.invulnerable || creature.damage < totalPower(creature)).toBe(true);
			}
		});
	});

	test('Æmber is neither made nor lost, but for 1 by reaping and what exalts', () => {
		always(({ result, trace }, situation) => {
			const total = (creatures: readonly Creature[]) => creatures.reduce((sum, { aember }) => sum + aember, 0);
			const pools = ({ active, opposing }: typeof result.aemberGained) => active + opposing;
			const exalted = trace.reduce(
				(sum, step) => (step.kind === 'aember-moved' && step.way === 'exalt' ? sum + step.after - step.before : sum),
				0,
			);
			expect(total(allCreatures(result.situation)) + pools(result.aemberGained) - pools(result.aemberTaken)).toBe(
				total(allCreatures(situation)) + trace.filter(({ kind }) => kind === 'reaped').length + exalted,
			);
		});
	});

	test('one outcome an event; illegal ones leave no step', () => {
		always(({ result, trace }, _, events) => {
			expect(result.outcomes).toHaveLength(events.length);
			result.outcomes.forEach((outcome, rank) => {
				if (outcome.type === 'illegal') expect(trace.filter(({ eventRank }) => eventRank === rank)).toEqual([]);
			});
		});
	});

	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always(({ trace }) => {
			for (const { rule, before, after } of trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
			}
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, events) => {
			const frozen = deepFreeze(structuredClone({ situation, events }));
			expect(resolve(frozen.situation, frozen.events)).toEqual(resolution);
			expect(frozen).toEqual({ situation, events });
		});
	});
});

describe('rules that hold in general', () => {
	test('fights alone are resolved alike with and without the rest of the board', () => {
		fc.assert(
			fc.property(anySituation, fc.array(plainFight, { maxLength: 4 }), (situation, fights) => {
				expect(resolveFights(situation, fights)).toEqual(resolve(situation, fights));
			}),
		);
	});

	test('deplacement-degats: damage that is moved is neither made nor lost, unless a creature leaves play', () => {
		fc.assert(
			fc.property(anySituation, anyMove, (situation, event) => {
				const settled = resolve(situation, []).result.situation;
				const { result } = resolve(settled, [event]);
				const total = (creatures: readonly Creature[]) => creatures.reduce((sum, { damage }) => sum + damage, 0);
				const wards = (creatures: readonly Creature[]) => creatures.reduce((sum, { ward }) => sum + ward, 0);
				fc.pre(result.destructions.length === 0);
				expect(total(allCreatures(result.situation))).toBe(total(allCreatures(settled)));
				expect(wards(allCreatures(result.situation))).toBe(wards(allCreatures(settled)));
			}),
		);
	});

	test('effets-persistants-definition: a new turn takes back every change of the turn', () => {
		const anyChange = fc.oneof(anyArmorChange, anyPowerChange, anyPrevention).map(({ duration: _, ...event }) => event);
		fc.assert(
			fc.property(anySituation, fc.array(anyChange, { maxLength: 6 }), (situation, changes) => {
				const { result } = resolve(situation, [...changes, { type: 'new-turn' }]);
				const plain = resolve(situation, [{ type: 'new-turn' }]).result.situation;
				const before = new Map(allCreatures(plain).map((creature) => [creature.id, creature]));
				for (const creature of allCreatures(result.situation)) {
					expect({ ...creature, ward: 0 }).toEqual({ ...before.get(creature.id), ward: 0 });
				}
			}),
		);
	});

	test('armure-annule: in a turn, armor never cancels more than what was left of it', () => {
		const withoutArmorChange = fc.array(fc.oneof(plainFight, anyDamage), { maxLength: 8 });
		fc.assert(
			fc.property(anySituation, withoutArmorChange, (situation, events) => {
				const { trace } = resolve(situation, events);
				for (const { id, armor, armorUsed } of allCreatures(situation)) {
					const canceled = trace
						.filter(({ kind, creature }) => kind === 'armor-cancels' && creature === id)
						.reduce((sum, { before, after }) => sum + before - after, 0);
					expect(canceled).toBeLessThanOrEqual(armor - armorUsed);
				}
			}),
		);
	});

	test('combat-degats-puissance: more power on the attacker never leaves the target less hurt', () => {
		fc.assert(
			fc.property(anySituation, plainFight, small, (situation, { dealt: _, ...fight }, extra) => {
				const strengthen = (creatures: readonly Creature[]) =>
					creatures.map((other) => (other.id === fight.attacker ? { ...other, power: other.power + extra } : other));
				const strengthened = { active: strengthen(situation.active), opposing: strengthen(situation.opposing) };
				const target = fight.target === fight.attacker ? 'fantome' : fight.target;
				const after = hurt(resolve(strengthened, [fight]), target);
				expect(after).toBeGreaterThanOrEqual(hurt(resolve(situation, [fight]), target));
			}),
		);
	});

	test('degat-simultanes: damage of effects on different creatures commutes', () => {
		const blow = fc.record({ type: fc.constant('damage' as const), target: fc.constantFrom(...IDS), amount: small });
		fc.assert(
			fc.property(anySituation, blow, blow, (situation, one, other) => {
				fc.pre(one.target !== other.target);
				const inOrder = resolve(situation, [one, other]).result;
				const inReverse = resolve(situation, [other, one]).result;
				expect(inOrder.situation).toEqual(inReverse.situation);
				expect(inOrder.aemberGained).toEqual(inReverse.aemberGained);
				expect([...inOrder.outcomes].reverse()).toEqual(inReverse.outcomes);
			}),
		);
	});
});
