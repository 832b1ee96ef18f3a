import { describe, expect, test } from 'vitest';
import { cost, forgeStep, judge, movement, situation, yourForgeStep } from './builders';

describe('step 1', () => {
	test('forger-obligatoire: six Æmber forge a key, whether wanted or not', () => {
		const { result, trace } = yourForgeStep({ pool: 6 });
		expect(result.outcomes).toEqual([{ type: 'key-forged', player: 'you', cost: 6, keys: 1 }]);
		expect(result.balances.you).toMatchObject({ pool: 0, keys: 1 });
		const shared = { player: 'you', eventRank: 0 };
		expect(trace).toEqual([
			{ ...shared, kind: 'current-cost', rule: 'cout-actuel-base', before: 6, after: 6 },
			{ ...shared, kind: 'must-forge', rule: 'forger-obligatoire', before: 6, after: 6, cost: 6 },
			{ ...shared, kind: 'paid-from-pool', rule: 'forger-payer', before: 6, after: 0 },
			{ ...shared, kind: 'key-forged', rule: 'forger-pion', before: 0, after: 1 },
		]);
	});

	test('forger-obligatoire: five do not', () => {
		const { result, stepsOf } = yourForgeStep({ pool: 5 });
		expect(result.outcomes).toEqual([
			{ type: 'no-key', player: 'you', reason: 'too-little-aember', cost: 6, missing: 1 },
		]);
		expect(stepsOf('too-little-aember')).toMatchObject([{ rule: 'forger-obligatoire', before: 5, after: 5, cost: 6 }]);
		expect(result.balances.you).toMatchObject({ pool: 5, keys: 0, missing: 1 });
	});

	test('forger-une-seule, the example of the page: 13 Æmber, one key, 7 left', () => {
		const { result, stepsOf } = yourForgeStep({ pool: 13 });
		expect(result.balances.you).toMatchObject({ pool: 7, keys: 1 });
		expect(stepsOf('one-key-only')).toMatchObject([{ before: 7, after: 7, cost: 6 }]);
	});

	test('forger-une-seule: said when what is left is just enough', () => {
		expect(yourForgeStep({ pool: 12 }).stepsOf('one-key-only')).toMatchObject([{ before: 6, cost: 6 }]);
	});

	test('forger-une-seule: not said when what is left pays nothing', () => {
		expect(yourForgeStep({ pool: 11 }).stepsOf('one-key-only')).toEqual([]);
	});

	test('forger-une-seule: the next turn has its own step', () => {
		const { result } = judge(situation({ pool: 13 }), forgeStep(), forgeStep('opponent'), forgeStep());
		expect(result.balances.you).toMatchObject({ pool: 1, keys: 2 });
	});

	test('cles-victoire: the third key wins at once', () => {
		const { result, stepsOf } = yourForgeStep({ pool: 12, keys: 2 });
		expect(result.winner).toBe('you');
		expect(stepsOf('victory')).toMatchObject([{ player: 'you', before: 3, after: 3 }]);
		expect(stepsOf('one-key-only')).toEqual([]);
	});

	test('bases-victoire: nothing happens after it', () => {
		const { result, trace } = judge(
			situation({ pool: 6, keys: 2 }, { pool: 6, keys: 2 }),
			forgeStep(),
			movement('steal', 'opponent', 2),
			forgeStep('opponent'),
		);
		const end = { type: 'illegal', reason: 'game-over', rule: 'bases-victoire', winner: 'you' };
		expect(result.outcomes.slice(1)).toEqual([end, end]);
		expect(trace.every(({ eventRank }) => eventRank === 0)).toBe(true);
		expect(result.balances.opponent).toMatchObject({ pool: 6, keys: 2 });
	});
});

describe('the current cost', () => {
	test('cout-actuel-modifie, the example of the glossary: 2 more, 7 Æmber do not pay', () => {
		const { result, stepsOf } = yourForgeStep({ pool: 7, modifiers: [2] });
		expect(stepsOf('current-cost')).toMatchObject([{ rule: 'cout-actuel-modifie', before: 6, after: 8 }]);
		expect(result.outcomes).toMatchObject([{ type: 'no-key', cost: 8, missing: 1 }]);
	});

	test.each([
		[[3, -2], 7],
		[[-1], 5],
		[[0], 6],
		[[-9, 4], 1],
		[[-6], 0],
	])('cout-actuel-modifie: with %o, a key costs %i', (modifiers, expected) => {
		const { result, stepsOf } = yourForgeStep({ pool: 20, modifiers });
		expect(result.outcomes).toMatchObject([{ cost: expected }]);
		expect(stepsOf('cost-floor')).toEqual([]);
	});

	test('etape-1-prix-nul: a cost never goes below 0, and a free key must be forged', () => {
		const { result, stepsOf, rules } = yourForgeStep({ modifiers: [-4, -4] });
		expect(stepsOf('cost-floor')).toMatchObject([{ before: 0, after: 0, computed: -2 }]);
		expect(result.outcomes).toMatchObject([{ type: 'key-forged', cost: 0 }]);
		expect(rules).not.toContain('forger-payer');
	});

	test('faq-cauchemar-ambulant-cout: the cost follows what comes and goes', () => {
		const { result, stepsOf } = judge(
			situation({ pool: 7 }),
			cost('you', 3),
			forgeStep(),
			cost('you', -2),
			forgeStep(),
		);
		expect(stepsOf('cost-changed')).toMatchObject([
			{ before: 6, after: 9, variation: 3 },
			{ before: 9, after: 7, variation: -2 },
		]);
		expect(result.outcomes).toMatchObject([
			{ type: 'cost', cost: 9 },
			{ type: 'no-key', missing: 2 },
			{ type: 'cost', cost: 7 },
			{ type: 'key-forged', cost: 7 },
		]);
	});

	test('etape-1-prix-nul: below 0, an increase starts from the sum and not from 0', () => {
		const { result, stepsOf } = judge(situation({ modifiers: [-9] }), cost('you', 2), cost('you', 2));
		expect(result.outcomes).toMatchObject([{ cost: 0 }, { cost: 1 }]);
		expect(stepsOf('cost-floor')).toMatchObject([{ computed: -1 }]);
	});

	test('cout-actuel-modifie: an effect on the cost of one player leaves the other alone', () => {
		const { balances } = judge(situation(), cost('opponent', 3)).result;
		expect([balances.you.cost, balances.opponent.cost]).toEqual([6, 9]);
	});
});

describe('what keeps a key from being forged', () => {
	test('ne-peut-pas-contre-doit: an effect forbids to forge', () => {
		const { result, stepsOf } = yourForgeStep({ pool: 8 }, { prevention: 'forbidden' });
		expect(stepsOf('forbidden')).toMatchObject([{ rule: 'ne-peut-pas-contre-doit', before: 0, after: 0 }]);
		expect(result.outcomes).toMatchObject([{ type: 'no-key', reason: 'forbidden', missing: 0 }]);
		expect(result.balances.you).toMatchObject({ pool: 8, keys: 0 });
	});

	test('regle-d-or-carte: an effect skips the step', () => {
		const { result, trace } = yourForgeStep({ pool: 8, keys: 1 }, { prevention: 'skipped' });
		expect(trace).toMatchObject([{ kind: 'step-skipped', rule: 'regle-d-or-carte', before: 1, after: 1 }]);
		expect(result.outcomes).toMatchObject([{ reason: 'step-skipped', cost: 6, missing: 0 }]);
	});

	test('erratum-contrefacon-effet: the key is replaced, no Æmber is spent', () => {
		const { result, stepsOf } = yourForgeStep({ pool: 8 }, { prevention: 'replaced' });
		expect(stepsOf('replaced')).toMatchObject([{ rule: 'effets-de-remplacement-definition' }]);
		expect(result.outcomes).toMatchObject([{ reason: 'replaced' }]);
		expect(result.balances.you).toMatchObject({ pool: 8, keys: 0 });
	});

	test('forger-obligatoire: without enough Æmber there is nothing to forbid or to replace', () => {
		for (const prevention of ['forbidden', 'replaced'] as const)
			expect(yourForgeStep({ pool: 5 }, { prevention }).result.outcomes).toMatchObject([
				{ reason: 'too-little-aember' },
			]);
	});
});

describe('Æmber on cards', () => {
	test('forger-aombre-des-cartes, the example of the glossary: 4 in the pool and 3 on a creature', () => {
		const { result, stepsOf } = yourForgeStep({ pool: 4, onCards: 3 });
		expect(stepsOf('aember-on-cards')).toMatchObject([{ rule: 'forger-aombre-des-cartes', before: 4, after: 7 }]);
		expect(stepsOf('must-forge')).toMatchObject([{ rule: 'forger-aombre-des-cartes', before: 7 }]);
		expect(result.balances.you).toMatchObject({ pool: 0, onCards: 1, keys: 1 });
	});

	test.each([
		['as few as possible', 0, 2, 4],
		['as wanted', 3, 3, 3],
		['no more than there is', 9, 5, 1],
	])('forger-aombre-provenance: from the cards, %s', (_, fromCards, cards, pool) => {
		const { stepsOf } = yourForgeStep({ pool: 4, onCards: 5 }, { fromCards });
		expect(stepsOf('paid-from-cards')).toMatchObject([{ before: 5, after: 5 - cards, decider: 'you' }]);
		expect(stepsOf('paid-from-pool')).toMatchObject([{ before: 4, after: 4 - pool }]);
	});

	test('forger-aombre-provenance: never more than the cost, even with a pool that needs nothing', () => {
		const { result } = yourForgeStep({ pool: 9, onCards: 9 }, { fromCards: 9 });
		expect(result.balances.you).toMatchObject({ pool: 9, onCards: 3 });
	});

	test('forger-obligatoire: the pool that is enough makes the key due by itself', () => {
		expect(yourForgeStep({ pool: 6, onCards: 1 }).stepsOf('must-forge')).toMatchObject([
			{ rule: 'forger-obligatoire' },
		]);
	});
});
