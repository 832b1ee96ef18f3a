import fc from 'fast-check';
import type { EffectEvent, GameEvent } from '../../../../../src/rules/keyforge/fight';
import { places, wings } from '../../../../../src/widgets/keyforge/fight/place';
import {
	type FightState,
	MAX_EFFECTS,
	MAX_SEQUEL,
	plain,
	type Sheet,
} from '../../../../../src/widgets/keyforge/fight/state';

/** Mostly plain, so that a case has a few things in it and not all of them. */
const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const small = (max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 0, max }) });

const sheet = (max: number): fc.Arbitrary<Sheet> =>
	fc
		.record({
			power: fc.integer({ min: 0, max }),
			powerCounters: small(max),
			armor: small(max),
			armorUsed: small(max),
			damage: small(max),
			ward: small(1),
			assault: small(max),
			hazardous: small(max),
			aember: small(max),
			skirmish: rarely,
			elusive: rarely,
			alreadyAttacked: rarely,
			poison: rarely,
			invulnerable: rarely,
			taunt: rarely,
			stunned: rarely,
			enraged: rarely,
			exhausted: rarely,
			whenDestroyed: fc.constantFrom(
				...(['discard', 'discard', 'discard', 'hand', 'archives', 'deck', 'purge'] as const),
			),
		})
		.map((values) => ({ ...plain, ...values, armorUsed: Math.min(values.armor, values.armorUsed) }));

/** Mostly the creatures in the middle of each line. */
const place = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...(['ag', 'a', 'ad', 'dg', 'd', 'dd'] as const)) },
	{ weight: 1, arbitrary: fc.constantFrom(...places) },
);
const duration = fc.constantFrom('next-turn' as const, 'lasting' as const);
const yes = fc.constant(true as const);
const order = fc.constantFrom('assault' as const, 'hazardous' as const);

const shares = (max: number) =>
	fc.uniqueArray(fc.record({ target: place, amount: fc.integer({ min: 0, max }) }), {
		selector: ({ target }) => target,
		minLength: 1,
		maxLength: 3,
	});

/** What a card may change in a fight: most often nothing. */
const plainExtras = (max: number): fc.Arbitrary<FightState['extras']> =>
	fc.oneof(
		{ weight: 4, arbitrary: fc.constant({}) },
		{
			weight: 1,
			arbitrary: fc.record(
				{
					before: shares(max),
					dealt: fc.integer({ min: 0, max }),
					returned: fc.integer({ min: 0, max }),
					splashAttack: fc.integer({ min: 1, max }),
				},
				{ requiredKeys: [] },
			),
		},
	);

const anyEffect = (max: number): fc.Arbitrary<EffectEvent> =>
	fc.oneof(
		fc.record(
			{
				type: fc.constant('status' as const),
				target: place,
				status: fc.constantFrom('stunned' as const, 'enraged' as const, 'exhausted' as const),
				removed: yes,
			},
			{ requiredKeys: ['type', 'target', 'status'] },
		),
		fc
			.record(
				{ type: fc.constant('redirect' as const), target: place, to: place, duration },
				{ requiredKeys: ['type', 'target', 'to'] },
			)
			.filter(({ target, to }) => target !== to),
		fc.record({ type: fc.constant('counters' as const), target: place, variation: fc.integer({ min: -max, max }) }),
		fc
			.record({
				type: fc.constant('move' as const),
				source: place,
				target: place,
				amount: fc.integer({ min: 0, max }),
			})
			.filter(({ source, target }) => source !== target),
		fc.record(
			{
				type: fc.constantFrom('armor' as const, 'power' as const),
				target: place,
				variation: fc.integer({ min: -max, max }),
				duration,
			},
			{ requiredKeys: ['type', 'target', 'variation'] },
		),
		fc.record({
			type: fc.constant('aember' as const),
			target: place,
			way: fc.constantFrom('capture' as const, 'exalt' as const, 'return' as const),
			amount: fc.integer({ min: 0, max }),
		}),
		fc.record(
			{
				type: fc.constant('keyword' as const),
				target: place,
				keyword: fc.constantFrom(...(['assault', 'hazardous'] as const)),
				amount: fc.integer({ min: 1, max }),
				duration,
			},
			{ requiredKeys: ['type', 'target', 'keyword', 'amount'] },
		),
		fc.record(
			{
				type: fc.constant('keyword' as const),
				target: place,
				keyword: fc.constantFrom(...(['elusive', 'invulnerable', 'poison', 'skirmish', 'taunt'] as const)),
				lost: yes,
				duration,
			},
			{ requiredKeys: ['type', 'target', 'keyword'] },
		),
		fc.record(
			{
				type: fc.constant('set' as const),
				target: place,
				what: fc.constantFrom('power' as const, 'armor' as const),
				value: fc.integer({ min: 0, max }),
				duration,
			},
			{ requiredKeys: ['type', 'target', 'what', 'value'] },
		),
		fc
			.record(
				{
					type: fc.constant('shift' as const),
					target: place,
					hand: fc.constantFrom('left' as const, 'right' as const),
					of: place,
				},
				{ requiredKeys: ['type', 'target', 'hand'] },
			)
			.filter(({ target, of }) => target !== of),
		fc.record({
			type: fc.constant('control' as const),
			target: place,
			hand: fc.constantFrom('left' as const, 'right' as const),
		}),
		fc.record({ type: fc.constant('ward' as const), target: place }),
		fc.record(
			{ type: fc.constant('heal' as const), target: place, amount: fc.integer({ min: 0, max }) },
			{ requiredKeys: ['type', 'target'] },
		),
		fc.record(
			{ type: fc.constant('destroy' as const), target: place, sacrifice: yes },
			{ requiredKeys: ['type', 'target'] },
		),
		fc.record({
			type: fc.constant('leave' as const),
			target: place,
			to: fc.constantFrom('hand' as const, 'archives' as const, 'deck' as const, 'purge' as const),
		}),
		fc.record(
			{ type: fc.constant('prevention' as const), target: place, duration },
			{ requiredKeys: ['type', 'target'] },
		),
		fc
			.record(
				{
					type: fc.constant('damage' as const),
					target: place,
					amount: fc.integer({ min: 0, max }),
					source: place,
					splash: fc.integer({ min: 1, max }),
					also: shares(max),
					ignoresArmor: yes,
					times: fc.integer({ min: 2, max: 9 }),
				},
				{ requiredKeys: ['type', 'target', 'amount'] },
			)
			.filter(({ target, source, also = [] }) => source !== target && also.every((share) => share.target !== target)),
	);

/** Events that concern one creature only. */
const ALONE: readonly GameEvent['type'][] = ['damage', 'move', 'redirect', 'shift', 'control'];

/** Most often for one creature, or for several at once. */
const effect = (max: number): fc.Arbitrary<EffectEvent> =>
	fc
		.tuple(
			anyEffect(max),
			fc.oneof(
				{ weight: 3, arbitrary: fc.constant([]) },
				{ weight: 1, arbitrary: fc.uniqueArray(place, { minLength: 1, maxLength: 5 }) },
			),
		)
		.map(([event, also]) => {
			const others = also.filter((id) => id !== event.target);
			return ALONE.includes(event.type) || others.length === 0 ? event : ({ ...event, also: others } as EffectEvent);
		});

/** With what a “Before Fight:” ability does besides damage, and when it acts, where it does something. */
const extras = (max: number): fc.Arbitrary<FightState['extras']> =>
	fc
		.record({
			plain: plainExtras(max),
			effects: fc.oneof(
				{ weight: 4, arbitrary: fc.constant([]) },
				{ weight: 1, arbitrary: fc.array(effect(max), { minLength: 1, maxLength: MAX_EFFECTS }) },
			),
			rank: fc.constantFrom(undefined, 1 as const, 2 as const),
		})
		.map(({ plain, effects, rank }) => ({
			...plain,
			...(effects.length > 0 && { effects }),
			...(rank && (plain.before || effects.length > 0) && { abilityRank: rank }),
		}));

const fight = (max: number): fc.Arbitrary<GameEvent> =>
	fc
		.tuple(fc.record({ type: fc.constant('fight' as const), attacker: place, target: place, order }), extras(max))
		.map(([event, more]) => ({ ...event, ...more }));

const event = (max: number): fc.Arbitrary<GameEvent> =>
	fc.oneof(
		{ weight: 1, arbitrary: fc.record({ type: fc.constant('new-turn' as const) }) },
		{ weight: 1, arbitrary: fight(max) },
		{
			weight: 1,
			arbitrary: fc.record(
				{
					type: fc.constant('enter' as const),
					target: fc.constantFrom('n' as const, 'n2' as const),
					side: fc.constantFrom('active' as const, 'opposing' as const),
					hand: fc.constantFrom('left' as const, 'right' as const),
					power: fc.integer({ min: 0, max }),
					armor: fc.integer({ min: 0, max }),
					ready: yes,
					of: place,
				},
				{ requiredKeys: ['type', 'target', 'side', 'hand', 'power', 'armor'] },
			),
		},
		{
			weight: 1,
			arbitrary: fc.record(
				{
					type: fc.constant('use' as const),
					target: place,
					use: fc.constantFrom('reap' as const, 'action' as const, 'omni' as const),
					byEffect: yes,
				},
				{ requiredKeys: ['type', 'target', 'use'] },
			),
		},
		{ weight: 12, arbitrary: effect(max) },
	);

/** Any case of the calculator, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<FightState> =>
	fc
		.record({
			sheets: fc
				.tuple(
					fc.record({ a: sheet(max), d: sheet(max) }),
					fc.tuple(
						...wings.map((wing) => fc.array(sheet(max), { maxLength: 3 }).map((sheets) => [wing, sheets] as const)),
					),
				)
				.map(([fighters, neighbors]) => ({
					...fighters,
					...Object.fromEntries(neighbors.flatMap(([wing, sheets]) => sheets.map((one, at) => [wing[at], one]))),
				})),
			fight: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
			order,
			extras: extras(max),
			destroyed: fc.oneof(
				{ weight: 3, arbitrary: fc.constant([]) },
				{
					weight: 1,
					arbitrary: fc.uniqueArray(
						fc.record({
							bearer: fc.constantFrom('a' as const, 'd' as const),
							effects: fc.array(effect(max), { minLength: 1, maxLength: MAX_EFFECTS }),
						}),
						{ selector: ({ bearer }) => bearer, minLength: 1 },
					),
				},
			),
			sequel: fc.array(event(max), { maxLength: MAX_SEQUEL }),
		})
		// The address keeps nothing of a fight that does not take place.
		.map((state) => (state.fight ? state : { ...state, order: 'assault', extras: {} }));
