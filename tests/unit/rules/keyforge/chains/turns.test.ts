import { describe, expect, test } from 'vitest';
import { countDraws, first, second, turn, withHand } from './builders';

/** `n` times the same number. */
const times = (n: number, value: number) => Array.from({ length: n }, () => value);

describe('until the player is free', () => {
	test("regles-chaines-fin, the book's example: 7 chains at set-up, six draws up to five, then up to six", () => {
		const { hands, chains, result } = countDraws({
			chains: 7,
			start: second,
			turns: Array.from({ length: 8 }, () => turn({ played: 3 })),
		});
		expect(hands).toEqual([4, ...times(6, 5), 6, 6]);
		expect(chains).toEqual([6, 5, 4, 3, 2, 1, 0, 0, 0]);
		expect(result.release).toEqual({ type: 'free', lineRank: 6 });
		expect(result.chainsShed).toBe(7);
		expect(result.withheld).toBe(2 + 6);
	});

	test('regles-chaines-niveaux, the example of the page: 13 chains, first player', () => {
		const { hands, result } = countDraws({ chains: 13, start: first, later: turn({ played: 6 }) });
		expect(hands).toEqual([4, ...times(6, 4), ...times(6, 5)]);
		expect(result.release).toEqual({ type: 'free', lineRank: 12 });
	});

	test('regles-chaines-fin: said once, when the last chain is broken', () => {
		const { stepsOf } = countDraws({ chains: 3, start: withHand(0) });
		expect(stepsOf('free')).toEqual([{ kind: 'free', rule: 'regles-chaines-fin', before: 0, after: 0, lineRank: 2 }]);
	});

	test('the count goes on over the turns of the list, and stops there', () => {
		const { result } = countDraws({
			chains: 1,
			start: withHand(3),
			turns: times(4, 2).map((played) => turn({ played })),
		});
		expect(result.lines.map(({ turn: turnNumber }) => turnNumber)).toEqual([0, 1, 2, 3, 4]);
		expect(result.release).toEqual({ type: 'free', lineRank: 0 });
	});

	test('regles-chaines-penalite: what chains cost in all is less than what each draw loses', () => {
		// Six times one card fewer, but a hand of five from which three are played draws three, as one of six does.
		const { result } = countDraws({ chains: 6, start: withHand(3), later: turn({ played: 3 }) });
		expect(result).toMatchObject({ withheld: 6, drawn: 2 + 5 * 3, drawnWithoutChains: 6 * 3 });
	});

	test('a refused hand is not counted among the cards drawn', () => {
		const { result } = countDraws({ start: { ...second, mulligan: true } });
		expect(result).toMatchObject({ drawn: 5, drawnWithoutChains: 5 });
	});
});

describe('never free', () => {
	test('regles-chaines-main-pleine: a hand that stays full breaks none', () => {
		const { result } = countDraws({ chains: 2, start: withHand(6), later: turn() });
		expect(result.release).toEqual({ type: 'never', reason: 'full-hand' });
		expect(result.lines).toHaveLength(2);
	});

	test('regles-chaines-autres-pioches: nor does a hand that abilities fill again', () => {
		const { result } = countDraws({ chains: 2, start: withHand(6), later: turn({ played: 2, drawn: 2 }) });
		expect(result.release).toEqual({ type: 'never', reason: 'full-hand' });
	});

	test('a hand that shrinks ends by breaking chains', () => {
		const { result } = countDraws({ chains: 1, start: withHand(9), later: turn({ played: 1 }) });
		expect(result.release).toEqual({ type: 'free', lineRank: 4 });
	});

	test('premier-tour-une-carte: the limit of the first turn does not last', () => {
		const { result } = countDraws({ chains: 2, start: first, later: turn({ played: 2, archives: 1 }) });
		expect(result.release).toMatchObject({ type: 'free' });
	});

	test('chaines-gagner: as many chains each turn as are broken', () => {
		const { result } = countDraws({ chains: 0, start: withHand(6), later: turn({ played: 3, chains: 1 }) });
		expect(result.release).toEqual({ type: 'never', reason: 'gains' });
	});

	test('chaines-gagner: six turns show what each draw gives while chains come back', () => {
		const { result, chains } = countDraws({ start: withHand(3), later: turn({ played: 3, chains: 3 }) });
		expect(chains).toEqual([0, 2, 4, 6, 8, 10, 12]);
		expect(result.lines.map(({ drawn }) => drawn)).toEqual([3, 2, 3, 2, 3, 3, 2]);
	});

	test('regles-chaines-fin: a counter at 0 between two turns that bring a chain is no liberty', () => {
		const { stepsOf, chains } = countDraws({ chains: 1, start: withHand(3), later: turn({ played: 3, chains: 1 }) });
		expect(chains.every((left) => left === 0)).toBe(true);
		expect(stepsOf('free')).toEqual([]);
	});

	test('regles-chaines-fin: said only once no turn to come brings a chain', () => {
		const turns = [turn({ played: 3 }), turn({ played: 3 }), turn({ played: 3, chains: 3 })];
		const { stepsOf, result } = countDraws({ chains: 1, start: withHand(3), turns });
		expect(stepsOf('free')).toMatchObject([{ lineRank: 5 }]);
		expect(result.release).toEqual({ type: 'free', lineRank: 5 });
	});

	test('regle-d-or-carte: a card that frees from chains takes them off before the draw', () => {
		const { stepsOf, result } = countDraws({ chains: 8, start: withHand(6), turns: [turn({ played: 3, chains: -2 })] });
		expect(stepsOf('chains-lost')).toMatchObject([{ rule: 'regle-d-or-carte', before: 8, after: 6 }]);
		expect(result.lines[1]).toMatchObject({ chainsBefore: 6, reduction: 1, drawn: 2, chainsAfter: 5 });
	});

	test('regles-chaines-fin: a card frees from the last chains, never from more than there are', () => {
		const { stepsOf, result } = countDraws({ chains: 3, start: withHand(6), turns: [turn({ played: 3, chains: -9 })] });
		expect(stepsOf('chains-lost')).toMatchObject([{ before: 3, after: 0 }]);
		expect(stepsOf('free')).toMatchObject([{ lineRank: 1 }]);
		expect(result.release).toEqual({ type: 'free', lineRank: 1 });
		expect(result.lines[1]).toMatchObject({ drawn: 3, shed: false });
	});

	test('etape-5-deck-epuise: abilities that draw from a deck that runs out do not keep a hand full for ever', () => {
		const { result } = countDraws({
			chains: 1,
			start: withHand(6),
			later: turn({ played: 1, drawn: 1 }),
			piles: { deck: 3, discardPile: 0 },
		});
		expect(result.release).toEqual({ type: 'never', reason: 'no-cards' });
	});

	test('regles-chaines-fin: the last chain may be broken on the 99th turn', () => {
		const { result } = countDraws({ chains: 99, start: withHand(3), turns: [turn({ played: 3, chains: 1 })] });
		expect(result.release).toEqual({ type: 'free', lineRank: 99 });
	});

	test('the count stops at 99 turns', () => {
		const { result } = countDraws({ chains: 99, start: withHand(6), turns: [turn({ chains: 99, played: 1 })] });
		expect(result.release).toEqual({ type: 'horizon' });
		expect(result.lines).toHaveLength(100);
	});
});

describe('a turn before step 5', () => {
	test('each change of the hand in the order of the turn', () => {
		const { trace } = countDraws({
			chains: 1,
			start: withHand(6),
			turns: [turn({ archives: 2, drawn: 1, played: 5, chains: 3, modifier: 1 })],
		});
		expect(trace.filter(({ lineRank }) => lineRank === 1).slice(0, 8)).toEqual([
			{ kind: 'archives-taken', rule: 'etape-2-archives', before: 6, after: 8, lineRank: 1 },
			{
				kind: 'abilities-draw',
				rule: 'regles-chaines-autres-pioches',
				before: 8,
				after: 9,
				requested: 1,
				lineRank: 1,
			},
			{ kind: 'cards-played', rule: 'etape-3-libre', before: 9, after: 4, intended: 5, lineRank: 1 },
			{ kind: 'chains-gained', rule: 'chaines-gagner', before: 1, after: 4, lineRank: 1 },
			{ kind: 'hand-size-changed', rule: 'etape-5-six-cartes', before: 6, after: 7, lineRank: 1 },
			{ kind: 'hand-to-refill', rule: 'etape-5-six-cartes', before: 4, after: 7, lineRank: 1 },
			{ kind: 'draw-reduced', rule: 'chaines-palier-1', before: 3, after: 2, chains: 4, cards: 1, lineRank: 1 },
			{ kind: 'cards-drawn', rule: 'etape-5-six-cartes', before: 4, after: 6, lineRank: 1 },
		]);
	});

	test('chaines-gagner: chains gained this turn already count at step 5, with their band', () => {
		const { stepsOf } = countDraws({ chains: 5, start: withHand(6), turns: [turn({ played: 4, chains: 3 })] });
		expect(stepsOf('draw-reduced')[0]).toMatchObject({ chains: 8, cards: 2 });
	});

	test('etape-3-libre: no more cards are played than the hand holds', () => {
		const { stepsOf } = countDraws({ start: withHand(6), turns: [turn({ played: 9 })] });
		expect(stepsOf('cards-played')).toMatchObject([{ before: 6, after: 0, intended: 9 }]);
	});

	test('premier-tour-une-carte: the first player plays one card on the first turn, and only then', () => {
		const turns = [turn({ played: 4 }), turn({ played: 4 })];
		const { stepsOf, result } = countDraws({ start: first, turns });
		expect(stepsOf('first-turn-limited')).toMatchObject([
			{ rule: 'premier-tour-une-carte', before: 4, after: 1, lineRank: 1 },
		]);
		expect(result.lines.map(({ handBefore }) => handBefore)).toEqual([0, 6, 2]);
	});

	test('premier-tour-effets: effects may allow more', () => {
		const { stepsOf } = countDraws({ start: { ...first, allowed: 2 }, turns: [turn({ played: 4 })] });
		expect(stepsOf('first-turn-limited')).toMatchObject([{ rule: 'premier-tour-effets', before: 4, after: 2 }]);
	});

	test('premier-tour-qui-est-limite: the second player is not limited', () => {
		expect(countDraws({ start: second, turns: [turn({ played: 4 })] }).stepsOf('first-turn-limited')).toEqual([]);
	});

	test('premier-tour-une-carte: one card or none needs no limit', () => {
		const { rules } = countDraws({ start: first, turns: [turn({ played: 1 })] });
		expect(rules).not.toContain('premier-tour-une-carte');
	});
});

describe('a hand of another size', () => {
	test('etape-5-six-cartes: effects of cards change the number of cards', () => {
		expect(countDraws({ start: withHand(2, 2) }).result.lines[0]).toMatchObject({ handSize: 8, drawn: 6 });
		expect(countDraws({ start: withHand(2, -3) }).result.lines[0]).toMatchObject({ handSize: 3, drawn: 1 });
	});

	test('etape-5-six-cartes: never below none', () => {
		expect(countDraws({ start: withHand(0, -9) }).result.lines[0]).toMatchObject({ handSize: 0, drawn: 0 });
	});

	test('regles-chaines-main-pleine: a hand that effects leave complete breaks no chain', () => {
		expect(countDraws({ chains: 2, start: withHand(5, -1) }).result.lines[0]).toMatchObject({ shed: false });
	});
});
