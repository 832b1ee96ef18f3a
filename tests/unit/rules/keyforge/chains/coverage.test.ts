import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/keyforge/chains';
import { countDraws, type DrawCount, first, second, step5, turn, withHand } from './builders';

const mulligan = countDraws({ chains: 3, start: { ...second, mulligan: true } });
const firstTurn = countDraws({ start: first, turns: [turn({ played: 2 })] });
const shortDeck = countDraws({ start: withHand(1), piles: { deck: 2, discardPile: 1 } });

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], DrawCount> = {
	'starting-hand': firstTurn,
	mulligan,
	'mulligan-sheds-no-chain': mulligan,
	'archives-taken': countDraws({ turns: [turn({ archives: 1 })] }),
	'abilities-draw': countDraws({ turns: [turn({ drawn: 1 })] }),
	'first-turn-limited': firstTurn,
	'cards-played': firstTurn,
	'discard-pile-grown': countDraws({ turns: [turn({ discarded: 1 })], piles: { deck: 9, discardPile: 0 } }),
	'chains-gained': countDraws({ turns: [turn({ chains: 1 })] }),
	'chains-lost': countDraws({ chains: 3, turns: [turn({ chains: -1 })] }),
	'hand-size-changed': countDraws({ start: withHand(6, 1) }),
	'hand-full': step5(0, 7),
	'chain-kept': step5(1, 6),
	'hand-to-refill': step5(0, 5),
	'draw-reduced': step5(1, 5),
	'cards-drawn': step5(0, 5),
	'deck-remade': shortDeck,
	'deck-empty': countDraws({ start: withHand(5), piles: { deck: 1, discardPile: 1 } }),
	'no-cards-left': shortDeck,
	'chain-shed': step5(1, 5),
	free: step5(1, 5),
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly DrawCount[] = [
	step5(1, 0, { piles: { deck: 0, discardPile: 0 } }),
	...[7, 13, 19, 25].map((chains) => step5(chains, 0)),
	countDraws({ start: { ...first, allowed: 2 }, turns: [turn({ played: 3 })] }),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(({ rules }) => rules));
		expect([...cited].sort()).toEqual([...RULES]);
	});
});
