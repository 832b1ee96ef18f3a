import fc from 'fast-check';
import type { Turn } from '../../../../../src/rules/keyforge/chains';
import { type ChainState, initialState, MAX_TURNS } from '../../../../../src/widgets/keyforge/chains/state';

/** Mostly nothing, so that a case has a few things in it and not all of them. */
const rare = (max: number, min = 0) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min, max }) });

const turn = (max: number): fc.Arbitrary<Turn> =>
	fc.record({
		played: fc.integer({ min: 0, max }),
		drawn: rare(max),
		archives: rare(max),
		chains: rare(max, -max),
		modifier: rare(max, -max),
		discarded: rare(max),
	});

/** What a case does not use is as at first: the address does not keep it. */
const dropIdle = (state: ChainState): ChainState => ({
	...state,
	...(state.start === 'ongoing' ? { mulligan: initialState.mulligan } : { hand: initialState.hand }),
	...(state.start === 'first' ? {} : { allowed: initialState.allowed }),
	...(state.tracked ? {} : { deck: initialState.deck, discardPile: initialState.discardPile }),
});

/** Any case of the counter, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<ChainState> => {
	const number = fc.integer({ min: 0, max });
	const given: fc.Arbitrary<ChainState> = fc.record({
		chains: fc.oneof(number, fc.integer({ min: 0, max: Math.max(max, 30) })),
		start: fc.constantFrom('ongoing' as const, 'first' as const, 'second' as const),
		hand: number,
		mulligan: fc.boolean(),
		allowed: fc.integer({ min: 1, max }),
		usual: turn(max),
		setApart: fc.dictionary(fc.integer({ min: 1, max: MAX_TURNS }).map(String), turn(max), {
			maxKeys: 4,
			noNullPrototype: true,
		}),
		tracked: fc.boolean(),
		deck: number,
		discardPile: number,
		beyondBands: fc.constantFrom('last-band' as const, 'further-bands' as const),
	});
	return given.map(dropIdle);
};
