import fc from 'fast-check';
import type { GameEvent } from '../../../../../src/rules/keyforge/fight';
import {
	type FightState,
	MAX_SEQUEL,
	places,
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
		})
		.map((values) => ({ ...plain, ...values, armorUsed: Math.min(values.armor, values.armorUsed) }));

const place = fc.constantFrom(...places);
const lasting = fc.constant(true as const);
const order = fc.constantFrom('assault' as const, 'hazardous' as const);

const event = (max: number): fc.Arbitrary<GameEvent> =>
	fc.oneof(
		fc.record({ type: fc.constant('new-turn' as const) }),
		fc.record({ type: fc.constant('fight' as const), attacker: place, target: place, order }),
		fc.record(
			{
				type: fc.constantFrom('armor' as const, 'power' as const),
				target: place,
				variation: fc.integer({ min: -max, max }),
				lasting,
			},
			{ requiredKeys: ['type', 'target', 'variation'] },
		),
		fc.record({ type: fc.constant('ward' as const), target: place }),
		fc.record(
			{ type: fc.constant('heal' as const), target: place, amount: fc.integer({ min: 0, max }) },
			{ requiredKeys: ['type', 'target'] },
		),
		fc.record(
			{ type: fc.constant('destroy' as const), target: place, sacrifice: fc.constant(true as const) },
			{ requiredKeys: ['type', 'target'] },
		),
		fc.record({
			type: fc.constant('leave' as const),
			target: place,
			to: fc.constantFrom('hand' as const, 'archives' as const, 'deck' as const, 'purge' as const),
		}),
		fc.record(
			{ type: fc.constant('prevention' as const), target: place, lasting },
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
					also: fc.uniqueArray(fc.record({ target: place, amount: fc.integer({ min: 0, max }) }), {
						selector: ({ target }) => target,
						minLength: 1,
						maxLength: 3,
					}),
					ignoresArmor: fc.constant(true as const),
				},
				{ requiredKeys: ['type', 'target', 'amount'] },
			)
			.filter(({ target, also = [] }) => also.every((share) => share.target !== target)),
	);

/** Any case of the calculator, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<FightState> =>
	fc.record({
		sheets: fc.record(
			{ a: sheet(max), d: sheet(max), ag: sheet(max), ad: sheet(max), dg: sheet(max), dd: sheet(max) },
			{ requiredKeys: ['a', 'd'] },
		),
		fight: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
		order,
		sequel: fc.array(event(max), { maxLength: MAX_SEQUEL }),
	});
