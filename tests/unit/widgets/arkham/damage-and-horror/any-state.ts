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
		vie: integer(min, max),
		modificateurVie: rarely(-max, max),
		degats: rarely(0, max),
		sante: integer(min, max),
		modificateurSante: rarely(-max, max),
		horreurs: rarely(0, max),
		annuleDegats: rarely(0, max),
		annuleHorreurs: rarely(0, max),
	});

const investigator = (max: number): fc.Arbitrary<InvestigatorSheet> =>
	fc
		.tuple(card(1, max), fc.record({ physiques: rarely(0, max), mentaux: rarely(0, max) }))
		.map(([sheet, traumas]) => ({ ...sheet, ...traumas }));

const asset = (max: number): fc.Arbitrary<AssetSheet> =>
	fc
		.tuple(card(0, max), fc.record({ prendDegats: rarely(0, max), prendHorreurs: rarely(0, max) }))
		.map(([sheet, takes]) => ({ ...sheet, ...takes }));

const flag = fc.constantFrom(false, false, true);

/** Any case of the tool, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<DamageState> =>
	fc.record({
		degats: integer(0, max),
		horreurs: integer(0, max),
		degatsDirects: flag,
		horreursDirectes: flag,
		repartition: fc.constantFrom('proteger', 'garder', 'moi', 'choisie'),
		traumatisme: fc.constantFrom('physique', 'mental'),
		mode: fc.constantFrom('campagne', 'campagne', 'independant'),
		principal: flag,
		autres: integer(0, 3),
		moi: investigator(max),
		soutiens: fc.array(asset(max), { maxLength: 6 }),
	});
