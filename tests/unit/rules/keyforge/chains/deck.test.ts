import { describe, expect, test } from 'vitest';
import { countDraws, second, turn, withHand } from './builders';

describe('a deck that runs out', () => {
	test('etape-5-deck-epuise: the discard pile becomes the deck and the draw goes on', () => {
		const { stepsOf, result } = countDraws({ start: withHand(1), piles: { deck: 2, discardPile: 8 } });
		expect(stepsOf('deck-remade')).toMatchObject([{ before: 0, after: 8 }]);
		expect(result.lines[0]).toMatchObject({ drawn: 5, handAfter: 6, piles: { deck: 5, discardPile: 0 } });
	});

	test('etape-5-quand-remelanger: a deck that gives its last card waits for the next draw', () => {
		const { stepsOf, result } = countDraws({ start: withHand(3), piles: { deck: 3, discardPile: 8 } });
		expect(stepsOf('deck-empty')).toMatchObject([{ before: 8, after: 8 }]);
		expect(stepsOf('deck-remade')).toEqual([]);
		expect(result.lines[0]).toMatchObject({ handAfter: 6, piles: { deck: 0, discardPile: 8 } });
	});

	test('etape-5-quand-remelanger: so does one that the shuffled pile made', () => {
		const { rules, result } = countDraws({
			start: withHand(3),
			turns: [turn({ played: 3, discarded: 2 })],
			piles: { deck: 0, discardPile: 4 },
		});
		expect(rules).not.toContain('etape-5-quand-remelanger');
		expect(result.lines.map(({ piles }) => piles)).toEqual([
			{ deck: 1, discardPile: 0 },
			{ deck: 0, discardPile: 0 },
		]);
	});

	test('etape-5-deck-epuise: with no card left anywhere, the hand stays short', () => {
		const { stepsOf, result } = countDraws({ start: withHand(1), piles: { deck: 1, discardPile: 1 } });
		expect(stepsOf('no-cards-left')).toMatchObject([{ before: 3, after: 3 }]);
		expect(result.lines[0]).toMatchObject({ missing: 5, drawn: 2, handAfter: 3, withheld: 0 });
	});

	test('etape-5-deck-epuise: chains only take the cards that could have been drawn', () => {
		const { result } = countDraws({ chains: 13, start: withHand(1), piles: { deck: 3, discardPile: 0 } });
		expect(result.lines[0]).toMatchObject({ missing: 5, reduction: 3, drawn: 2, withheld: 1 });
	});

	test('etape-5-deck-epuise: those of the discard pile among them', () => {
		const { result } = countDraws({ chains: 13, start: withHand(0), piles: { deck: 3, discardPile: 2 } });
		expect(result.lines[0]).toMatchObject({ missing: 6, drawn: 3, withheld: 2 });
	});

	test('etape-5-deck-epuise: an empty pile makes no deck', () => {
		expect(countDraws({ start: withHand(1), piles: { deck: 1, discardPile: 0 } }).stepsOf('deck-remade')).toEqual([]);
	});

	test.each([
		[0, 6],
		[1, 5],
	])(
		'etape-5-quand-remelanger: with %i chain and %i cards nothing is drawn, and nothing is said of the deck',
		(chains, hand) => {
			const { rules } = countDraws({ chains, start: withHand(hand), piles: { deck: 0, discardPile: 8 } });
			expect(rules).not.toContain('etape-5-quand-remelanger');
		},
	);

	test('etape-5-quand-remelanger: nor of an empty deck without a discard pile', () => {
		const { rules } = countDraws({ start: withHand(4), piles: { deck: 2, discardPile: 0 } });
		expect(rules).not.toContain('etape-5-quand-remelanger');
	});

	test.each([
		['no card anywhere', 1, 0, 0, 0],
		['no more cards than a chain leaves', 3, 2, 0, 2],
		['those of the discard pile among them', 3, 1, 1, 2],
	])('regles-chaines-sans-carte: %s, no chain is broken', (_, hand, deck, discardPile, drawn) => {
		const { result, stepsOf } = countDraws({ chains: 1, start: withHand(hand), piles: { deck, discardPile } });
		expect(result.lines[0]).toMatchObject({ drawn, withheld: 0, shed: false, chainsAfter: 1 });
		expect(stepsOf('chain-kept')[0]).toMatchObject({ rule: 'regles-chaines-sans-carte', before: 1, after: 1 });
	});

	test('regles-chaines-sans-carte: one card more, and the chain that takes it is broken', () => {
		const { result } = countDraws({ chains: 1, start: withHand(3), piles: { deck: 2, discardPile: 1 } });
		expect(result.lines[0]).toMatchObject({ drawn: 2, withheld: 1, shed: true });
	});

	test('regles-chaines-sans-carte: a game in which every card is gone breaks no more chains, and the count ends', () => {
		const { result } = countDraws({ chains: 24, start: withHand(3), piles: { deck: 3, discardPile: 2 } });
		// 3 in hand of 6, 4 fewer: none, a chain broken. Then 0, 2 of 5 drawn: 3 withheld. Then 3 left, 2 drawn of 3. Then 1…
		expect(result.lines.map(({ drawn, withheld, chainsAfter }) => [drawn, withheld, chainsAfter]).slice(0, 4)).toEqual([
			[0, 3, 23],
			[2, 3, 22],
			[2, 1, 21],
			[1, 0, 21],
		]);
		expect(result.release).toEqual({ type: 'never', reason: 'no-cards' });
		expect(result.lines.length).toBeLessThan(9);
	});

	test('etape-5-deck-epuise: a card that chains keep from being drawn does not call for the discard pile', () => {
		const { stepsOf } = countDraws({ chains: 1, start: withHand(3), piles: { deck: 2, discardPile: 8 } });
		expect(stepsOf('deck-remade')).toEqual([]);
	});

	test('defausse-sommet: the cards of the turn are in the pile when the deck is made again', () => {
		const { stepsOf } = countDraws({
			start: withHand(6),
			turns: [turn({ played: 4, discarded: 3 })],
			piles: { deck: 1, discardPile: 0 },
		});
		expect(stepsOf('discard-pile-grown')).toMatchObject([{ before: 0, after: 3 }]);
		expect(stepsOf('deck-remade')).toMatchObject([{ before: 0, after: 3 }]);
	});

	test('regles-chaines-autres-pioches: abilities draw from the same deck', () => {
		const { stepsOf } = countDraws({
			start: withHand(6),
			turns: [turn({ drawn: 4 })],
			piles: { deck: 1, discardPile: 2 },
		});
		expect(stepsOf('deck-remade')).toMatchObject([{ after: 2 }]);
		expect(stepsOf('no-cards-left')).toMatchObject([{ before: 1 }]);
		expect(stepsOf('abilities-draw')).toMatchObject([{ before: 6, after: 9, requested: 4 }]);
	});

	test('mise-en-place-mulligan-pioche: the refused hand goes back into the deck', () => {
		const start = { ...second, mulligan: true };
		const { result } = countDraws({ start, piles: { deck: 36, discardPile: 0 } });
		expect(result.lines.map(({ piles }) => piles?.deck)).toEqual([30, 31]);
	});
});
