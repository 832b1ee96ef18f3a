import { describe, expect, test } from 'vitest';
import { ally, atiumCard, burn, flare, funding, ironSteel, judge, lay, refresh } from './vocabulary';

describe('refreshing a token', () => {
	test('metaux-regenerer: a card of the hand refreshes one metal of its flask', () => {
		const { result, stepsOf, card } = judge(
			{ flared: ['fer', 'acier'], hand: [ironSteel] },
			refresh('fer', 'fer-acier'),
		);
		expect([result.tokens.fer, result.tokens.acier]).toEqual(['ready', 'turned']);
		expect(card('fer-acier')?.place).toBe('discard');
		expect(stepsOf('jeton-regenere')).toMatchObject([{ rule: 'regenerer-definition', before: 2, after: 1 }]);
	});

	test('paire-de-metaux-regenerer: not another one', () => {
		expect(judge({ flared: ['etain'], hand: [ironSteel] }, refresh('etain', 'fer-acier')).last).toMatchObject({
			reason: 'metal-hors-flacon',
			rule: 'paire-de-metaux-regenerer',
		});
	});

	test('regenerer-carte-atium: any metal', () => {
		const { stepsOf, reasons } = judge({ flared: ['etain'], hand: [atiumCard('a')] }, refresh('etain', 'a'));
		expect(reasons).toEqual([null]);
		expect(stepsOf('carte-defaussee')).toMatchObject([{ rule: 'regenerer-carte-atium', metal: 'etain' }]);
	});

	test('metaux-regenerer-icone: without a card', () => {
		const { stepsOf } = judge({ flared: ['etain'] }, refresh('etain'));
		expect(stepsOf('carte-defaussee')).toEqual([]);
		expect(stepsOf('jeton-regenere')).toMatchObject([{ rule: 'metaux-regenerer-icone' }]);
	});

	test.each([
		['regenerer-pas-d-allie', ally],
		['financement-sans-metal', funding],
	] as const)('%s', (rule, card) => {
		expect(judge({ flared: ['fer'], hand: [card] }, refresh('fer', card.id)).last).toMatchObject({
			reason: 'carte-sans-metal',
			rule,
		});
	});

	test('metaux-regenerer-doit: nothing to turn over, no discard', () => {
		const { last, card } = judge({ hand: [ironSteel] }, burn('fer'), refresh('fer', 'fer-acier'));
		expect(last).toMatchObject({ reason: 'rien-a-regenerer', rule: 'metaux-regenerer-doit', metal: 'fer' });
		expect(card('fer-acier')?.place).toBe('hand');
	});

	test('regenerer-definition: an icon refreshes a flared token', () => {
		expect(judge({}, refresh('fer')).last).toMatchObject({ rule: 'regenerer-definition' });
		expect(judge({}, flare('fer'), refresh('fer'), refresh('fer')).reasons).toEqual([null, null, 'rien-a-regenerer']);
	});

	test('metaux-regenerer: a card that was used or discarded is no longer in hand', () => {
		const start = { flared: ['fer' as const, 'acier' as const], hand: [ironSteel] };
		for (const before of [lay('fer-acier', 'fer'), refresh('acier', 'fer-acier')]) {
			expect(judge(start, before, refresh('fer', 'fer-acier')).last).toMatchObject({
				reason: 'carte-plus-en-main',
				rule: 'metaux-regenerer',
			});
		}
	});

	test('metaux-regenerer-reutiliser: a token flared on an earlier turn is burnt or flared this turn', () => {
		for (const next of [burn('fer'), flare('fer')]) {
			const { reasons, stepsOf } = judge({ flared: ['fer'] }, refresh('fer'), next);
			expect(reasons).toEqual([null, null]);
			expect(stepsOf('reutilisation')).toMatchObject([{ rule: 'metaux-regenerer-reutiliser', before: 7, after: 8 }]);
		}
	});

	test('metaux-regenerer-meme-tour: a token flared this turn is refreshed, and waits', () => {
		const { reasons, stepsOf } = judge({ burnIcons: 4 }, flare('fer'), refresh('fer'), burn('fer'), flare('fer'));
		expect(reasons).toEqual([null, null, 'jeton-deja-regenere', 'jeton-deja-regenere']);
		expect(stepsOf('reutilisation')).toMatchObject([{ rule: 'metaux-regenerer-meme-tour', before: 7, after: 7 }]);
	});

	test('metaux-regenerer-meme-tour: refreshed, flared, refreshed again: it waits', () => {
		const { reasons } = judge({ flared: ['fer'] }, refresh('fer'), flare('fer'), refresh('fer'), burn('fer'));
		expect(reasons).toEqual([null, null, null, 'jeton-deja-regenere']);
	});

	test('metaux-regenerer-pas-bruler: it counts for no Ally', () => {
		const { result } = judge({ flared: ['fer'], hand: [ironSteel] }, refresh('fer', 'fer-acier'));
		expect(result.burns.fer).toBe(0);
	});
});
