import fc from 'fast-check';
import { CHOIX, type Element } from '../../../../../src/rules/l5r/conflict';
import {
	type ConflictState,
	FAVEURS,
	type Fiche,
	MAX_FICHES,
	type Reglages,
} from '../../../../../src/widgets/l5r/conflict/state';

/** Mostly plain, so that a case has a few things in it and not all of them. */
const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const change = (max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -max, max }) });

const fiche = (max: number): fc.Arbitrary<Fiche> =>
	fc.record({
		militaire: fc.integer({ min: 0, max }),
		politique: fc.integer({ min: 0, max }),
		tiretMilitaire: rarely,
		tiretPolitique: rarely,
		attachementsMilitaire: change(max),
		attachementsPolitique: change(max),
		modificateur: change(max),
		gloire: fc.integer({ min: 0, max }),
		statut: fc.constantFrom('normal' as const, 'honore' as const, 'deshonore' as const),
		incline: rarely,
		fierte: rarely,
	});

const ring = fc
	.constantFrom(...(Object.keys(CHOIX) as Element[]))
	.chain((element) => fc.record({ element: fc.constant(element), choix: fc.constantFrom(...CHOIX[element]) }));

const province = rarely.chain((forteresse) =>
	fc.record({ forteresse: fc.constant(forteresse), detruites: fc.integer({ min: 0, max: forteresse ? 4 : 3 }) }),
);

const reglages = (max: number): fc.Arbitrary<Reglages> =>
	fc
		.record({
			ring,
			province,
			type: fc.constantFrom('militaire' as const, 'politique' as const),
			defense: fc.integer({ min: 0, max }),
			bonus: fc.nat({ max }),
			destin: fc.nat({ max }),
			faveur: fc.constantFrom(...FAVEURS),
			totalAttaquant: change(max),
			totalDefenseur: change(max),
			honneurAttaquant: fc.integer({ min: 1, max: 24 }),
			honneurDefenseur: fc.integer({ min: 1, max: 24 }),
		})
		.map(({ ring: chosen, province: attacked, ...rest }) => ({ ...rest, ...chosen, ...attacked }));

/** Any case of the tool, with numbers up to `max` and at most `many` characters a side. */
export const anyState = (max = 99, many = MAX_FICHES): fc.Arbitrary<ConflictState> =>
	fc.record({
		reglages: reglages(max),
		attaquant: fc.array(fiche(max), { maxLength: many }),
		defenseur: fc.array(fiche(max), { maxLength: many }),
	});
