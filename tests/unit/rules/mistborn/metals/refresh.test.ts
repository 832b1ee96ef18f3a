import { describe, expect, test } from 'vitest';
import { ally, atiumCard, burn, flare, funding, ironSteel, judge, lay, refresh } from './vocabulary';

describe('refreshing a token', () => {
	test('metaux-regenerer: a card of the hand refreshes one metal of its flask', () => {
		const { result, stepsOf, card } = judge(
			{ flared: ['iron', 'steel'], hand: [ironSteel] },
			refresh('iron', 'fer-acier'),
		);
		expect([result.tokens.iron, result.tokens.steel]).toEqual(['ready', 'turned']);
		expect(card('fer-acier')?.place).toBe('discard');
		expect(stepsOf('token-refreshed')).toMatchObject([{ rule: 'regenerer-definition', before: 2, after: 1 }]);
	});

	test('paire-de-metaux-regenerer: not another one', () => {
		expect(judge({ flared: ['tin'], hand: [ironSteel] }, refresh('tin', 'fer-acier')).last).toMatchObject({
			reason: 'metal-not-in-flask',
			rule: 'paire-de-metaux-regenerer',
		});
	});

	test('regenerer-carte-atium: any metal', () => {
		const { stepsOf, reasons } = judge({ flared: ['tin'], hand: [atiumCard('a')] }, refresh('tin', 'a'));
		expect(reasons).toEqual([null]);
		expect(stepsOf('card-discarded')).toMatchObject([{ rule: 'regenerer-carte-atium', metal: 'tin' }]);
	});

	test('metaux-regenerer-icone: without a card', () => {
		const { stepsOf } = judge({ flared: ['tin'] }, refresh('tin'));
		expect(stepsOf('card-discarded')).toEqual([]);
		expect(stepsOf('token-refreshed')).toMatchObject([{ rule: 'metaux-regenerer-icone' }]);
	});

	test.each([
		['regenerer-pas-d-allie', ally],
		['financement-sans-metal', funding],
	] as const)('%s', (rule, card) => {
		expect(judge({ flared: ['iron'], hand: [card] }, refresh('iron', card.id)).last).toMatchObject({
			reason: 'card-without-metal',
			rule,
		});
	});

	test('metaux-regenerer-doit: nothing to turn over, no discard', () => {
		const { last, card } = judge({ hand: [ironSteel] }, burn('iron'), refresh('iron', 'fer-acier'));
		expect(last).toMatchObject({ reason: 'nothing-to-refresh', rule: 'metaux-regenerer-doit', metal: 'iron' });
		expect(card('fer-acier')?.place).toBe('hand');
	});

	test('regenerer-definition: an icon refreshes a flared token', () => {
		expect(judge({}, refresh('iron')).last).toMatchObject({ rule: 'regenerer-definition' });
		expect(judge({}, flare('iron'), refresh('iron'), refresh('iron')).reasons).toEqual([
			null,
			null,
			'nothing-to-refresh',
		]);
	});

	test('metaux-regenerer: a card that was used or discarded is no longer in hand', () => {
		const start = { flared: ['iron' as const, 'steel' as const], hand: [ironSteel] };
		for (const before of [lay('fer-acier', 'iron'), refresh('steel', 'fer-acier')]) {
			expect(judge(start, before, refresh('iron', 'fer-acier')).last).toMatchObject({
				reason: 'card-not-in-hand',
				rule: 'metaux-regenerer',
			});
		}
	});

	test('metaux-regenerer-reutiliser: a token flared on an earlier turn is burnt or flared this turn', () => {
		for (const next of [burn('iron'), flare('iron')]) {
			const { reasons, stepsOf } = judge({ flared: ['iron'] }, refresh('iron'), next);
			expect(reasons).toEqual([null, null]);
			expect(stepsOf('reuse')).toMatchObject([{ rule: 'metaux-regenerer-reutiliser', before: 7, after: 8 }]);
		}
	});

	test('metaux-regenerer-meme-tour: a token flared this turn is refreshed, and waits', () => {
		const { reasons, stepsOf } = judge({ burnIcons: 4 }, flare('iron'), refresh('iron'), burn('iron'), flare('iron'));
		expect(reasons).toEqual([null, null, 'token-already-refreshed', 'token-already-refreshed']);
		expect(stepsOf('reuse')).toMatchObject([{ rule: 'metaux-regenerer-meme-tour', before: 7, after: 7 }]);
	});

	test('metaux-regenerer-meme-tour: refreshed, flared, refreshed again: it waits', () => {
		const { reasons } = judge({ flared: ['iron'] }, refresh('iron'), flare('iron'), refresh('iron'), burn('iron'));
		expect(reasons).toEqual([null, null, null, 'token-already-refreshed']);
	});

	test('metaux-regenerer-pas-bruler: it counts for no Ally', () => {
		const { result } = judge({ flared: ['iron'], hand: [ironSteel] }, refresh('iron', 'fer-acier'));
		expect(result.burns.iron).toBe(0);
	});
});
