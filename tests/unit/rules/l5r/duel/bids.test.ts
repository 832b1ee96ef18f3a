import { describe, expect, test } from 'vitest';
import { duel } from './cases';

describe('D.3 and D.4: the bids', () => {
	test('duel-d-4: both dials are shown before anything else', () => {
		const { trace } = duel({}, 4, {}, 1);
		expect(trace.slice(0, 2)).toEqual([
			{ kind: 'bid-revealed', rule: 'duel-d-4', side: 'challenger', before: 0, after: 4 },
			{ kind: 'bid-revealed', rule: 'duel-d-4', side: 'challenged', before: 0, after: 1 },
		]);
	});

	test('duel-d-3: a player may bid more than their honor', () => {
		const { result, stepsOf } = duel({ honor: 2 }, 5, { honor: 5 }, 5);
		expect(stepsOf('bid-beyond-honor')).toEqual([
			{ kind: 'bid-beyond-honor', rule: 'duel-d-3', side: 'challenger', before: 5, after: 5, honor: 2 },
		]);
		expect(result).toMatchObject({ type: 'duel', winner: null, honor: { challenger: 2, challenged: 5 } });
	});
});

describe('the value of a bid', () => {
	test('valeur-de-mise-bornes, the example of the site: a bid of 5 with +1 against 2 gives 4 honor', () => {
		const { result, stepsOf } = duel({ bidModifier: 1 }, 5, {}, 2);
		expect(stepsOf('bid-modified')).toEqual([
			{ kind: 'bid-modified', rule: 'valeur-de-mise-bornes', side: 'challenger', before: 5, after: 6 },
		]);
		expect(result).toMatchObject({
			bids: { challenger: 6, challenged: 2 },
			transfer: { from: 'challenger', amount: 4 },
		});
	});

	test('valeur-de-mise-definition: the modified value is what is given and what is added', () => {
		const { result, stepsOf } = duel({}, 3, { bidModifier: -2 }, 4);
		expect(stepsOf('bid-modified')).toMatchObject([
			{ rule: 'valeur-de-mise-definition', side: 'challenged', before: 4, after: 2 },
		]);
		expect(result).toMatchObject({
			transfer: { from: 'challenger', amount: 1 },
			skills: { challenger: 6, challenged: 5 },
		});
	});

	test('valeur-de-mise-definition: a modified bid of 5 does not go beyond the dial', () => {
		expect(duel({ bidModifier: 1 }, 4, {}, 4).stepsOf('bid-modified')).toMatchObject([
			{ rule: 'valeur-de-mise-definition', before: 4, after: 5 },
		]);
	});

	test.each([-3, -9])('valeur-de-mise-bornes: a bid of 3 with %i is worth 0, no less', (bidModifier) => {
		const { result, stepsOf } = duel({ bidModifier }, 3, {}, 1);
		expect(stepsOf('bid-modified')).toMatchObject([{ rule: 'valeur-de-mise-bornes', before: 3, after: 0 }]);
		expect(result).toMatchObject({
			transfer: { from: 'challenged', amount: 1 },
			skills: { challenger: 3, challenged: 4 },
		});
	});
});
