import fc from 'fast-check';
import type { Situation, Tour } from '../../../../../src/rules/keyforge/chains';

const petit = fc.integer({ min: 0, max: 8 });
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: petit });

const unTour: fc.Arbitrary<Tour> = fc.record({
	jouees: petit,
	piochees: rare,
	archives: rare,
	chaines: rare,
	modificateur: fc.oneof(
		{ weight: 3, arbitrary: fc.constant(0) },
		{ weight: 1, arbitrary: fc.integer({ min: -8, max: 4 }) },
	),
	defaussees: rare,
});

/** Any situation, with numbers such as games have. */
export const uneSituation: fc.Arbitrary<Situation> = fc.record({
	chaines: fc.integer({ min: 0, max: 40 }),
	depart: fc.oneof(
		fc.record({
			type: fc.constant('premier' as const),
			mulligan: fc.boolean(),
			permises: fc.integer({ min: 1, max: 3 }),
		}),
		fc.record({ type: fc.constant('second' as const), mulligan: fc.boolean() }),
		fc.record({
			type: fc.constant('en-cours' as const),
			main: fc.integer({ min: 0, max: 12 }),
			modificateur: fc.integer({ min: -3, max: 3 }),
		}),
	),
	tours: fc.array(unTour, { maxLength: 6 }),
	suite: unTour,
	pile: fc.oneof(
		fc.constant(null),
		fc.record({ deck: fc.integer({ min: 0, max: 36 }), defausse: fc.integer({ min: 0, max: 20 }) }),
	),
	auDela: fc.constantFrom('palier' as const, 'progression' as const),
});
