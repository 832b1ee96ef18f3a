import fc from 'fast-check';
import type { Duelliste } from '../../../../../src/rules/l5r/duel';
import type { DuelState } from '../../../../../src/widgets/l5r/duel/state';

const rarely = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const change = (max: number) =>
	fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -max, max }) });

const side = (max: number): fc.Arbitrary<Duelliste> =>
	fc.record({
		competence: fc.integer({ min: 0, max }),
		tiret: rarely,
		gloire: fc.integer({ min: 0, max }),
		statut: fc.constantFrom('honore', 'normal', 'deshonore'),
		modificateurs: change(max),
		incline: rarely,
		honneur: fc.integer({ min: 1, max: 24 }),
		modificateurMise: change(max),
	});

const bid = fc.integer({ min: 1, max: 5 });

/** Any case of the tool, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<DuelState> =>
	fc.record({
		role: fc.constantFrom('lanceur', 'defie'),
		type: fc.constantFrom('militaire', 'politique'),
		plancher: fc.constantFrom('apres-mise', 'avant-mise'),
		mise: bid,
		miseAdverse: bid,
		vous: side(max),
		adverse: side(max),
	});
