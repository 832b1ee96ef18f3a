import { describe, expect, test } from 'vitest';
import type { Movement } from '../../../../../src/rules/keyforge/forge';
import { forgeStep, judge, movement, type Sheet, situation, turnEnd } from './builders';

describe('Æmber that moves', () => {
	test.each<[string, Movement['type'], Sheet, Sheet, Sheet, Sheet]>([
		['reserve-d-aombre-gain', 'gain', { pool: 3 }, {}, { pool: 5 }, {}],
		['reserve-d-aombre-votre', 'loss', { pool: 3, onCards: 4 }, {}, { pool: 1, onCards: 4 }, {}],
		['voler-transfert', 'steal', { pool: 1 }, { pool: 5 }, { pool: 3 }, { pool: 3 }],
		['payer-transfert', 'payment', { pool: 5 }, { pool: 1 }, { pool: 3 }, { pool: 3 }],
		['capturer-definition', 'capture', { pool: 1 }, { pool: 4 }, { pool: 1, captures: 2 }, { pool: 2 }],
		[
			'capturer-propre-reserve',
			'own-capture',
			{ pool: 3, captures: 1 },
			{ pool: 4 },
			{ pool: 1, captures: 3 },
			{ pool: 4 },
		],
		['rendre-reserve-adverse', 'return', { captures: 3 }, { pool: 2 }, { captures: 1 }, { pool: 4 }],
	])('%s: you, %s of 2', (rule, type, you, opponent, afterYou, afterOpponent) => {
		const { result, rules } = judge(situation(you, opponent), movement(type, 'you', 2));
		expect(rules).toEqual([rule]);
		expect(result.balances.you).toMatchObject(afterYou);
		expect(result.balances.opponent).toMatchObject(afterOpponent);
		expect(result.outcomes).toEqual([{ type: 'aember', amount: 2 }]);
	});

	test.each<[string, Movement['type'], Sheet, Sheet]>([
		['voler-maximum', 'steal', {}, { pool: 1 }],
		['capacites-autant-que-possible', 'capture', {}, { pool: 1 }],
		['capacites-autant-que-possible', 'loss', { pool: 1 }, {}],
		['capacites-autant-que-possible', 'payment', { pool: 1 }, {}],
		['capacites-autant-que-possible', 'own-capture', { pool: 1 }, { pool: 9 }],
		['capacites-autant-que-possible', 'return', { captures: 1 }, {}],
	])('%s: %s of 3 when there is 1', (rule, type, you, opponent) => {
		const { result, stepsOf } = judge(situation(you, opponent), movement(type, 'you', 3));
		expect(stepsOf('amount-limited')).toMatchObject([{ rule, player: 'you', before: 3, after: 1 }]);
		expect(result.outcomes).toEqual([{ type: 'aember', amount: 1 }]);
	});

	test('voler-maximum: nothing moves from an empty pool', () => {
		const { stepsOf, trace } = judge(situation({}, { onCards: 5, captures: 5 }), movement('steal', 'you', 2));
		expect(stepsOf('amount-limited')).toMatchObject([{ after: 0 }]);
		expect(trace).toHaveLength(1);
	});

	test('capturer-definition, the example of the glossary: 2 of 4 captured, then the creature is destroyed', () => {
		const { stepsOf } = judge(situation({}, { pool: 4 }), movement('capture', 'you', 2), movement('return', 'you', 2));
		expect(stepsOf('aember-captured')).toMatchObject([
			{ player: 'opponent', before: 4, after: 2, receivedBefore: 0, receivedAfter: 2 },
		]);
		expect(stepsOf('aember-returned')).toMatchObject([
			{ player: 'you', before: 2, after: 0, receivedBefore: 2, receivedAfter: 4 },
		]);
	});

	test('faq-autant-que-possible-crassosaurus: 4 and 6 in the pools, all 10 are captured', () => {
		const { result } = judge(
			situation({ pool: 4 }, { pool: 6 }),
			movement('own-capture', 'you', 4),
			movement('capture', 'you', 6),
		);
		expect(result.balances).toMatchObject({ you: { pool: 0, captures: 10 }, opponent: { pool: 0 } });
	});

	test('voler-transfert: both pools are reported', () => {
		const { stepsOf } = judge(situation({ pool: 7 }, { pool: 1 }), movement('steal', 'opponent', 2));
		expect(stepsOf('aember-stolen')).toMatchObject([
			{ player: 'you', before: 7, after: 5, receivedBefore: 1, receivedAfter: 3 },
		]);
	});

	test('forger-obligatoire: two stolen of seven, and there is no key', () => {
		const { result } = judge(situation({ pool: 7 }), movement('steal', 'opponent', 2), forgeStep());
		expect(result.outcomes[1]).toMatchObject({ reason: 'too-little-aember', missing: 1 });
	});
});

describe('the end of a turn', () => {
	test.each([
		['enough in the pool', { pool: 6 }, true, true],
		['not enough', { pool: 5 }, false, false],
		['enough with cards only', { pool: 4, onCards: 3 }, false, true],
		['a higher cost', { pool: 7, modifiers: [2] }, false, false],
		['a free key', { modifiers: [-6] }, true, true],
	])('pret-annonce: %s', (_, sheet, ready, willForge) => {
		const { result, stepsOf } = judge(situation(sheet), turnEnd());
		expect(result.outcomes).toEqual([{ type: 'turn-end', player: 'you', ready, willForge }]);
		expect(stepsOf('ready')).toHaveLength(Number(ready));
		expect(stepsOf('not-ready')).toHaveLength(Number(!ready));
		expect(stepsOf('forges-unannounced')).toHaveLength(Number(willForge && !ready));
	});

	test('pret-annonce: each player has their own', () => {
		const { result } = judge(situation({ pool: 5 }, { pool: 6 }), turnEnd('opponent'));
		expect(result.outcomes).toMatchObject([{ player: 'opponent', ready: true }]);
	});
});

describe('what is lacking, and what would have to be taken', () => {
	test.each([
		['nothing to take while the key cannot be paid', { pool: 5 }, { missing: 1, toRemove: null }],
		['one when there is just enough', { pool: 6 }, { missing: 0, toRemove: 1 }],
		['one more than what is over', { pool: 9 }, { toRemove: 4 }],
		['the cards count, but only the pool can be taken', { pool: 2, onCards: 5 }, { available: 7, toRemove: 2 }],
		['nothing helps against cards that pay all', { pool: 2, onCards: 6 }, { toRemove: null }],
		['nor against a free key', { pool: 2, modifiers: [-6] }, { toRemove: null }],
		['the whole pool at most', { pool: 2, modifiers: [-5] }, { cost: 1, toRemove: 2 }],
	])('%s', (_, sheet, expected) => {
		expect(judge(situation(sheet)).result.balances.you).toMatchObject(expected);
	});
});
