import fc from 'fast-check';
import type {
	AssetSheet,
	CardSheet,
	DamageState,
	InvestigatorSheet,
} from '../../../../../src/widgets/arkham/damage-and-horror/state';

const integer = (min: number, max: number) => fc.integer({ min, max });
const rarely = (min: number, max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: integer(min, max) });

const card = (min: 0 | 1, max: number): fc.Arbitrary<CardSheet> =>
	fc.record({
		health: integer(min, max),
		healthModifier: rarely(-max, max),
		damage: rarely(0, max),
		sanity: integer(min, max),
		sanityModifier: rarely(-max, max),
		horror: rarely(0, max),
		canceledDamage: rarely(0, max),
		canceledHorror: rarely(0, max),
	});

const investigator = (max: number): fc.Arbitrary<InvestigatorSheet> =>
	fc
		.tuple(card(1, max), fc.record({ physicalTraumas: rarely(0, max), mentalTraumas: rarely(0, max) }))
		.map(([sheet, traumas]) => ({ ...sheet, ...traumas }));

const asset = (max: number): fc.Arbitrary<AssetSheet> =>
	fc
		.tuple(card(0, max), fc.record({ takenDamage: rarely(0, max), takenHorror: rarely(0, max) }))
		.map(([sheet, takes]) => ({ ...sheet, ...takes }));

const flag = fc.constantFrom(false, false, true);

/** What the reader assigns counts with the assignment « choisie » only: the tool keeps none with another one. */
const forgetTaken = (state: DamageState): DamageState => ({
	...state,
	assets: state.assets.map((sheet) => ({ ...sheet, takenDamage: 0, takenHorror: 0 })),
});

/** Any case of the tool, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<DamageState> =>
	fc
		.record({
			damage: integer(0, max),
			horror: integer(0, max),
			directDamage: flag,
			directHorror: flag,
			assignment: fc.constantFrom('spare-investigator', 'keep-assets', 'investigator-only', 'chosen'),
			trauma: fc.constantFrom('damage', 'horror'),
			mode: fc.constantFrom('campaign', 'campaign', 'standalone'),
			lead: flag,
			otherPlayers: integer(0, 3),
			investigator: investigator(max),
			assets: fc.array(asset(max), { maxLength: 6 }),
		})
		.map((state) => (state.assignment === 'chosen' ? state : forgetTaken(state)));
