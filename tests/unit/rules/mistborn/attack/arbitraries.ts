import fc from 'fast-check';
import {
	type Attack,
	type AttackOnLordRuler,
	type AttackOnPlayers,
	ME,
	type Player,
} from '../../../../../src/rules/mistborn/attack';

const small = (max: number) => fc.integer({ min: 0, max });
const rare = (max: number) => fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: small(max) });
const byChoice = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Any player who has this id, and at most three Allies. */
export const anyPlayer = (id: string): fc.Arbitrary<Player> =>
	fc.record({
		id: fc.constant(id),
		health: fc.integer({ min: 1, max: 12 }),
		cloud: rare(3),
		allies: fc.tuple(anyAlly(`${id}1`), anyAlly(`${id}2`), anyAlly(`${id}3`)).chain((all) => fc.subarray(all)),
	});

const anyAlly = (id: string) =>
	fc.record({
		id: fc.constant(id),
		defense: fc.integer({ min: 1, max: 5 }),
		defender: fc.boolean(),
		reduction: rare(3),
		clouds: rare(2),
	});

const WHO = ['p', 'q', 'r'];
const CARDS = [...WHO.flatMap((id) => [`${id}1`, `${id}2`, `${id}3`]), 'fantome'];

/** Any attack between players, small numbers, plans that may ask the impossible. */
export const anyAttackOnPlayers: fc.Arbitrary<AttackOnPlayers> = fc
	.record({
		against: fc.constant('players' as const),
		damage: small(40),
		target: fc.constantFrom(ME, ...WHO),
		players: fc.tuple(anyPlayer('p'), anyPlayer('q'), anyPlayer('r')),
		amount: fc.integer({ min: 1, max: 3 }),
		plan: fc.record({
			effects: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray(CARDS) }),
			allies: fc.array(fc.constantFrom(...CARDS), { maxLength: 6 }),
			strike: byChoice(small(20)),
			newHolder: byChoice(fc.constantFrom(ME, ...WHO, 'fantome')),
		}),
	})
	.map(({ players, amount, target, ...rest }) => {
		const present = players.slice(0, amount);
		const holder = present.some(({ id }) => id === target) ? target : ME;
		return { ...rest, target: holder, players: present };
	});

const anyShield = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant('X' as const));

/** Any attack on the Lord Ruler. */
export const anyAttackOnLordRuler: fc.Arbitrary<AttackOnLordRuler> = fc.record({
	against: fc.constant('lord-ruler' as const),
	damage: small(40),
	dominance: fc.integer({ min: 1, max: 6 }),
	health: fc.integer({ min: 1, max: 48 }),
	foes: fc
		.tuple(
			...['a', 'b', 'c'].map((id) => fc.tuple(fc.constant(id), fc.array(anyShield, { minLength: 1, maxLength: 3 }))),
		)
		.chain((all) => fc.subarray(all.map(([id, shields]) => ({ id, shields })))),
	plan: fc.record({
		sweep: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
		shields: fc.array(
			fc.record({
				foe: fc.constantFrom('a', 'b', 'c', 'fantome'),
				means: fc.constantFrom('damage' as const, 'damage' as const, 'effect' as const),
			}),
			{ maxLength: 8 },
		),
		strike: byChoice(small(20)),
	}),
});

export const anyAttack: fc.Arbitrary<Attack> = fc.oneof(anyAttackOnPlayers, anyAttackOnLordRuler);
