import fc from 'fast-check';
import { type BlowSheet, MAX_BLOWS, plainBlow } from '../../../../../src/widgets/mistborn/attack/blow';
import {
	type AllySheet,
	type AttackState,
	type FoeSheet,
	MAX_ALLIES,
	MAX_FOES,
	MODES,
	othersOf,
	type PlayerSheet,
	plainSettings,
	seatsOf,
} from '../../../../../src/widgets/mistborn/attack/state';

const whole = (min: number, max: number) => fc.integer({ min, max });
const rarely = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: whole(0, 3) });

const ally = (max: number): fc.Arbitrary<AllySheet> =>
	fc.record({
		defense: whole(1, max),
		defender: fc.boolean(),
		reduction: rarely,
		clouds: rarely,
		slain: fc.boolean(),
		attacked: fc.boolean(),
		again: fc.boolean(),
	});

const player = (max: number): fc.Arbitrary<PlayerSheet> =>
	fc.record({
		health: whole(1, Math.min(max, 40)),
		cloud: rarely,
		allies: fc.array(ally(max), { maxLength: MAX_ALLIES }),
	});

const foe = (max: number): fc.Arbitrary<FoeSheet> =>
	fc.record({
		shields: whole(1, 3),
		value1: whole(1, max),
		value2: whole(1, max),
		value3: whole(1, max),
		x1: fc.boolean(),
		x2: fc.boolean(),
		x3: fc.boolean(),
		effects: rarely,
		attacks: whole(0, 3),
	});

const blow = (max: number, seats: ReturnType<typeof seatsOf>): fc.Arbitrary<BlowSheet> =>
	fc.record({
		source: fc.constantFrom('edict' as const, 'dominance' as const, 'foe' as const),
		flat: whole(0, max),
		times: whole(0, 9),
		dominance: fc.oneof(fc.constant(0), whole(1, 6)),
		on: fc.constantFrom(
			...(['each', 'together', 'others', 'allies'] as const),
			...(seats.length > 1 ? (['my-allies'] as const) : []),
			...seats,
		),
		keepsClouds: fc.boolean(),
		part1: rarely,
		part2: rarely,
		part3: rarely,
	});

/** Any attack of the reader, with numbers up to `max`. */
export const anyAttackState = (max = 99): fc.Arbitrary<AttackState> =>
	fc.constantFrom(...MODES.filter((mode) => mode !== 'assault')).chain((mode): fc.Arbitrary<AttackState> => {
		const others = othersOf(mode);
		const holder = fc.constantFrom('me' as const, plainSettings.target, ...others);
		const lordRuler = mode === 'lord-ruler';
		return fc.record({
			mode: fc.constant(mode),
			damage: whole(0, max),
			target: others.length > 1 ? holder : fc.constant(plainSettings.target),
			strike: fc.oneof(fc.constant(99), whole(0, max)),
			newHolder:
				mode === 'four'
					? fc.constantFrom('undecided' as const, 'me' as const, ...others)
					: fc.constant('undecided' as const),
			dominance: lordRuler ? whole(1, 6) : fc.constant(plainSettings.dominance),
			health: lordRuler ? whole(1, Math.min(max, 48)) : fc.constant(plainSettings.health),
			maelstrom: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
			crew: fc.constant(1),
			missions: fc.constant(0),
			turn: fc.constant('none' as const),
			card: fc.constant('edict' as const),
			pack: fc.constant(36),
			blows: fc.constant([]),
			players: fc.array(player(max), { minLength: others.length, maxLength: others.length }),
			foes: mode === 'lord-ruler' ? fc.array(foe(max), { maxLength: MAX_FOES }) : fc.constant<FoeSheet[]>([]),
		});
	});

/** Any attack of the Lord Ruler. */
export const anyAssaultState = (max = 99): fc.Arbitrary<AttackState> =>
	fc
		.record({ crew: whole(1, 4), attack: anyAttackState(max) })
		.chain(({ crew, attack }) => {
			const seats = seatsOf({ mode: 'assault', crew });
			return fc.record({
				attack: fc.constant(attack),
				dominance: whole(1, 6),
				health: whole(1, Math.min(max, 48)),
				crew: fc.constant(crew),
				missions: whole(0, 3),
				turn: fc.constantFrom('none' as const, ...seats),
				card: fc.constantFrom('edict' as const, 'foe' as const),
				pack: whole(1, 36),
				players: fc.array(player(max), { minLength: crew, maxLength: crew }),
				blows: fc.array(blow(max, seats), { minLength: 0, maxLength: MAX_BLOWS }),
			});
		})
		.map(({ attack, ...rest }) => ({
			...attack,
			...rest,
			...(rest.turn === 'none' ? { card: 'edict' as const, pack: 36 } : {}),
			blows: rest.turn === 'none' && rest.blows.length === 0 ? [plainBlow] : rest.blows,
			mode: 'assault' as const,
			damage: plainSettings.damage,
			strike: plainSettings.strike,
			target: plainSettings.target,
			newHolder: 'undecided' as const,
			maelstrom: false,
			foes: [],
		}));

/** Any case of the calculator. */
export const anyState = (max = 99): fc.Arbitrary<AttackState> => fc.oneof(anyAttackState(max), anyAssaultState(max));
