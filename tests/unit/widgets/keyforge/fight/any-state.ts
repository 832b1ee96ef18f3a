import fc from 'fast-check';
import type { Evenement } from '../../../../../src/rules/keyforge/fight';
import { type Fiche, type FightState, MAX_SUITE, places, plain } from '../../../../../src/widgets/keyforge/fight/state';

/** Mostly plain, so that a case has a few things in it and not all of them. */
const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const small = (max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 0, max }) });

const fiche = (max: number): fc.Arbitrary<Fiche> =>
	fc
		.record({
			puissance: fc.integer({ min: 0, max }),
			marqueursPuissance: small(max),
			armure: small(max),
			armureUtilisee: small(max),
			degats: small(max),
			protection: small(1),
			assaut: small(max),
			hasardeux: small(max),
			aombre: small(max),
			escarmouche: rarely,
			insaisissable: rarely,
			dejaAttaquee: rarely,
			poison: rarely,
			invulnerable: rarely,
			provocation: rarely,
			sonne: rarely,
			enrage: rarely,
		})
		.map((values) => ({ ...plain, ...values, armureUtilisee: Math.min(values.armure, values.armureUtilisee) }));

const place = fc.constantFrom(...places);
const ordre = fc.constantFrom('assaut' as const, 'hasardeux' as const);

const event = (max: number): fc.Arbitrary<Evenement> =>
	fc.oneof(
		fc.record({ type: fc.constant('nouveau-tour' as const) }),
		fc.record({ type: fc.constant('combat' as const), attaquant: place, cible: place, ordre }),
		fc.record({ type: fc.constant('armure' as const), cible: place, variation: fc.integer({ min: -max, max }) }),
		fc.record(
			{
				type: fc.constant('degats' as const),
				cible: place,
				montant: fc.integer({ min: 0, max }),
				source: place,
				projection: fc.integer({ min: 1, max }),
			},
			{ requiredKeys: ['type', 'cible', 'montant'] },
		),
	);

/** Any case of the calculator, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<FightState> =>
	fc.record({
		fiches: fc.record(
			{ a: fiche(max), d: fiche(max), ag: fiche(max), ad: fiche(max), dg: fiche(max), dd: fiche(max) },
			{ requiredKeys: ['a', 'd'] },
		),
		ordre,
		suite: fc.array(event(max), { maxLength: MAX_SUITE }),
	});
