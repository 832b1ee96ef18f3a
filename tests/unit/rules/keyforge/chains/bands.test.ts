import { describe, expect, test } from 'vitest';
import { countDraws, first, second, step5 } from './builders';

describe('bands of chains', () => {
	test.each([
		['chaines-palier-1', 1, 1],
		['chaines-palier-1', 6, 1],
		['chaines-palier-2', 7, 2],
		['chaines-palier-2', 12, 2],
		['chaines-palier-3', 13, 3],
		['chaines-palier-3', 18, 3],
		['chaines-palier-4', 19, 4],
		['chaines-palier-4', 24, 4],
	])('%s: %i chains take %i cards', (rule, chains, cards) => {
		const { stepsOf, lineRank } = step5(chains, 0);
		expect(stepsOf('draw-reduced')[0]).toMatchObject({ rule, before: 6, after: 6 - cards, chains, cards });
		expect(lineRank).toMatchObject({ reduction: cards, drawn: 6 - cards, withheld: cards, handAfter: 6 - cards });
	});

	test.each([
		['last-band', 25, 4],
		['last-band', 99, 4],
		['further-bands', 25, 5],
		['further-bands', 30, 5],
		['further-bands', 31, 6],
	] as const)(
		'regles-chaines-au-dela: beyond 24, by the choice « %s », %i chains take %i cards',
		(beyondBands, chains, cards) => {
			const { stepsOf } = step5(chains, 0, { beyondBands });
			expect(stepsOf('draw-reduced')[0]).toMatchObject({ rule: 'regles-chaines-au-dela', cards });
		},
	);

	test('etape-5-six-cartes: without a chain the hand is filled up to six, and none is broken', () => {
		const { lineRank, rules, result } = step5(0, 2);
		expect(lineRank).toMatchObject({ missing: 4, reduction: 0, drawn: 4, handAfter: 6, shed: false });
		expect(rules).toEqual(['etape-5-six-cartes', 'etape-5-six-cartes']);
		expect(result.release).toEqual({ type: 'none' });
	});
});

describe('a chain is broken when a card was to be drawn', () => {
	test('chaines-se-liberer, the example of the glossary: 8 chains and 3 cards in hand', () => {
		const { lineRank, stepsOf } = step5(8, 3);
		expect(lineRank).toMatchObject({
			missing: 3,
			reduction: 2,
			drawn: 1,
			handAfter: 4,
			chainsAfter: 7,
			shed: true,
		});
		expect(stepsOf('chain-shed')[0]).toMatchObject({ rule: 'chaines-se-liberer', before: 8, after: 7 });
	});

	test('faq-chaines-main-pleine: 2 chains and 7 cards, none is broken', () => {
		const { lineRank, trace } = step5(2, 7);
		expect(lineRank).toMatchObject({ missing: 0, reduction: 0, drawn: 0, handAfter: 7, shed: false });
		expect(trace.slice(0, 2)).toEqual([
			{ kind: 'hand-full', rule: 'etape-5-plus-de-six', before: 7, after: 7, handSize: 6, lineRank: 0 },
			{ kind: 'chain-kept', rule: 'regles-chaines-main-pleine', before: 2, after: 2, lineRank: 0 },
		]);
	});

	test('regles-chaines-main-pleine: with exactly six cards, none is broken either', () => {
		const { lineRank, stepsOf } = step5(2, 6);
		expect(lineRank).toMatchObject({ missing: 0, chainsAfter: 2 });
		expect(stepsOf('hand-full')[0]).toMatchObject({ rule: 'etape-5-six-cartes' });
	});

	test('faq-chaines-cinq-cartes: 2 chains and 5 cards, one is broken though nothing is drawn', () => {
		const { lineRank, stepsOf } = step5(2, 5);
		expect(lineRank).toMatchObject({ missing: 1, drawn: 0, withheld: 1, handAfter: 5, chainsAfter: 1 });
		expect(stepsOf('chain-shed')[0]).toMatchObject({ rule: 'regles-chaines-main-pleine', before: 2, after: 1 });
	});

	test('regles-chaines-main-pleine: chains never take more cards than the draw has', () => {
		const { lineRank, stepsOf } = step5(24, 5);
		expect(lineRank).toMatchObject({ missing: 1, reduction: 4, drawn: 0, withheld: 1, chainsAfter: 23 });
		expect(stepsOf('draw-reduced')[0]).toMatchObject({ before: 1, after: 0 });
	});
});

describe('the starting hand', () => {
	test.each([
		[first, 0, 7, 0],
		[second, 0, 6, 0],
		[first, 13, 4, 12],
		[second, 13, 3, 12],
		[first, 1, 6, 0],
	])('mise-en-place-mains: %o with %i chains draws %i, %i are left', (start, chains, hand, left) => {
		const { result } = countDraws({ chains, start });
		expect(result.lines[0]).toMatchObject({ moment: 'starting-hand', handAfter: hand, chainsAfter: left });
	});

	test('chaines-main-de-depart: the first draw breaks a chain too', () => {
		expect(countDraws({ chains: 4, start: second }).stepsOf('chain-shed')[0]).toMatchObject({
			rule: 'chaines-main-de-depart',
			before: 4,
			after: 3,
		});
	});

	test('regles-chaines-niveaux: more chains than the hand could bear never give a hand below none', () => {
		const { result } = countDraws({ chains: 60, start: second, beyondBands: 'further-bands' });
		expect(result.lines[0]).toMatchObject({ reduction: 10, withheld: 6, handAfter: 0 });
	});
});

describe('mulligan', () => {
	const refuse = { mulligan: true };

	test.each([
		[{ ...first, ...refuse }, 7, 6],
		[{ ...second, ...refuse }, 6, 5],
	])('mise-en-place-mulligan-pioche, the example of the set-up: %o', (start, before, after) => {
		const { stepsOf, hands, rules } = countDraws({ start });
		expect(stepsOf('mulligan')).toMatchObject([{ before, after }]);
		expect(hands).toEqual([before, after]);
		expect(rules).not.toContain('mulligan-chaines');
	});

	test('mulligan-chaines, the example of the glossary: second player, 3 chains', () => {
		const { hands, chains, stepsOf } = countDraws({ chains: 3, start: { ...second, ...refuse }, turns: [] });
		expect(hands.slice(0, 2)).toEqual([5, 4]);
		expect(chains.slice(0, 2)).toEqual([2, 2]);
		expect(stepsOf('mulligan-sheds-no-chain')).toMatchObject([{ before: 2, after: 2, lineRank: 1 }]);
	});

	test('mulligan-chaines: the new hand is one card smaller, whatever the chains that are left', () => {
		// 7 chains: the first hand loses two cards, the second one only one more, though 6 chains are left.
		expect(countDraws({ chains: 7, start: { ...first, ...refuse } }).hands.slice(0, 2)).toEqual([5, 4]);
	});
});
