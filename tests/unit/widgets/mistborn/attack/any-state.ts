import fc from 'fast-check';
import {
	type AllyFiche,
	type AttackState,
	type FoeFiche,
	MAX_ALLIES,
	MAX_FOES,
	othersOf,
	PARTIES,
	type PlayerFiche,
	plainReglages,
} from '../../../../../src/widgets/mistborn/attack/state';

const whole = (min: number, max: number) => fc.integer({ min, max });
const rarely = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: whole(0, 3) });

const ally = (max: number): fc.Arbitrary<AllyFiche> =>
	fc.record({
		defense: whole(1, max),
		defenseur: fc.boolean(),
		reduction: rarely,
		nuages: rarely,
		attaque: fc.boolean(),
		encore: fc.boolean(),
	});

const player = (max: number): fc.Arbitrary<PlayerFiche> =>
	fc.record({
		sante: whole(1, Math.min(max, 40)),
		nuage: rarely,
		allies: fc.array(ally(max), { maxLength: MAX_ALLIES }),
	});

const foe = (max: number): fc.Arbitrary<FoeFiche> =>
	fc.record({
		boucliers: whole(1, 3),
		valeur1: whole(1, max),
		valeur2: whole(1, max),
		valeur3: whole(1, max),
		x1: fc.boolean(),
		x2: fc.boolean(),
		x3: fc.boolean(),
		effets: rarely,
		attaques: whole(0, 3),
	});

/** Any case of the calculator, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<AttackState> =>
	fc.constantFrom(...PARTIES).chain((partie): fc.Arbitrary<AttackState> => {
		const others = othersOf(partie);
		const holder = fc.constantFrom('moi' as const, plainReglages.cible, ...others);
		return fc.record({
			partie: fc.constant(partie),
			degats: whole(0, max),
			cible: holder,
			frappe: fc.oneof(fc.constant(99), whole(0, max)),
			transmission: fc.constantFrom('a-decider' as const, 'moi' as const, ...others),
			dominat: whole(1, 6),
			sante: whole(1, Math.min(max, 48)),
			joueurs: fc.array(player(max), { minLength: others.length, maxLength: others.length }),
			adversaires:
				partie === 'seigneur-maitre' ? fc.array(foe(max), { maxLength: MAX_FOES }) : fc.constant<FoeFiche[]>([]),
		});
	});
