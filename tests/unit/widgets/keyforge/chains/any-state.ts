import fc from 'fast-check';
import type { Tour } from '../../../../../src/rules/keyforge/chains';
import { type ChainState, MAX_TURNS } from '../../../../../src/widgets/keyforge/chains/state';

/** Mostly nothing, so that a case has a few things in it and not all of them. */
const rare = (max: number, min = 0) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min, max }) });

const turn = (max: number): fc.Arbitrary<Tour> =>
	fc.record({
		jouees: fc.integer({ min: 0, max }),
		piochees: rare(max),
		archives: rare(max),
		chaines: rare(max),
		modificateur: rare(max, -max),
		defaussees: rare(max),
	});

/** Any case of the counter, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<ChainState> => {
	const number = fc.integer({ min: 0, max });
	return fc.record({
		chaines: fc.oneof(number, fc.integer({ min: 0, max: Math.max(max, 30) })),
		depart: fc.constantFrom('en-cours' as const, 'premier' as const, 'second' as const),
		main: number,
		mulligan: fc.boolean(),
		permises: fc.integer({ min: 1, max }),
		habitude: turn(max),
		aPart: fc.dictionary(fc.integer({ min: 1, max: MAX_TURNS }).map(String), turn(max), {
			maxKeys: 4,
			noNullPrototype: true,
		}),
		suivi: fc.boolean(),
		deck: number,
		defausse: number,
		auDela: fc.constantFrom('palier' as const, 'progression' as const),
	});
};
