import fc from 'fast-check';
import { BESOINS, type Evenement, listPartenaires, METAUX } from '../../../../../src/rules/mistborn/metals';
import {
	type Fiche,
	letters,
	MAX_EFFECTS,
	MAX_SUITE,
	type MetauxState,
} from '../../../../../src/widgets/mistborn/metals/state';

const metal = fc.constantFrom(...METAUX);
const need = fc.constantFrom(...BESOINS);
/** Few letters, so that actions meet cards. */
const letter = fc.constantFrom(...letters.slice(0, 4));
const pour = fc.option(letter);
const powers = {
	savant: fc.boolean(),
	capacites: fc.array(fc.array(need, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
};
const flacon = metal.chain((first) => fc.tuple(fc.constant(first), fc.constantFrom(...listPartenaires(first))));

const fiche: fc.Arbitrary<Fiche> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ nature: fc.constant('action' as const), flacon, ...powers }) },
	{ weight: 2, arbitrary: fc.record({ nature: fc.constant('atium' as const), ...powers }) },
	{ weight: 1, arbitrary: fc.record({ nature: fc.constantFrom('allie' as const, 'financement' as const) }) },
);

const action: fc.Arbitrary<Evenement> = fc.oneof(
	fc.record({ type: fc.constant('bruler' as const), metal, pour }),
	fc.record({ type: fc.constant('attiser' as const), metal: need, pour }),
	fc.record({ type: fc.constant('atium' as const), comme: need, pour }),
	fc.record({ type: fc.constant('carte' as const), carte: letter, comme: need, pour }),
	fc.record({ type: fc.constant('regenerer' as const), metal, carte: pour }),
	fc.record({
		type: fc.constant('gain' as const),
		quoi: fc.constantFrom('icone' as const, 'bruler' as const, 'atium' as const),
		nombre: fc.integer({ min: 1, max: 9 }),
	}),
);

/** Any case of the tool. `crowded` fills it: as many cards, effects and actions as there can be. */
export const anyState = (crowded = false): fc.Arbitrary<MetauxState> =>
	fc.record({
		icones: fc.integer({ min: 1, max: 4 }),
		supplements: fc.integer({ min: 0, max: crowded ? 9 : 1 }),
		atium: fc.integer({ min: 0, max: crowded ? 99 : 3 }),
		attises: fc.subarray([...METAUX]),
		atiumDouble: fc.boolean(),
		cartes: fc.dictionary(crowded ? fc.constantFrom(...letters) : letter, fiche, { noNullPrototype: true }),
		effets: fc.array(
			fc.oneof(
				fc.record({ nature: fc.constant('allie' as const), metal: need, fois: fc.integer({ min: 1, max: 4 }) }),
				fc.record({ nature: fc.constant('personnage' as const), metal: need, fois: fc.constant(1) }),
			),
			{ maxLength: crowded ? MAX_EFFECTS : 4 },
		),
		suite: fc.array(action, { maxLength: crowded ? MAX_SUITE : 12 }),
	});
