import { describe, expect, test } from 'vitest';
import {
	atCurrentCost,
	atPrice,
	effect,
	forgeStep,
	judge,
	keyUnforged,
	movement,
	type Sheet,
	situation,
	turnEnd,
} from './builders';

describe('a key forged by an effect', () => {
	test.each([
		['at the current cost', atCurrentCost(), [], 6],
		['at the current cost, changed', atCurrentCost(), [1], 7],
		['at the current cost and 9 more', atCurrentCost(9), [1], 16],
		['at the current cost and 4 less', atCurrentCost(-4), [], 2],
		['below 0', atCurrentCost(-9), [], 0],
	])('cout-actuel-a-payer: %s', (_, demand, modifiers, expected) => {
		const { stepsOf, result } = judge(situation({ pool: 20, modifiers }), effect('you', { cost: demand }));
		expect(stepsOf('effect-cost')).toMatchObject([{ rule: 'cout-actuel-a-payer', after: expected }]);
		expect(result.outcomes).toMatchObject([{ type: 'key-forged', cost: expected }]);
		expect(result.balances.you.pool).toBe(20 - expected);
	});

	test('regle-d-or-carte: an amount of its own, whatever the current cost', () => {
		const { stepsOf, result } = judge(situation({ modifiers: [3] }), effect('you', { cost: atPrice(0) }));
		expect(stepsOf('effect-cost')).toMatchObject([{ rule: 'regle-d-or-carte', before: 9, after: 0 }]);
		expect(stepsOf('current-cost')).toEqual([]);
		expect(result.outcomes).toMatchObject([{ type: 'key-forged', cost: 0 }]);
	});

	test('forger-definition: not without what it costs', () => {
		const { stepsOf, result } = judge(situation({ pool: 5 }), effect());
		expect(stepsOf('too-little-aember')).toMatchObject([{ rule: 'forger-definition', before: 5, cost: 6 }]);
		expect(result.outcomes).toMatchObject([{ reason: 'too-little-aember', missing: 1 }]);
	});

	test('peut-facultatif: the player may refuse what « peut » offers', () => {
		const { result, stepsOf } = judge(situation({ pool: 6 }), effect('you', { choice: 'declined' }));
		expect(result.outcomes).toMatchObject([{ reason: 'declined', missing: 0 }]);
		expect(stepsOf('declined')).toMatchObject([{ before: 6, after: 6 }]);
		expect(result.balances.you).toMatchObject({ pool: 6, keys: 0 });
	});

	test('peut-completement: or take it', () => {
		const { stepsOf } = judge(situation({ pool: 6 }), effect('you', { choice: 'accepted' }));
		expect(stepsOf('must-forge')).toMatchObject([{ rule: 'peut-completement' }]);
	});

	test.each([
		['mandatory', 'ne-peut-pas-contre-doit'],
		['accepted', 'ne-peut-pas-contre-peut'],
	] as const)('%s: %s', (choice, rule) => {
		const { stepsOf, result } = judge(situation({ pool: 6 }), effect('you', { choice, prevention: 'forbidden' }));
		expect(stepsOf('forbidden')).toMatchObject([{ rule }]);
		expect(result.outcomes).toMatchObject([{ reason: 'forbidden' }]);
	});

	test('effets-de-remplacement-definition: it may be replaced too', () => {
		const { result } = judge(situation({ pool: 6 }), effect('you', { prevention: 'replaced' }));
		expect(result.balances.you).toMatchObject({ pool: 6, keys: 0 });
	});

	test('cles-victoire: it may be the third', () => {
		expect(judge(situation({ pool: 6, keys: 2 }), effect()).result.winner).toBe('you');
	});
});

describe('forger-hors-etape: a second key in the same turn', () => {
	test('is forged, and said', () => {
		const { result, stepsOf } = judge(situation({ pool: 13 }), forgeStep(), effect());
		expect(result.balances.you).toMatchObject({ pool: 1, keys: 2 });
		expect(stepsOf('another-key-this-turn')).toMatchObject([{ before: 1, after: 2 }]);
	});

	test('is the first of the next turn', () => {
		const { stepsOf } = judge(situation({ pool: 13 }), forgeStep(), forgeStep('opponent'), effect());
		expect(stepsOf('another-key-this-turn')).toEqual([]);
	});

	test('is the first of the next turn, even if only the end of the turn is given', () => {
		const { stepsOf } = judge(situation({ pool: 13 }), forgeStep(), turnEnd(), effect());
		expect(stepsOf('another-key-this-turn')).toEqual([]);
	});

	test('is counted for each player apart', () => {
		const { stepsOf } = judge(situation({ pool: 6 }, { pool: 6 }), forgeStep(), effect('opponent'));
		expect(stepsOf('another-key-this-turn')).toEqual([]);
	});

	test('faq-marteau-a-cle-deux-cles: one of two forged keys becomes unforged', () => {
		const { result } = judge(
			situation({}, { pool: 12 }),
			forgeStep('opponent'),
			effect('opponent'),
			forgeStep('you'),
			keyUnforged('opponent'),
		);
		expect(result.outcomes.at(-1)).toEqual({ type: 'key-unforged', player: 'opponent', keys: 1 });
		expect(result.balances.opponent.keys).toBe(1);
	});
});

describe('faq-crapaurte-cles: the opponent has 5 Æmber and 5 on a card that may pay', () => {
	const opponent: Sheet = { pool: 5, onCards: 5 };

	test('faq-crapaurte-cles-obligatoire: the key is forged, even during your turn', () => {
		const { result, stepsOf } = judge(situation({}, opponent), effect('opponent'));
		expect(result.outcomes).toEqual([{ type: 'key-forged', player: 'opponent', cost: 6, keys: 1 }]);
		expect(stepsOf('aember-on-cards')).toMatchObject([{ rule: 'forger-aombre-hors-etape', before: 5, after: 10 }]);
		expect(stepsOf('must-forge')).toMatchObject([{ rule: 'forger-aombre-hors-etape' }]);
	});

	test.each([
		[0, { pool: 0, onCards: 4 }],
		[3, { pool: 2, onCards: 2 }],
		[5, { pool: 4, onCards: 0 }],
	])('faq-crapaurte-cles-decision: you decide what is spent, %i from the card', (fromCards, left) => {
		const { result, stepsOf } = judge(situation({}, opponent), effect('opponent', { fromCards }));
		expect(result.balances.opponent).toMatchObject(left);
		expect(stepsOf('paid-from-cards')).toMatchObject([{ decider: 'you' }]);
	});

	test('forger-aombre-provenance: once your turn has ended, the opponent is the active player', () => {
		const { stepsOf } = judge(situation({ pool: 9, onCards: 3 }), turnEnd(), effect());
		expect(stepsOf('paid-from-cards')).toMatchObject([{ rule: 'forger-aombre-provenance', decider: 'opponent' }]);
	});

	test('forger-aombre-des-cartes: nobody decides when there is a single way to pay', () => {
		const { stepsOf } = judge(situation({ pool: 3, onCards: 3 }), forgeStep());
		expect(stepsOf('paid-from-cards')).toMatchObject([{ rule: 'forger-aombre-des-cartes', before: 3, after: 0 }]);
	});

	test('forger-aombre-provenance: a free key takes nothing from the cards, and nobody decides', () => {
		const { stepsOf, result } = judge(situation({ onCards: 3 }), effect('you', { cost: atPrice(0), fromCards: 3 }));
		expect(stepsOf('paid-from-cards')).toEqual([]);
		expect(result.balances.you).toMatchObject({ onCards: 3, keys: 1 });
	});

	test('forger-aombre-provenance: at their own step 1, the opponent decides', () => {
		const { stepsOf } = judge(situation({}, opponent), forgeStep('opponent'));
		expect(stepsOf('paid-from-cards')).toMatchObject([{ decider: 'opponent' }]);
	});
});

describe('keys that become unforged', () => {
	test('redevenir-non-forgee-pion: the key counts no more, and has to be forged again', () => {
		const { result } = judge(situation({ pool: 6, keys: 2 }), keyUnforged('you'), forgeStep());
		expect(result.winner).toBe(null);
		expect(result.balances.you.keys).toBe(2);
	});

	test('redevenir-non-forgee-pion: none without a forged key', () => {
		const { result, trace } = judge(situation(), keyUnforged('you'));
		expect(result.outcomes).toEqual([
			{ type: 'illegal', reason: 'no-forged-key', rule: 'redevenir-non-forgee-pion', player: 'you' },
		]);
		expect(trace).toEqual([]);
	});
});

describe('faq-timing-greffe-og: 10 Æmber, the second key costs 6', () => {
	test('4 are left, that the opponent may lose or give', () => {
		const before = situation({}, { pool: 10, keys: 1 });
		const { result } = judge(before, forgeStep('opponent'), movement('payment', 'opponent', 4));
		expect(result.balances).toMatchObject({ you: { pool: 4 }, opponent: { pool: 0, keys: 2 } });
	});
});
