import fc from 'fast-check';
import type { Situation, Turn } from '../../../../../src/rules/keyforge/chains';

const small = fc.integer({ min: 0, max: 8 });
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: small });

const anyTurn: fc.Arbitrary<Turn> = fc.record({
	played: small,
	drawn: rare,
	archives: rare,
	chains: rare,
	modifier: fc.oneof(
		{ weight: 3, arbitrary: fc.constant(0) },
		{ weight: 1, arbitrary: fc.integer({ min: -8, max: 4 }) },
	),
	discarded: rare,
});

/** Any situation, with numbers such as games have. */
export const anySituation: fc.Arbitrary<Situation> = fc.record({
	chains: fc.integer({ min: 0, max: 40 }),
	start: fc.oneof(
		fc.record({
			type: fc.constant('first' as const),
			mulligan: fc.boolean(),
			allowed: fc.integer({ min: 1, max: 3 }),
		}),
		fc.record({ type: fc.constant('second' as const), mulligan: fc.boolean() }),
		fc.record({
			type: fc.constant('ongoing' as const),
			hand: fc.integer({ min: 0, max: 12 }),
			modifier: fc.integer({ min: -3, max: 3 }),
		}),
	),
	turns: fc.array(anyTurn, { maxLength: 6 }),
	later: anyTurn,
	piles: fc.oneof(
		fc.constant(null),
		fc.record({ deck: fc.integer({ min: 0, max: 36 }), discardPile: fc.integer({ min: 0, max: 20 }) }),
	),
	beyondBands: fc.constantFrom('last-band' as const, 'further-bands' as const),
});
