import fc from 'fast-check';
import type { Evenement, Joueur } from '../../../../../src/rules/keyforge/forge';
import { type ForgeState, MAX_EFFETS, MAX_SUITE } from '../../../../../src/widgets/keyforge/forge/state';

const camp = fc.constantFrom('vous' as const, 'adversaire' as const);

/** Mostly nothing, so that a case has a few things in it and not all of them. */
const rare = (max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 0, max }) });

const signed = (max: number) => fc.integer({ min: -max, max });

const player = (max: number): fc.Arbitrary<Joueur> =>
	fc.record({
		reserve: fc.integer({ min: 0, max }),
		surCartes: rare(max),
		captures: rare(max),
		cles: fc.integer({ min: 0, max: 2 }),
		modificateurs: fc.array(signed(max), { maxLength: MAX_EFFETS }).filter((all) => all.length < 3 || max > 20),
	});

const event = (max: number): fc.Arbitrary<Evenement> => {
	const amount = fc.integer({ min: 0, max });
	return fc.oneof(
		{
			weight: 3,
			arbitrary: fc.record({
				type: fc.constant('etape-forger' as const),
				joueur: camp,
				empechement: fc.constantFrom(null, null, 'sautee' as const, 'interdite' as const, 'remplacee' as const),
				depuisCartes: rare(max),
			}),
		},
		{
			weight: 3,
			arbitrary: fc.record({
				type: fc.constant('effet' as const),
				joueur: camp,
				cout: fc.oneof(
					fc.record({ type: fc.constant('actuel' as const), ecart: fc.oneof(fc.constant(0), signed(max)) }),
					fc.record({ type: fc.constant('fixe' as const), montant: rare(max) }),
				),
				choix: fc.constantFrom('obligatoire' as const, 'accepte' as const, 'refuse' as const),
				empechement: fc.constantFrom(null, null, 'interdite' as const, 'remplacee' as const),
				depuisCartes: rare(max),
			}),
		},
		{
			weight: 3,
			arbitrary: fc.record({
				type: fc.constantFrom(
					'gain' as const,
					'perte' as const,
					'vol' as const,
					'capture' as const,
					'retour' as const,
					'paiement' as const,
				),
				joueur: camp,
				montant: amount,
			}),
		},
		fc.record({ type: fc.constant('cout' as const), joueur: camp, variation: signed(max) }),
		fc.record({ type: fc.constantFrom('cle-defaite' as const, 'fin-de-tour' as const), joueur: camp }),
	);
};

/** Any case of the calculator, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<ForgeState> =>
	fc.record({
		vous: player(max),
		adversaire: player(max),
		actif: camp,
		suite: fc.array(event(max), { maxLength: MAX_SUITE }),
	});
